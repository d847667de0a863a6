import { expect, test } from 'vitest';
import { isMarkedWith } from './marking.ts';

test.each([
  ['важно', '', ''],
  ['*важно*', '*', ''],
  ['**важно**', '', '**'],
  ['***важно***', '*', '**'],
  ['**важно*', '', ''],
] as const)('the words of %s are marked with „%s“ and „%s“', (text, italic, bold) => {
  const [before = '', after = ''] = text.split('важно');
  expect(isMarkedWith('*', before, after)).toBe(italic !== '');
  expect(isMarkedWith('**', before, after)).toBe(bold !== '');
});

test('stars elsewhere in the text mark nothing', () => {
  expect(isMarkedWith('*', '*едно* ', ' *две*')).toBe(false);
});

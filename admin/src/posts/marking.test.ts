import { expect, test } from 'vitest';
import { isMarkedWith, toolByKey } from './marking.ts';
import { text } from './text.ts';

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

test.each([
  { key: 'b', code: 'KeyB', label: text.bold },
  { key: 'B', code: 'KeyB', label: text.bold },
  { key: 'б', code: 'KeyB', label: text.bold },
  { key: 'ш', code: 'KeyI', label: text.italic },
  { key: 'к', code: 'KeyK', label: text.link },
  // On Dvorak, whose letters stand elsewhere.
  { key: 'x', code: 'KeyB', label: undefined },
  { key: 'b', code: 'KeyN', label: text.bold },
  { key: 'а', code: 'KeyA', label: undefined },
  { key: 'Enter', code: 'Enter', label: undefined },
])('$key on $code is the key of $label', ({ label, ...pressed }) => {
  expect(toolByKey(pressed)?.label).toBe(label);
});

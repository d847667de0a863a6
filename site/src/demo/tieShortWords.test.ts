import { expect, test } from 'vitest';
import { tieShortWords } from './tieShortWords.ts';

test('a one-letter word never ends a line', () => {
  expect(tieShortWords('<p>Риба с лимон и копър</p>')).toBe('<p>Риба с\u00a0лимон и\u00a0копър</p>');
});

test('a word at the start of its element counts too', () => {
  expect(tieShortWords('<dd>в цената</dd>')).toBe('<dd>в\u00a0цената</dd>');
});

test('a dash stays with the word before it', () => {
  expect(tieShortWords('<p>София – Русе</p>')).toBe('<p>София\u00a0– Русе</p>');
});

test('longer words, digits and tags stay as they are', () => {
  const html = '<path d="M 0 h 5" title="а б"><p>на 5 души</p>';
  expect(tieShortWords(html)).toBe(html);
});

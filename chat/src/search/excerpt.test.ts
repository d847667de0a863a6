import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('the found words are shown as written, with the text around them', () => {
  expect(excerpt('Кога ще е готов\nСАЙТЪТ?', ' сайтът ')).toEqual({
    before: 'Кога ще е готов ',
    found: 'САЙТЪТ',
    after: '?',
  });
});

test('of a long message only the text around the hit is shown', () => {
  const { before, found, after } = excerpt(`${'а'.repeat(500)} меню ${'б'.repeat(500)}`, 'меню');
  expect(before).toBe(`…${'а'.repeat(29)} `);
  expect(found).toBe('меню');
  expect(after.length).toBeLessThan(160);
});

test('the text before the hit begins with a whole word', () => {
  expect(excerpt(`Здравейте! ${'Още нещо за оформлението. '.repeat(3)}Темата е тъмна`, 'темата').before).toBe(
    '…Още нещо за оформлението. ',
  );
});

test('no emoji is cut in half', () => {
  // Before the hit and after it, one end of the row is even and one is odd.
  for (const shift of ['', 'а']) {
    const { before, after } = excerpt(`${'😀'.repeat(99)}${shift}меню${shift}${'😀'.repeat(99)}`, 'меню');
    expect(before + after).not.toMatch(/\p{Surrogate}/u);
    expect(excerpt(shift + '😀'.repeat(99), 'меню').before).not.toMatch(/\p{Surrogate}/u);
  }
});

test('if the words are not found as typed, the beginning is shown', () => {
  expect(excerpt('Здравейте', 'друго')).toEqual({ before: 'Здравейте', found: '', after: '' });
});

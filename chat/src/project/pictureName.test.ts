import { expect, test } from 'vitest';
import { pictureName } from './pictureName.ts';

const picture = {
  content: 'Изображение',
  attachment_url: 'chat-images/0c3f/01a2156d-7b1e.png',
  attachment_name: null,
  timestamp: '2026-11-25T22:30:00Z',
};
const named = (content: string) => pictureName({ ...picture, content }, '2026-12-01');

test('a picture is called by the words it was sent with', () => {
  expect(named('Новата табела')).toBe('Новата табела.png');
  expect(named('Ето я.')).toBe('Ето я.png');
});

test('without words, by the day in Sofia', () => {
  expect(named('...')).toBe('Изображение, 26\u00a0ноември.png');
  expect(pictureName(picture, '2026-12-01')).toBe('Изображение, 26\u00a0ноември.png');
  expect(pictureName(picture, '2027-01-04')).toBe('Изображение, 26\u00a0ноември\u00a02026\u00a0г.png');
});

test('many words are cut after a whole one', () => {
  expect(named(`${'хляб '.repeat(20)}`)).toBe(`${'хляб '.repeat(11)}хляб.png`);
  expect(named('х'.repeat(61))).toBe(`${'х'.repeat(60)}.png`);
});

test('words stay on one line, and hold nothing that a file’s name must not', () => {
  expect(named('Витрина\nи врата/прозорец\u202egnp')).toBe('Витрина и врата_прозорец_gnp.png');
});

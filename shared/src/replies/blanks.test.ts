import { expect, test } from 'vitest';
import { blanksOf, fillBlanks, piecesOf } from './blanks.ts';

const letter = 'Здравейте, {име},\nцената за „{услуга}“ е {цена} до {дата}. {цена}!';

test('name and service are filled in, other blanks stay', () => {
  expect(fillBlanks(letter, { име: 'Ана', услуга: 'Под Вежен' })).toBe(
    'Здравейте, Ана,\nцената за „Под Вежен“ е {цена} до {дата}. {цена}!',
  );
  expect(fillBlanks('{Име} { име }', { име: 'Ана' })).toBe('Ана Ана');
});

test('unknown blanks stay, and filled-in text is not searched again', () => {
  expect(fillBlanks('{услуга} {име}', { име: '{услуга}', услуга: undefined })).toBe('{услуга} {услуга}');
  expect(fillBlanks('{constructor}', {})).toBe('{constructor}');
});

test('each blank is listed once, in order', () => {
  expect(blanksOf(letter)).toEqual(['{име}', '{услуга}', '{цена}', '{дата}']);
});

test.each(['', '{}', 'a { b', '} {', '{на\nдва реда}', '{{'])('%j has no blank', (words) => {
  expect(blanksOf(words)).toEqual([]);
});

test('the pieces join to the whole text', () => {
  const pieces = piecesOf('до {дата}.');
  expect(pieces.map(({ text }) => text).join('')).toBe('до {дата}.');
  expect(pieces.filter(({ isBlank }) => isBlank)).toEqual([{ text: '{дата}', at: 3, isBlank: true }]);
});

import { expect, test } from 'vitest';
import { requestedChoice, serviceChoices } from './serviceChoices.ts';

test('one can choose no template or any on show', () => {
  expect(serviceChoices(['Старият орех', 'Ария'])).toEqual([
    { value: 'no-template', label: 'Без шаблон' },
    { value: 'Старият орех', label: 'Старият орех' },
    { value: 'Ария', label: 'Ария' },
  ]);
});

test.each([
  ['template=%D0%90%D1%80%D0%B8%D1%8F', { value: 'Ария', label: 'Ария' }],
  ['service=copywriting', { value: 'copywriting', label: 'SEO статии и копирайтинг' }],
  ['service=unknown', undefined],
  ['service=toString', undefined],
  ['template=', undefined],
  ['', undefined],
])('the address ?%s asks for %o', (query, expected) => {
  expect(requestedChoice(new URLSearchParams(query))).toEqual(expected);
});

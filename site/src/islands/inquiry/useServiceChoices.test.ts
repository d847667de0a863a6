import { serviceNames } from '@vitrina/shared/text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestedChoice, serviceChoices } from './useServiceChoices.ts';

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

test('any other address asks for one of the services, for a template by its name, or for nothing', () => {
  const name = fc.oneof(fc.constantFrom('template', 'service'), fc.string());
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('__proto__', 'constructor', 'seo', '%'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const query = new URLSearchParams(pairs);
      const choice = requestedChoice(query);
      if (choice === undefined) return;
      if (choice.value === choice.label) expect(choice.value).toBe(query.get('template')?.trim());
      else expect(Object.entries(serviceNames)).toContainEqual([choice.value, choice.label]);
      expect(choice.label).toMatch(/\S/);
    }),
  );
});

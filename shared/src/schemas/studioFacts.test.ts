import { expect, test } from 'vitest';
import { factsOfBrand } from '../studioFacts.ts';
import { studioFactsSchema } from './studioFacts.ts';

const messagesOf = (changed: object) =>
  studioFactsSchema.safeParse({ ...factsOfBrand, ...changed }).error?.issues.map(({ message }) => message);
const closed = Array.from({ length: 6 }, () => null);

test('the brand’s facts pass', () => {
  expect(studioFactsSchema.parse(factsOfBrand)).toEqual(factsOfBrand);
});

test('empty fields are removed', () => {
  const facts = { ...factsOfBrand, phones: ['', '02 000 00 00 ', null], social: [{ name: '', url: ' ' }] };
  expect(studioFactsSchema.parse(facts)).toMatchObject({ phones: ['02 000 00 00'], social: [] });
});

test.each([
  ['Моля, въведете валиден имейл адрес.', { email: 'studio@vitrina' }],
  ['Телефонът е задължителен', { phones: [''] }],
  ['Напишете телефона с кода, например 02 000 00 00.', { phones: ['112'] }],
  ['Един телефон стои два пъти.', { phones: ['02 000 00 00', '+359 2 0000000'] }],
  ['Адресът е задължителен', { address: ' ' }],
  ['Затварянето трябва да е след отварянето.', { hours: [{ opens: '18:00', closes: '09:00' }, ...closed] }],
  ['Напишете час, например 09:00.', { hours: [{ opens: '', closes: '09:00' }, ...closed] }],
  ['Отбележете поне един работен ден.', { hours: [null, ...closed] }],
  ['Изберете дата.', { closed_days: ['2026-02-30'] }],
  ['Изберете ден между 2000 и 2099\u00a0г.', { closed_days: ['2100-01-01'] }],
  ['Изберете ден между 2000 и 2099\u00a0г.', { closed_days: ['20266-01-01'] }],
  ['Моля, въведете валиден адрес с https://', { social: [{ name: 'Facebook', url: 'http://x.bg' }] }],
  ['Името е задължително', { social: [{ name: '', url: 'https://x.bg' }] }],
])('the message „%s“ is shown for %j', (message, changed) => {
  expect(messagesOf(changed)).toEqual([message]);
});

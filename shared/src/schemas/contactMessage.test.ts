import { expect, test } from 'vitest';
import { contactMessageSchema } from './contactMessage.ts';

const valid = {
  name: 'Ана Петрова',
  email: 'ana@example.com',
  phone: '088 000 00 00',
  title: 'Смяна на домейн',
  message: 'Здравейте',
  website: '',
};

const messages = (input: unknown) =>
  contactMessageSchema.safeParse(input).error?.issues.map(({ message }) => message);

test('a complete message passes', () => {
  expect(contactMessageSchema.parse(valid)).toEqual(valid);
});

test.each([
  ['name', 'Моля, въведете вашето име.'],
  ['email', 'Моля, въведете валиден имейл адрес.'],
  ['phone', 'Моля, въведете телефонен номер.'],
  ['title', 'Моля, въведете тема.'],
  ['message', 'Моля, въведете съобщение.'],
])('%s must not be missing or blank', (field, message) => {
  expect(messages({ ...valid, [field]: undefined })).toEqual([message]);
  expect(messages({ ...valid, [field]: '   ' })?.[0]).toBe(message);
});

test('a subject of 201 characters is refused with the limit', () => {
  expect(messages({ ...valid, title: 'я'.repeat(201) })).toEqual([
    'Текстът е твърде дълъг – най-много 200 знака.',
  ]);
});

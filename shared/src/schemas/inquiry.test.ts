import { expect, test } from 'vitest';
import { inquirySchema } from './inquiry.ts';

const valid = {
  name: ' Ана Петрова ',
  email: 'ana@example.com',
  phone: '088 000 00 00',
  service: 'Старият орех',
  message: 'Здравейте',
  website: '',
};

const messages = (input: unknown) =>
  inquirySchema.safeParse(input).error?.issues.map(({ message }) => message);

test('a complete inquiry passes, and is trimmed', () => {
  expect(inquirySchema.parse(valid).name).toBe('Ана Петрова');
});

test.each([
  ['name', 'Моля, въведете вашето име.'],
  ['email', 'Моля, въведете валиден имейл адрес.'],
  ['phone', 'Моля, въведете телефонен номер.'],
  ['service', 'Моля, изберете шаблон.'],
  ['message', 'Моля, въведете съобщение.'],
])('%s must not be missing or blank', (field, message) => {
  expect(messages({ ...valid, [field]: undefined })).toEqual([message]);
  expect(messages({ ...valid, [field]: '   ' })?.[0]).toBe(message);
});

test('a zero byte, which the database cannot store, is removed', () => {
  expect(inquirySchema.parse({ ...valid, name: 'Ана\0' }).name).toBe('Ана');
  expect(inquirySchema.parse({ ...valid, email: 'ana@example.com\0' }).email).toBe('ana@example.com');
  expect(messages({ ...valid, message: '\0' })).toEqual(['Моля, въведете съобщение.']);
});

test('an e-mail address needs an "@"', () => {
  expect(messages({ ...valid, email: 'ana.example.com' })).toEqual(['Моля, въведете валиден имейл адрес.']);
});

test('a phone number needs a digit', () => {
  expect(messages({ ...valid, phone: 'abc' })).toEqual(['Моля, въведете телефонен номер.']);
  expect(messages({ ...valid, phone: '+359 88 000 0000 (Ана)' })).toBeUndefined();
});

test('without a price tag the choice is empty', () => {
  expect(inquirySchema.parse(valid).choice).toBe('');
});

test('a message of 4001 characters is refused with the limit', () => {
  expect(messages({ ...valid, message: 'я'.repeat(4001) })).toEqual([
    'Текстът е твърде дълъг – най-много 4000 знака.',
  ]);
});

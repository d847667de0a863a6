import { inquirySchema } from '@vitrina/shared/schemas/inquiry.ts';
import { expect, test } from 'vitest';
import { fieldErrors, remainingErrors } from './fieldErrors.ts';

const complete = {
  name: 'Ана Петрова',
  email: 'ana@example.com',
  phone: '0888 123 456',
  service: 'no-template',
  message: 'Искам сайт.',
  website: '',
};

function errorsOf(changes: Partial<typeof complete>) {
  const checked = inquirySchema.safeParse({ ...complete, ...changes });
  return checked.success ? {} : fieldErrors(checked.error);
}

test('every empty field has its own message', () => {
  expect(errorsOf({ name: ' ', email: '', phone: '\t', service: '', message: '\n' })).toEqual({
    name: 'Моля, въведете вашето име.',
    email: 'Моля, въведете валиден имейл адрес.',
    phone: 'Моля, въведете телефонен номер.',
    service: 'Моля, изберете шаблон.',
    message: 'Моля, въведете съобщение.',
  });
});

test('an address without @ is not an e-mail address', () => {
  expect(errorsOf({ email: 'ralitsa.abv.bg' })).toEqual({ email: 'Моля, въведете валиден имейл адрес.' });
});

test('a text over the limit is rejected, not cut', () => {
  expect(errorsOf({ message: 'я'.repeat(4_001) })).toEqual({
    message: 'Текстът е твърде дълъг – най-много 4000 знака.',
  });
  expect(errorsOf({ message: 'я'.repeat(4_000) })).toEqual({});
});

test('typing removes errors and never adds any', () => {
  const shown = { name: 'Моля, въведете вашето име.', email: 'Моля, въведете валиден имейл адрес.' };
  const found = { email: 'Моля, въведете валиден имейл адрес.', phone: 'Моля, въведете телефонен номер.' };
  expect(remainingErrors(shown, found)).toEqual({ email: 'Моля, въведете валиден имейл адрес.' });
});

import { expect, test } from 'vitest';
import { passwordSchema } from './passwordSchema.ts';

const good = {
  currentPassword: 'старата парола',
  newPassword: 'новата парола',
  confirmPassword: 'новата парола',
};

const messages = (changes: Partial<Record<keyof typeof good, string | null>>) =>
  passwordSchema
    .safeParse({ ...good, ...changes })
    .error?.issues.map(({ path, message }) => [path[0], message]);

test('three valid fields pass', () => {
  expect(messages({})).toBeUndefined();
});

test('new passwords that differ are refused at the second field', () => {
  expect(messages({ confirmPassword: 'друга парола' })).toEqual([
    ['confirmPassword', 'Новите пароли не съвпадат.'],
  ]);
});

test('a new password has at least 8 characters and at most 72 bytes', () => {
  expect(messages({ newPassword: 'кратка', confirmPassword: 'кратка' })).toEqual([
    ['newPassword', 'Паролата трябва да е поне 8 знака.'],
  ]);
  const long = 'я'.repeat(37);
  expect(messages({ newPassword: long, confirmPassword: long })).toEqual([
    ['newPassword', 'Паролата е твърде дълга.'],
  ]);
});

test('the current password must not be empty', () => {
  expect(messages({ currentPassword: null })).toEqual([
    ['currentPassword', 'Моля, въведете текущата парола.'],
  ]);
});

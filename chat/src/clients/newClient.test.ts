import { expect, test } from 'vitest';
import { checkNewClient } from './newClient.ts';

const good = { name: '', email: '', username: 'zakvaska', password: 'хляб-и-сол', site_url: '' };
const errorsOf = (typed: Partial<typeof good>) => {
  const result = checkNewClient({ ...good, ...typed });
  return result.ok ? {} : result.reason;
};

test('user name and password are enough', () => {
  expect(checkNewClient(good)).toEqual({
    ok: true,
    value: { username: 'zakvaska', password: 'хляб-и-сол' },
  });
});

test('a client with an e-mail address needs no password', () => {
  const typed = { ...good, name: ' Ралица ', email: ' ralitsa@example.bg ' };
  expect(checkNewClient({ ...typed, password: '' })).toEqual({
    ok: true,
    value: { username: 'zakvaska', name: 'Ралица', email: 'ralitsa@example.bg' },
  });
  expect(checkNewClient(typed)).toMatchObject({ value: { password: 'хляб-и-сол' } });
  expect(errorsOf({ email: 'ralitsa@example.bg', password: '1234567' })).toHaveProperty('password');
});

test('the user name is stored in lower case, the site with its scheme', () => {
  expect(checkNewClient({ ...good, username: ' Zakvaska ', site_url: 'zakvaska.example' })).toMatchObject({
    value: { username: 'zakvaska', site_url: 'https://zakvaska.example' },
  });
});

test('each field gets its own error', () => {
  expect(errorsOf({ username: '', password: '' })).toEqual({
    username: 'Моля, въведете потребителско име.',
    password: 'Моля, въведете парола.',
  });
  for (const username of ['ab', 'закваска', 'a b c', 'x'.repeat(33)])
    expect(errorsOf({ username }).username).toContain('от 3 до 32');
  expect(errorsOf({ password: '1234567' }).password).toBe('Паролата трябва да има поне 8 знака.');
  expect(errorsOf({ password: 'я'.repeat(37) }).password).toBe('Паролата е твърде дълга.');
  for (const email of ['ralitsa', 'a b@example.bg'])
    expect(errorsOf({ email }).email).toBe('Моля, въведете валиден имейл адрес.');
  expect(errorsOf({ name: 'я'.repeat(101) }).name).toContain('най-много 100 знака');
  for (const site_url of ['javascript:alert(1)', 'сайт', 'https://', 'a b.example'])
    expect(errorsOf({ site_url }).site_url).toBe('Моля, въведете валиден адрес на сайт.');
});

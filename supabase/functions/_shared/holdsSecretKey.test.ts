import { expect, test } from 'vitest';
import { holdsSecretKey } from './holdsSecretKey.ts';
import { readProject } from './readProject.ts';

const project = (keys: Record<string, string>) =>
  readProject(
    (name) =>
      ({ SUPABASE_URL: 'https://ref.example', SUPABASE_PUBLISHABLE_KEYS: '{"default":"public"}', ...keys })[
        name
      ],
  );
const SECRET_KEYS = JSON.stringify({ schedule: 'sb_secret_b', default: 'sb_secret_a' });
const { secretKey, secretKeys } = project({ SUPABASE_SECRET_KEYS: SECRET_KEYS });

const calledWith = (headers: Record<string, string>) =>
  holdsSecretKey(new Request('https://ref.example', { headers }), secretKeys);

test.each<Record<string, string>>([
  { apikey: 'sb_secret_a' },
  { apikey: 'sb_secret_b' },
  { authorization: 'Bearer sb_secret_b' },
])('each secret key of the project is accepted, whatever its name: %o', async (headers) => {
  expect(await calledWith(headers)).toBe(true);
});

test.each<Record<string, string>>([
  {},
  { apikey: '' },
  { apikey: 'public' },
  { apikey: 'sb_secret_a sb_secret_b' },
  { apikey: 'public', authorization: 'Bearer sb_secret_a' },
])('nothing else is accepted: %o', async (headers) => {
  expect(await calledWith(headers)).toBe(false);
});

test('the function uses the key called default, or else the first one', () => {
  expect(secretKey).toBe('sb_secret_a');
  expect(project({ SUPABASE_SECRET_KEYS: '{"schedule":"sb_secret_b"}' }).secretKey).toBe('sb_secret_b');
});

test('a stack with only the older key uses that', () => {
  expect(project({ SUPABASE_SERVICE_ROLE_KEY: 'older' })).toMatchObject({
    secretKey: 'older',
    secretKeys: ['older'],
  });
});

test('a project without a key is an error', () => {
  expect(() => project({})).toThrow('SUPABASE_SERVICE_ROLE_KEY');
  expect(() => project({ SUPABASE_SECRET_KEYS: '{}' })).toThrow('SUPABASE_SERVICE_ROLE_KEY');
});

import { readdir, readFile } from 'node:fs/promises';
import { brand } from '@vitrina/shared/brand.ts';
import { MAX_ROWS } from '@vitrina/shared/pageSizes.ts';
import { PASSWORD_MIN_LENGTH } from '@vitrina/shared/schemas/account.ts';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openPostgres15 } from './openPostgres15.ts';

const bucket = z.object({
  public: z.boolean(),
  file_size_limit: z
    .templateLiteral([z.int(), 'MiB'])
    .transform((size) => Number.parseInt(size, 10) * 1024 * 1024),
  allowed_mime_types: z.array(z.string()),
});
const configSchema = z.object({
  auth: z.object({
    site_url: z.string(),
    additional_redirect_urls: z.array(z.string()),
    enable_signup: z.boolean(),
    enable_anonymous_sign_ins: z.boolean(),
    minimum_password_length: z.number(),
    rate_limit: z.object({ sign_in_sign_ups: z.number(), token_refresh: z.number() }),
    email: z.object({
      enable_confirmations: z.boolean(),
      double_confirm_changes: z.boolean(),
      otp_expiry: z.number(),
    }),
  }),
  db: z.object({ ssl_enforcement: z.object({ enabled: z.boolean() }) }),
  api: z.object({ schemas: z.array(z.string()), max_rows: z.number() }),
  storage: z.object({ buckets: z.record(z.string(), bucket) }),
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean() })),
});

const folder = new URL('../../supabase/', import.meta.url);
const config = configSchema.parse(parse(await readFile(new URL('config.toml', folder), 'utf8')));

test('nobody signs up on a hosted project either, and passwords are as long as here', () => {
  expect(config.auth).toEqual({
    site_url: brand.siteUrl,
    additional_redirect_urls: [],
    enable_signup: false,
    enable_anonymous_sign_ins: false,
    minimum_password_length: PASSWORD_MIN_LENGTH,
    rate_limit: { sign_in_sign_ups: 10, token_refresh: 150 },
    // In seconds: the console says „10 минути“.
    email: { enable_confirmations: true, double_confirm_changes: true, otp_expiry: 600 },
  });
});

test('the documented limits of password guesses on a hosted project are those configured', async () => {
  const security = (await readFile(new URL('../docs/security.md', folder), 'utf8')).replaceAll(/\s+/g, ' ');
  const { sign_in_sign_ups: mails, token_refresh: signIns } = config.auth.rate_limit;
  expect(security).toContain(`${signIns} sign-ins and renewed sessions in five minutes from one address`);
  expect(security).toContain(`${mails} requests`);
});

test('the database refuses connections without TLS', () => {
  expect(config.db).toEqual({ ssl_enforcement: { enabled: true } });
});

test('the API exposes only the schema made for it', () => {
  expect(config.api).toEqual({ schemas: ['public'], max_rows: MAX_ROWS });
});

test('every function is configured, and checks its callers itself', async () => {
  const entries = await readdir(new URL('functions', folder), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'));
  expect(config.functions).toEqual(
    Object.fromEntries(names.map(({ name }) => [name, { verify_jwt: false }])),
  );
});

test('buckets are those of the migrations, with the same limits', async () => {
  const database = await openPostgres15();
  try {
    const [rows = []] = await database.run(
      'select id, public, file_size_limit, allowed_mime_types from storage.buckets',
    );
    expect(config.storage.buckets).toEqual(
      Object.fromEntries(
        rows.map(([id, isPublic, limit, types]) => [
          id,
          { public: isPublic, file_size_limit: Number(limit), allowed_mime_types: types },
        ]),
      ),
    );
  } finally {
    await database.close();
  }
});

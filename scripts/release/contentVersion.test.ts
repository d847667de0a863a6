import { backend } from '@vitrina/tests/fixtures/backend.ts';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentVersion } from './contentVersion.ts';

let sql: postgres.Sql;

beforeAll(() => {
  sql = postgres(backend.dbUrl, { max: 1, onnotice: () => {} });
});
afterAll(() => sql?.end());

// One after the other, on one row.
test.each([
  [true, "insert into public.templates (name, description, demo_url) values ('Проба', 'Нов', '/demo/law')"],
  [true, "update public.templates set description = 'Друг' where name = 'Проба'"],
  [false, "update public.templates set description = description where name = 'Проба'"],
  [true, "update public.templates set status = 'inactive' where name = 'Проба'"],
  [false, "update public.templates set description = 'Скрит' where name = 'Проба'"],
  [true, "update public.templates set status = 'active' where name = 'Проба'"],
  [true, "delete from public.templates where name = 'Проба'"],
])('the version changes exactly when a build is requested: %s after %s', async (isShown, change) => {
  await sql`delete from public.site_builds`;
  const before = await contentVersion(backend.dbUrl);
  await sql.unsafe(change);
  expect((await contentVersion(backend.dbUrl)) !== before).toBe(isShown);
  expect(await sql`select from public.site_builds`).toHaveLength(isShown ? 1 : 0);
});

test('a row that nobody sees neither comes nor goes', async () => {
  await sql`delete from public.site_builds`;
  const before = await contentVersion(backend.dbUrl);
  await sql`
    insert into public.templates (name, description, demo_url, status)
    values ('Чернова', 'Скрита', '/demo/law', 'inactive')`;
  expect(await contentVersion(backend.dbUrl)).toBe(before);
  expect(await sql`select from public.site_builds`).toEqual([]);
});

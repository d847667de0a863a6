import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { backend } from '@vitrina/tests/fixtures/backend.ts';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

let secret: Supabase;
let sql: postgres.Sql;
beforeAll(() => {
  secret = createServiceClient(backend.apiUrl, backend.secretKey);
  sql = postgres(backend.dbUrl, { max: 1 });
});
afterAll(() => sql?.end());

test('old pictures that no row shows are deleted with their files; the others stay', async () => {
  const pictures = secret.storage.from('project-images');
  const file = new Blob(['RIFF'], { type: 'image/webp' });
  for (const name of ['shown.webp', 'orphan.webp', 'new.webp'])
    expect((await pictures.upload(name, file, { contentType: 'image/webp' })).error).toBeNull();
  const image = pictures.getPublicUrl('shown.webp').data.publicUrl;
  await sql`insert into projects (title, description, image) values ('x', 'x', 'project-images/shown.webp')`;
  await sql`update storage.objects set created_at = now() - interval '8 days' where name <> 'new.webp'`;

  const response = await cleanUp(backend.secretKey);
  expect(await response.json()).toMatchObject({ files: 1, rows: { vitrina_inquiries: 0 } });
  const { data: left } = await pictures.list();
  expect(left?.map(({ name }) => name)).toEqual(['new.webp', 'shown.webp']);
  expect((await fetch(image.replace('shown', 'orphan'))).status).not.toBe(200);
  expect((await fetch(image)).status).toBe(200);
});

test('where files cannot be deleted, rows are, and the clean-up stays due', async () => {
  await sql`insert into vitrina_inquiries (name, email, phone, service, message, read, created_at)
    values ('x', 'x@example.bg', '1', 'x', 'x', true, now() - interval '13 months')`;
  await sql`insert into storage.objects (bucket_id, name, created_at)
    values ('project-images', 'kept.webp', now() - interval '8 days')`;
  await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception $$no$$; end'`;
  await sql`create trigger refuse before delete on storage.objects for each row execute function refuse()`;
  await sql`update private.retention_settings
    set next_clean_up_at = now() + interval '1 hour', clean_up_asked_at = now()`;

  expect((await cleanUp(backend.secretKey)).status).toBe(500);
  expect(await sql`select from vitrina_inquiries`).toEqual([]);
  expect(await sql`select from private.retention_settings where clean_up_asked_at is null`).toEqual([]);
  await sql`drop function refuse cascade`;
});

test('it runs by itself once a day', async () => {
  await sql`update private.retention_settings set next_clean_up_at = now() - interval '1 minute'`;
  const nextIn = async () => {
    const [row] =
      await sql`select next_clean_up_at > now() + interval '23 hours' as done from private.retention_settings`;
    return row?.done;
  };
  await expect.poll(nextIn, { timeout: 15_000 }).toBe(true);
});

test('nobody can start it without the secret key', async () => {
  for (const key of ['', 'wrong', backend.publishableKey]) expect((await cleanUp(key)).status).toBe(401);
});

const cleanUp = (apikey: string) =>
  fetch(`${backend.apiUrl}/functions/v1/clean-up`, { method: 'POST', headers: { apikey } });

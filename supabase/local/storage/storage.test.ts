import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const picture = (size = 4) => new Blob([new Uint8Array(size).fill(7)], { type: 'image/png' });

/** Somebody with a folder of their own in the private bucket. */
async function owner(name: string) {
  const person = await backend.signIn(name);
  return { ...person, files: person.client.storage.from('My files'), folder: person.id };
}

test('an uploaded file comes back as it was', async () => {
  const { files, folder } = await owner('ana');
  expect((await files.upload(`${folder}/a.png`, picture(), { cacheControl: '60' })).error).toBeNull();
  const { data } = await files.download(`${folder}/a.png`);
  expect(await data?.bytes()).toEqual(new Uint8Array(4).fill(7));
  expect(data?.type).toBe('image/png');
});

test('bytes are taken as well as files', async () => {
  const { files, folder } = await owner('ana');
  const options = { contentType: 'image/png' };
  expect((await files.upload(`${folder}/b.png`, new Uint8Array([1, 2]), options)).error).toBeNull();
  expect((await files.download(`${folder}/b.png`)).data?.size).toBe(2);
});

test('nobody gets into the folder of another', async () => {
  const [ana, boris] = [await owner('ana'), await owner('boris')];
  await ana.files.upload(`${ana.folder}/a.png`, picture());
  for (const files of [boris.files, backend.connect().storage.from('My files')]) {
    expect((await files.upload(`${ana.folder}/x.png`, picture())).error).toMatchObject({ statusCode: '403' });
    expect((await files.download(`${ana.folder}/a.png`)).error).not.toBeNull();
    expect((await files.createSignedUrl(`${ana.folder}/a.png`, 60)).error).toMatchObject({
      statusCode: '404',
    });
    expect((await files.list(ana.folder)).data).toEqual([]);
    expect((await files.remove([`${ana.folder}/a.png`])).data).toEqual([]);
  }
  expect((await ana.files.download(`${ana.folder}/a.png`)).error).toBeNull();
});

test('files that the bucket does not take are refused, and the connection survives', async () => {
  const { files, folder } = await owner('ana');
  const page = new Blob(['<script>'], { type: 'text/html' });
  expect((await files.upload(`${folder}/a.html`, page)).error).toMatchObject({ statusCode: '415' });
  const large = await files.upload(`${folder}/large.png`, picture(2 * 1024 * 1024));
  expect(large.error).toMatchObject({ statusCode: '413' });
  const huge = await files.upload(`${folder}/huge.png`, picture(20 * 1024 * 1024));
  expect(huge.error).toMatchObject({ status: 413 });
  expect((await files.list(folder)).data).toEqual([]);
});

test('names that hosted Supabase refuses are refused', async () => {
  const { files, folder } = await owner('ana');
  for (const name of ['снимка.png', 'a"b.png', '../../a.png'])
    expect((await files.upload(`${folder}/${name}`, picture())).error).not.toBeNull();
});

test('a file is replaced only when asked', async () => {
  const { files, folder } = await owner('ana');
  await files.upload(`${folder}/a.png`, picture());
  expect((await files.upload(`${folder}/a.png`, picture())).error).toMatchObject({ statusCode: '409' });
  expect((await files.upload(`${folder}/a.png`, picture(9), { upsert: true })).error).toBeNull();
  expect((await files.download(`${folder}/a.png`)).data?.size).toBe(9);
});

test('a folder lists its files and folders, not what lies deeper', async () => {
  const { files, folder } = await owner('ana');
  for (const name of ['b.png', 'a.png', 'deep/c.png', 'deep/er/d.png'])
    await files.upload(`${folder}/${name}`, picture());
  const { data } = await files.list(folder);
  expect(data?.map(({ name, id }) => [name, id !== null])).toEqual([
    ['a.png', true],
    ['b.png', true],
    ['deep', false],
  ]);
  expect((await files.list(folder, { limit: 1, offset: 1 })).data?.map(({ name }) => name)).toEqual([
    'b.png',
  ]);
  expect((await files.list(folder, { search: 'A' })).data?.map(({ name }) => name)).toEqual(['a.png']);
});

test('a signed address opens a private file for a while', async () => {
  const { files, folder } = await owner('ana');
  await files.upload(`${folder}/a.png`, picture());
  const { data } = await files.createSignedUrl(`${folder}/a.png`, 60);
  const response = await fetch(data?.signedUrl ?? '');
  expect(response.status).toBe(200);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await fetch(`${data?.signedUrl}x`)).status).toBe(400);
  const expired = await files.createSignedUrl(`${folder}/a.png`, -1);
  expect((await fetch(expired.data?.signedUrl ?? '')).status).toBe(400);
});

test('several addresses are signed at once, each with its own error', async () => {
  const { files, folder } = await owner('ana');
  await files.upload(`${folder}/a b.png`, picture());
  const { data } = await files.createSignedUrls([`${folder}/a b.png`, `${folder}/none.png`], 60);
  expect((await fetch(data?.[0]?.signedUrl ?? '')).status).toBe(200);
  expect(data?.[1]).toMatchObject({ signedUrl: null, error: 'Object not found' });
});

test('a public bucket shows its files to everybody and lists them to nobody', async () => {
  const posters = backend.admin.storage.from('posters');
  await posters.upload('spring/a.png', picture());
  const response = await fetch(posters.getPublicUrl('spring/a.png').data.publicUrl);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  const visitor = backend.connect().storage.from('posters');
  expect((await visitor.list('spring')).data).toEqual([]);
  expect((await visitor.upload('b.png', picture())).error).toMatchObject({ statusCode: '403' });
  expect((await visitor.remove(['spring/a.png'])).data).toEqual([]);
});

test('a removed file is gone', async () => {
  const { files, folder } = await owner('ana');
  await files.upload(`${folder}/a.png`, picture());
  expect((await files.remove([`${folder}/a.png`])).data).toHaveLength(1);
  expect((await files.download(`${folder}/a.png`)).error).not.toBeNull();
});

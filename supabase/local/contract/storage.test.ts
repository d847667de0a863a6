import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { noVisitors, type Person, type Supabase } from './openTarget.ts';
import { ana, boris, studio, target } from './target.ts';

const PRIVATE = 'Offer Images';
const PUBLIC = 'project-images';
const MEGABYTE = 1024 * 1024;

const picture = (size = 4) => new Blob([new Uint8Array(size).fill(7)], { type: 'image/png' });
const filesOf = ({ supabase }: Pick<Person, 'supabase'>) => supabase.storage.from(PRIVATE);

/** A path in somebody's own folder. */
const place = ({ id }: Person, name = `${randomUUID()}.png`) =>
  target.willMake(PRIVATE, `chat-images/${id}/${name}`);

async function uploaded(person: Person, size?: number): Promise<string> {
  const path = place(person);
  const { error } = await filesOf(person).upload(path, picture(size));
  if (error) throw error;
  return path;
}

test('an ended session opens and adds nothing', async () => {
  const path = await uploaded(ana);
  const supabase = await target.outstay(ana);
  expect((await filesOf({ supabase }).upload(place(ana), picture())).error).toMatchObject({
    statusCode: '403',
  });
  expect((await filesOf({ supabase }).download(path)).error).not.toBeNull();
  expect((await filesOf(ana).download(path)).error).toBeNull();
});

test('an uploaded file comes back as it was', async () => {
  const path = place(ana);
  expect((await filesOf(ana).upload(path, picture(), { cacheControl: '60' })).error).toBeNull();
  const { data } = await filesOf(ana).download(path);
  expect(await data?.bytes()).toEqual(new Uint8Array(4).fill(7));
  expect(data?.type).toBe('image/png');
});

test('a file of a conversation may be larger than a picture', async () => {
  const path = target.willMake('client-files', `${ana.id}/${randomUUID()}.pdf`);
  const files = ana.supabase.storage.from('client-files');
  const content = new Uint8Array(12 * MEGABYTE).fill(7);
  expect((await files.upload(path, content, { contentType: 'application/octet-stream' })).error).toBeNull();
  const { data } = await files.createSignedUrl(path, 60, { download: 'Договор.pdf' });
  const response = await fetch(data?.signedUrl ?? '');
  expect(response.headers.get('content-disposition')).toContain('attachment');
  expect(Buffer.compare(await response.bytes(), content)).toBe(0);
});

test('bytes are taken as well as files', async () => {
  const path = place(ana);
  const options = { contentType: 'image/png' };
  expect((await filesOf(ana).upload(path, new Uint8Array([1, 2]), options)).error).toBeNull();
  expect((await filesOf(ana).download(path)).data?.size).toBe(2);
});

async function expectClosed(supabase: Supabase) {
  const path = await uploaded(ana);
  const files = filesOf({ supabase });
  expect((await files.upload(place(ana), picture())).error).toMatchObject({ statusCode: '403' });
  expect((await files.download(path)).data).toBeNull();
  expect((await files.createSignedUrl(path, 60)).error).toMatchObject({ statusCode: '404' });
  expect((await files.list(`chat-images/${ana.id}`)).data).toEqual([]);
  expect((await files.remove([path])).data).toEqual([]);
  expect((await filesOf(ana).download(path)).error).toBeNull();
}

test('nobody gets into the folder of another', () => expectClosed(boris.supabase));

describe.skipIf(noVisitors)(`without a session ${noVisitors}`, () => {
  test('nobody gets into a folder', () => expectClosed(target.connect()));

  test('nobody lists, writes or removes what everybody may see', async () => {
    const path = target.willMake(PUBLIC, `contract-${randomUUID()}/a.png`);
    await studio.supabase.storage.from(PUBLIC).upload(path, picture());
    const visitor = target.connect().storage.from(PUBLIC);
    expect((await visitor.list(path.replace(/\/.*/, ''))).data).toEqual([]);
    expect((await visitor.upload(`${path}.png`, picture())).error).toMatchObject({ statusCode: '403' });
    expect((await visitor.remove([path])).data).toEqual([]);
  });
});

test('what the bucket does not take is refused', async () => {
  const page = new Blob(['<script>'], { type: 'text/html' });
  expect((await filesOf(ana).upload(place(ana), page)).error).toMatchObject({ statusCode: '415' });
  const large = await filesOf(ana).upload(place(ana), picture(10 * MEGABYTE + 1));
  expect(large.error).toMatchObject({ statusCode: '413' });
  expect((await filesOf(ana).upload(place(ana), picture(10 * MEGABYTE))).error).toBeNull();
});

test.each(['снимка.png', 'a"b.png'])('the name %s is refused', async (name) => {
  const { error } = await filesOf(studio).upload(place(studio, name), picture());
  expect(error).toMatchObject({ statusCode: '400', message: expect.stringContaining('Invalid key') });
});

test('a file is replaced only when asked, and only by whoever may', async () => {
  const path = await uploaded(ana);
  expect((await filesOf(studio).upload(path, picture())).error).toMatchObject({ statusCode: '409' });
  expect((await filesOf(ana).upload(path, picture(9), { upsert: true })).error).toMatchObject({
    statusCode: '403',
  });
  expect((await filesOf(studio).upload(path, picture(9), { upsert: true })).error).toBeNull();
  const { data } = await filesOf(ana).list(`chat-images/${ana.id}`, { search: path.split('/').at(-1) ?? '' });
  expect(data).toMatchObject([{ metadata: { size: 9, mimetype: 'image/png' } }]);
});

test('a folder lists its files and folders, not what lies deeper', async () => {
  const folder = `contract-${randomUUID()}`;
  const files = filesOf(studio);
  for (const name of ['b.png', 'a.png', 'deep/c.png', 'deep/er/d.png'])
    await files.upload(target.willMake(PRIVATE, `${folder}/${name}`), picture());
  const { data } = await files.list(folder);
  expect(data?.map(({ name, id }) => [name, id !== null])).toEqual([
    ['a.png', true],
    ['b.png', true],
    ['deep', false],
  ]);
  const names = async (options: object) => (await files.list(folder, options)).data?.map(({ name }) => name);
  expect(await names({ limit: 1, offset: 1 })).toEqual(['b.png']);
  expect(await names({ search: 'A' })).toEqual(['a.png']);
  expect(await names({ sortBy: { column: 'name', order: 'desc' } })).toEqual(['deep', 'b.png', 'a.png']);
});

test('a signed address opens a private file, and only that one, for a while', async () => {
  const path = await uploaded(ana);
  const { data } = await filesOf(ana).createSignedUrl(path, 60);
  expect((await fetch(data?.signedUrl ?? '')).status).toBe(200);
  expect((await fetch(`${data?.signedUrl}x`)).status).toBe(400);
  const other = await uploaded(ana);
  expect((await fetch(data?.signedUrl.replace(path, other) ?? '')).status).toBe(400);
  const short = await filesOf(ana).createSignedUrl(other, 1);
  const status = async () => (await fetch(`${short.data?.signedUrl}&at=${randomUUID()}`)).status;
  await expect.poll(status, { timeout: 5_000 }).toBe(400);
});

test('several addresses are signed at once, each for itself', async () => {
  const [path, missing] = [await uploaded(ana), place(ana)];
  const { data } = await filesOf(ana).createSignedUrls([path, missing], 60);
  expect((await fetch(data?.[0]?.signedUrl ?? '')).status).toBe(200);
  expect(data?.[1]).toMatchObject({ path: missing, signedUrl: null, error: expect.any(String) });
});

test('a public bucket shows its files to everybody and lists them to nobody else', async () => {
  const bucket = studio.supabase.storage.from(PUBLIC);
  const folder = `contract-${randomUUID()}`;
  const path = target.willMake(PUBLIC, `${folder}/a.png`);
  expect((await bucket.upload(path, picture())).error).toBeNull();
  const response = await fetch(bucket.getPublicUrl(path).data.publicUrl);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  const hers = ana.supabase.storage.from(PUBLIC);
  expect((await hers.list(folder)).data).toEqual([]);
  expect((await hers.upload(`${folder}/b.png`, picture())).error).toMatchObject({ statusCode: '403' });
  expect((await hers.remove([path])).data).toEqual([]);
});

test('a removed file is gone', async () => {
  const path = await uploaded(ana);
  expect((await filesOf(studio).remove([path])).data).toMatchObject([{ name: path }]);
  expect((await filesOf(ana).createSignedUrl(path, 60)).error).toMatchObject({ statusCode: '404' });
});

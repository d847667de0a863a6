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

test('a body that is far too large is refused, and the connection survives', async () => {
  const { files, folder } = await owner('ana');
  const { error } = await files.upload(`${folder}/huge.png`, picture(20 * 1024 * 1024));
  expect(error).toMatchObject({ status: 413 });
  expect((await files.list(folder)).data).toEqual([]);
});

test('no name leads out of the bucket', async () => {
  const { files, folder } = await owner('ana');
  expect((await files.upload(`${folder}/../../a.png`, picture())).error).not.toBeNull();
});

test('a private file is served as declared, and not once its address has expired', async () => {
  const { files, folder } = await owner('ana');
  await files.upload(`${folder}/a.png`, picture());
  const { data } = await files.createSignedUrl(`${folder}/a.png`, 60);
  const { headers } = await fetch(data?.signedUrl ?? '');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const expired = await files.createSignedUrl(`${folder}/a.png`, -1);
  expect((await fetch(expired.data?.signedUrl ?? '')).status).toBe(400);
});

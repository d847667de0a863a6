import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backend } from '../testing/backend.ts';

const MEGABYTE = 1024 * 1024;
const PNG = { 'content-type': 'image/png' };

const picture = (size = 4) => new Blob([new Uint8Array(size).fill(7)], { type: 'image/png' });

/** A person with a folder in the private bucket. */
async function owner(name: string) {
  const person = await backend.signIn(name);
  return { ...person, files: person.client.storage.from('My files'), folder: person.id };
}

test('a body that is far too large is refused, and the connection survives', async () => {
  const { files, folder } = await owner('ana');
  const { error } = await files.upload(`${folder}/huge.png`, picture(20 * MEGABYTE));
  expect(error).toMatchObject({ status: 413 });
  expect((await files.list(folder)).data).toEqual([]);
});

test('no name leads out of the bucket', async () => {
  const { files, folder } = await owner('ana');
  expect((await files.upload(`${folder}/../../a.png`, picture())).error).toMatchObject({ status: 400 });
});

test.each(['../..', '../../posters/a.png', '../../../../../auth/v1/otp', '../../../../_system/info'])(
  'the name %s, to be signed among others, leads out of no bucket',
  async (name) => {
    const { files } = await owner('ana');
    const { data } = await files.createSignedUrls([name], 60);
    expect(data).toMatchObject([{ path: name, error: 'Object not found', signedUrl: null }]);
  },
);

test('a private file is served whole, with its declared type', async () => {
  const { files, folder } = await owner('ana');
  await files.upload(`${folder}/a.png`, picture());
  const { data } = await files.createSignedUrl(`${folder}/a.png`, 60);
  const response = await fetch(data?.signedUrl ?? '', { headers: { range: 'bytes=0-0' } });
  expect(response).toMatchObject({ status: 200 });
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.has('accept-ranges')).toBe(false);
  expect(await response.bytes()).toHaveLength(4);
});

test('a file whose content is gone is not found; one that cannot be read is a failure', async () => {
  const { files, folder } = await owner('ana');
  await files.upload(`${folder}/a.png`, picture());
  const hash = createHash('sha256').update(`My files/${folder}/a.png`).digest('hex');
  const content = join(backend.dataDir, 'storage', hash.slice(0, 2), hash);
  await rm(content);
  expect((await files.download(`${folder}/a.png`)).error).toMatchObject({ statusCode: '404' });
  await mkdir(content);
  expect((await files.download(`${folder}/a.png`)).error).toMatchObject({ status: 500 });
});

test.each(['bytes', 'forms'])('%s that come in chunks, without a length, are counted', async (kind) => {
  const { files, folder, token } = await owner('ana');
  const upload = async (name: string, size: number) => {
    const form = new FormData();
    form.append('', picture(size));
    const { headers, body } =
      kind === 'forms' ? new Response(form) : new Response(picture(size).stream(), { headers: PNG });
    const response = await fetch(`${backend.apiUrl}/storage/v1/object/My%20files/${folder}/${name}`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': headers.get('content-type') ?? '',
      },
      body,
      duplex: 'half',
    });
    return { status: response.status, body: await response.json() };
  };
  expect(await upload('large.png', MEGABYTE + 1)).toMatchObject({
    status: 400,
    body: { statusCode: '413', message: expect.stringContaining('maximum allowed size') },
  });
  expect(await upload('fits.png', MEGABYTE)).toMatchObject({ status: 200 });
  expect((await files.list(folder)).data).toMatchObject([{ name: 'fits.png' }]);
});

test.each(['image/png;a=b', 'image/png\t;a', 'image', '', 'IMAGE/PNG'])(
  'the bucket refuses the type "%s"',
  async (contentType) => {
    const { files, folder } = await owner('ana');
    const { error } = await files.upload(`${folder}/a.png`, new Uint8Array([7]), { contentType });
    expect(error).toMatchObject({ statusCode: '415' });
  },
);

test('white space around a type is ignored', async () => {
  const { files, folder } = await owner('ana');
  await files.upload(`${folder}/a.png`, new Uint8Array([7]), { contentType: '\timage/png\t' });
  expect((await files.list(folder)).data).toMatchObject([{ metadata: { mimetype: 'image/png' } }]);
});

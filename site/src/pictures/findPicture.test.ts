import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findPicture } from './findPicture.ts';

/** The content of the bucket, by name. */
const files: Record<string, Buffer> = {};
const requests: string[] = [];
/** Its first request is cut off. */
const UNLUCKY = 'unlucky.png';

const server = createServer((request, response) => {
  const name = request.url?.split('/').at(-1) ?? '';
  const isFirst = !requests.includes(name);
  requests.push(name);
  if (name === UNLUCKY && isFirst) {
    request.socket.destroy();
    return;
  }
  response.statusCode = files[name] ? 200 : 400;
  response.end(files[name]);
});

let folders: { root: URL; cacheDir: URL };

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('PUBLIC_SUPABASE_URL', backend);
  folders = {
    root: new URL('../../', import.meta.url),
    cacheDir: pathToFileURL(`${await mkdtemp(join(tmpdir(), 'vitrina-pictures-'))}/`),
  };
});

afterAll(async () => {
  server.close();
  await rm(folders.cacheDir, { recursive: true });
});

const colour = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** The file that a path leads to, read with sharp. */
async function find(path: string) {
  const found = await findPicture(path, folders);
  expect(found.status).toBe('file');
  const bytes = await readFile(found.status === 'file' ? found.file : '');
  return { bytes, metadata: await sharp(bytes, { animated: true }).metadata() };
}

test('one of our own pictures is the file in the repository', async () => {
  const { metadata } = await find('/pictures/templates/mehana.webp');
  expect(metadata).toMatchObject({ format: 'webp', width: 1280, height: 960 });
  expect((await find('/pictures/blog/klekshop.svg')).metadata).toMatchObject({ format: 'svg' });
});

test('an uploaded picture is downloaded once, turned upright and no larger than a page shows it', async () => {
  files['photo.jpg'] = await colour(3000, 2000, '#a63').withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { metadata } = await find('project-images/photo.jpg');
  expect(metadata).toMatchObject({ format: 'webp', width: 1280, height: 1920 });
  expect(metadata).not.toHaveProperty('exif');
  await find('project-images/photo.jpg');
  expect(requests.filter((name) => name === 'photo.jpg')).toHaveLength(1);
});

test('a download that breaks off is tried once more', async () => {
  files[UNLUCKY] = await colour(400, 300, '#a63').png().toBuffer();
  expect((await find(`project-images/${UNLUCKY}`)).metadata).toMatchObject({ width: 400, height: 300 });
});

test('an animated picture stays animated', async () => {
  const frames = await Promise.all(['#f00', '#00f'].map((hue) => colour(40, 30, hue).png().toBuffer()));
  files['moving.gif'] = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await find('project-images/moving.gif')).metadata).toMatchObject({ format: 'gif', pages: 2 });
});

test('a picture on another site is not downloaded', async () => {
  expect(await findPicture('https://example.com/a.png', folders)).toEqual({ status: 'elsewhere' });
  expect(await findPicture(null, folders)).toEqual({ status: 'elsewhere' });
});

test('a tiny file that claims billions of pixels is not decoded', async () => {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(65_535, 0);
  size.writeUInt32BE(65_535, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const chunks = [
    ['IHDR', size],
    ['IDAT', deflateSync(Buffer.alloc(1000))],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  files['bomb.png'] = Buffer.concat([signature, ...chunks.map(([name, data]) => pngChunk(name, data))]);
  const found = await findPicture('project-images/bomb.png', folders);
  expect(found).toEqual({ status: 'lost', cause: 'Input image exceeds pixel limit' });
});

test('a picture that cannot be loaded is lost, with the reason, and is tried again next time', async () => {
  expect(await findPicture('/pictures/templates/none.webp', folders)).toMatchObject({ status: 'lost' });
  expect(await findPicture('/pictures/../../.env', folders)).toEqual({ status: 'elsewhere' });
  files['broken.png'] = (await colour(400, 300, '#a63').png().toBuffer()).subarray(0, 90);
  expect(await findPicture('project-images/broken.png', folders)).toMatchObject({ status: 'lost' });
  expect(await findPicture('project-images/late.png', folders)).toEqual({
    status: 'lost',
    cause: 'HTTP 400',
  });
  files['late.png'] = await colour(400, 300, '#a63').png().toBuffer();
  expect((await find('project-images/late.png')).metadata).toMatchObject({ width: 400, height: 300 });
});

import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AttackedBackend, startAttackedBackend } from '../attacks/attackedBackend.ts';
import { runs } from './runs.ts';

// Whatever bytes are uploaded under whatever type: they are refused, or come back to the last bit as what they were
// declared to be, from an address where no browser takes them for anything else.

let backend: AttackedBackend;
beforeAll(async () => {
  backend = await startAttackedBackend();
});
afterAll(() => backend?.stop());

const pictureTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif'];
const otherTypes = [
  'text/html',
  'image/svg+xml',
  'application/zip',
  'multipart/form-data',
  'IMAGE/PNG',
  'image/png;a=b',
  '*/*',
];

/** A chunk of a PNG, its checksum wrong on purpose: who decodes it finds out, who stores it need not. */
const chunk = (name: string, data: Uint8Array) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
};
const png = (width: number, height: number) => {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 6], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(width * height * 4, 1_000_000)));
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', size),
    chunk('IDAT', rows),
    chunk('IEND', new Uint8Array()),
  ]);
};
const gifFrame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
const animatedGif = (frames: number) =>
  Buffer.concat([
    Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0', 'latin1'),
    ...Array.from({ length: frames }, () => gifFrame),
    Buffer.from([0x3b]),
  ]);
/** A zip archive's head behind a picture's: both kinds of programs find what they look for. */
const polyglot = Buffer.concat([png(1, 1), Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.from('<script>')]);

const pictures = fc.constantFrom<Buffer>(
  png(4, 4),
  png(65_535, 65_535), // 17 GB once it is unpacked
  png(2 ** 31 - 1, 2 ** 31 - 1),
  animatedGif(1),
  animatedGif(2000),
  polyglot,
  Buffer.alloc(0),
);
const mutated = fc
  .tuple(pictures, fc.nat(), fc.array(fc.tuple(fc.nat(), fc.nat(7)), { maxLength: 8 }))
  .map(([picture, cut, flips]) => {
    const bytes = Buffer.from(cut % 3 === 0 ? picture.subarray(0, cut % (picture.length + 1)) : picture);
    for (const [at, bit] of flips) {
      const place = at % bytes.length;
      bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
    }
    return bytes;
  });

const upload = fc.record({
  bytes: fc.oneof(mutated, fc.uint8Array({ maxLength: 2000 }).map(Buffer.from)),
  type: fc.oneof(
    fc.constantFrom(...pictureTypes),
    fc.constantFrom(...otherTypes),
    fc.string({ maxLength: 20 }),
  ),
  name: fc.oneof(fc.uuid(), fc.string({ minLength: 1, maxLength: 40 })),
});

test('an upload is refused, or comes back as it was', () =>
  fc.assert(
    fc.asyncProperty(upload, async ({ bytes, type, name }) => {
      const path = `${encodeURIComponent(`${randomUUID()}-${name}`)}`;
      const address = `/storage/v1/object/project-images/${path}`;
      const file = new Blob([new Uint8Array(bytes)]);
      const isHeader = /^[\x20-\x7e]*$/.test(type);
      const headers = isHeader ? { 'content-type': type } : {};
      const { status, body } = await backend.request('admin', 'POST', address, file, headers);
      expect(status, JSON.stringify(body)).toBeLessThan(500);

      const served = await fetch(backend.apiUrl + address.replace('/object/', '/object/public/'));
      if (status !== 200) {
        expect(served.status).toBeGreaterThanOrEqual(400);
        return;
      }
      expect(pictureTypes).toContain(type.trim());
      expect(served.headers.get('content-type')).toBe(type.trim());
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await served.bytes()).equals(bytes), 'the same bytes').toBe(true);
    }),
    runs(30),
  ));

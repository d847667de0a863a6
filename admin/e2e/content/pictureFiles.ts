import { crc32, deflateSync } from 'node:zlib';

/** A file for Playwright's `setInputFiles`. */
interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PNG of one colour. */
export function png(name: string, width = 40, height = 30): File {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x7a)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  const buffer = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

/** A file that is refused for its size. */
export const tooLarge: File = {
  name: 'large.png',
  mimeType: 'image/png',
  buffer: Buffer.alloc(11 * 1024 * 1024, 1),
};

/** Others that are refused as pictures, with the error for each. */
export const badFiles: [File, string][] = [
  [{ name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) }, 'Невалиден файл'],
  [
    {
      name: 'phone.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1'),
    },
    'Неподдържан формат на файла. Използвайте JPG, PNG, WebP или GIF',
  ],
];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

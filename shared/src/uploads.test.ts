import { expect, test } from 'vitest';
import { checkImage, MAX_UPLOAD_BYTES } from './uploads.ts';

const gif = base64('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=');
const png = base64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);
const webp = base64('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==');
/** A start, a header of 16 by 8 pixels and nothing behind. */
const jpeg = bytes(0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 8, 0, 16, 1, 1, 0x11, 0);

test('pictures are recognised by their content, whatever type they declare', async () => {
  const kinds = { 'image/gif': gif, 'image/png': png, 'image/webp': webp, 'image/jpeg': jpeg } as const;
  for (const [type, content] of Object.entries(kinds)) {
    expect(await checkImage(new Blob([content], { type: 'text/html' }))).toEqual({ ok: true, value: type });
    expect(await checkImage(new Blob([content]))).toEqual({ ok: true, value: type });
  }
});

test('a file that only claims to be a picture is refused', async () => {
  const pretenders = {
    program: bytes(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0),
    page: '<!doctype html><script>alert(1)</script>',
    drawing: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'photo of an iPhone': `\0\0\0\u0018ftypheic\0\0\0\0mif1heic`,
    bitmap: bytes(0x42, 0x4d, 58, 0, 0, 0),
    'a single byte': 'x',
    'a picture cut off within its header': png.slice(0, 20),
  };
  for (const [name, content] of Object.entries(pretenders))
    expect(await checkImage(new Blob([content], { type: 'image/png' })), name).toEqual({
      ok: false,
      reason: 'unsupported',
    });
});

test('an HTML page after the first bytes of a picture counts as a picture of that type', async () => {
  const polyglot = new Blob([gif, '<script>alert(1)</script>'], { type: 'text/html' });
  expect(await checkImage(polyglot)).toEqual({ ok: true, value: 'image/gif' });
});

test('an empty file and one over 10 MB are refused before they are read', async () => {
  expect(await checkImage(new Blob([], { type: 'image/png' }))).toEqual({ ok: false, reason: 'empty' });
  const limit = new Blob([png, new Uint8Array(MAX_UPLOAD_BYTES - png.length)]);
  expect(await checkImage(limit)).toMatchObject({ ok: true });
  expect(await checkImage(new Blob([limit, 'x']))).toEqual({ ok: false, reason: 'too-large' });
});

test('a small file that claims more pixels than a browser can hold is refused without decoding', async () => {
  expect(await checkImage(new Blob([pngOf(10_000, 10_000)]))).toMatchObject({ ok: true });
  for (const [width, height, reason] of [
    [10_001, 10_000, 'too-many-pixels'],
    [2 ** 31, 2 ** 31, 'too-many-pixels'],
    [0, 5, 'unreadable'],
  ] as const)
    expect(await checkImage(new Blob([pngOf(width, height)]))).toEqual({ ok: false, reason });
});

test('a deleted file is unreadable', async () => {
  const moved = new Blob([png]);
  moved.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await checkImage(moved)).toEqual({ ok: false, reason: 'unreadable' });
});

test('no damaged file makes the check throw', async () => {
  for (const content of [gif, png, webp, jpeg])
    for (let length = 1; length < content.length; length++)
      for (const filler of [0x00, 0xff]) {
        const damaged = new Uint8Array(64).fill(filler);
        damaged.set(content.subarray(0, Math.min(length, 64)));
        await expect(checkImage(new Blob([damaged]))).resolves.toHaveProperty('ok');
      }
});

function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const claim = png.slice();
  const view = new DataView(claim.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return claim;
}

function bytes(...values: number[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(values);
}

function base64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

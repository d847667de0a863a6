import { expect, test } from 'vitest';
import { preparePicture } from './preparePicture.ts';

/** More than any picture may have that is scaled down. */
const SURPLUS = new Uint8Array(60 * 1024 * 1024);
const GIF = new Uint8Array([...new TextEncoder().encode('GIF89a'), 1, 0, 1, 0]);

test('a vast picture is too large; a vast file of another kind is no picture', async () => {
  expect(await preparePicture(new Blob([GIF, SURPLUS]))).toEqual({ ok: false, reason: 'too-large' });
  expect(await preparePicture(new Blob(['PK', SURPLUS]))).toEqual({ ok: false, reason: 'unsupported' });
});

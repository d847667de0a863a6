import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadFile } from './uploadFile.ts';

let request: FakeRequest;

/** What `uploadFile` uses of a browser's request. */
class FakeRequest {
  upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload = () => {};
  onabort = () => {};
  onloadend = () => {};
  open() {}
  setRequestHeader() {}
  send() {
    request = this;
  }
  abort() {
    this.onabort();
    this.onloadend();
  }
  answer(status: number) {
    this.status = status;
    this.onload();
    this.onloadend();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an upload without progress for half a minute counts as lost', async () => {
  const uploading = upload();
  request.upload.onprogress?.({ loaded: 1, total: 2 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await uploading).toMatchObject({ ok: false, reason: { kind: 'offline' } });
});

test('on a slow line a large file that waits in the buffers of the device gets three minutes to arrive', async () => {
  const uploading = upload();
  request.upload.onprogress?.({ loaded: 5_000_000, total: 5_000_000 });
  await vi.advanceTimersByTimeAsync(179_000);
  request.answer(200);
  expect(await uploading).toMatchObject({ ok: true });
});

test('a small file has left the buffers of the device earlier, even on a slow line', async () => {
  const uploading = upload();
  request.upload.onprogress?.({ loaded: 200_000, total: 200_000 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await uploading).toMatchObject({ ok: false, reason: { kind: 'offline' } });
});

test('an upload that nobody answers counts as lost, too', async () => {
  const uploading = upload();
  request.upload.onprogress?.({ loaded: 5_000_000, total: 5_000_000 });
  await vi.advanceTimersByTimeAsync(180_000);
  expect(await uploading).toMatchObject({ ok: false, reason: { kind: 'offline' } });
});

const upload = () =>
  uploadFile({
    apiUrl: 'https://api.example',
    publishableKey: 'key',
    accessToken: 'token',
    bucket: 'files',
    path: 'a/b',
    blob: new Blob(['xy']),
    cacheControl: 60,
  });

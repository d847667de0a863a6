import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type * as UploadFile from '@vitrina/shared/uploadFile.ts';
import { test as base, expect, type ProductUnderTest } from '@vitrina/tests/fixtures/test.ts';
import { browserModule } from './browserModule.ts';

type Result = UploadFile.UploadResult & { progress: number[] };

interface File {
  path: string;
  /** Text, or a number of bytes. */
  content: string | number;
  type?: string;
  /** Aborts the upload as soon as the first bytes are sent. */
  isCancelled?: boolean;
}

type Upload = (file: File) => Promise<Result>;

const test = base.extend<{ upload: Upload; path: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  path: async ({}, use) => use(`test/${randomUUID()}.png`),

  upload: async ({ page, backend, adminSession }, use) => {
    await use(await uploader(page, backend, JSON.parse(adminSession).access_token));
  },
});

async function uploader(page: Page, { apiUrl, publishableKey }: ProductUnderTest, accessToken: string) {
  // The only page without a content security policy, so the module can be loaded into it.
  await page.goto('/robots.txt');
  const uploading = await browserModule<typeof UploadFile>(page, '@vitrina/shared/uploadFile.ts');
  return ({ path, content, type = 'image/png', isCancelled = false }: File): Promise<Result> =>
    uploading.evaluate(
      async ({ uploadFile }, { content, type, isCancelled, ...target }) => {
        const progress: number[] = [];
        const controller = new AbortController();
        const result = await uploadFile({
          ...target,
          bucket: 'project-images',
          cacheControl: 3600,
          blob: new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }),
          signal: controller.signal,
          onProgress: (share) => {
            progress.push(share);
            if (isCancelled) controller.abort();
          },
        });
        return { ...result, progress };
      },
      { apiUrl, publishableKey, accessToken, path, content, type, isCancelled },
    );
}

test('an upload reports its progress, and its file is served only as a picture', async ({
  upload,
  path,
  backend,
  request,
}) => {
  const { progress, ...result } = await upload({ path, content: 2_000_000 });
  expect(result).toEqual({ ok: true });
  expect(progress.at(-1)).toBe(1);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));

  const file = await request.get(`${backend.apiUrl}/storage/v1/object/public/project-images/${path}`);
  expect(await file.body()).toHaveLength(2_000_000);
  expect(file.headers()).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('max-age=3600'),
  });
});

test('an HTML page disguised as a picture is shown as a broken picture', async ({
  page,
  upload,
  path,
  backend,
}) => {
  const gif =
    'GIF89a\u0001\0\u0001\0\0\0\0<!doctype html><title>page</title><script>document.title = "ran"</script>';
  expect(await upload({ path, content: gif, type: 'image/gif' })).toMatchObject({ ok: true });
  await page.goto(`${backend.apiUrl}/storage/v1/object/public/project-images/${path}`);
  expect(await page.evaluate(() => document.contentType)).toBe('image/gif');
  await expect(page).not.toHaveTitle(/page|ran/);
});

test('a refused upload says why', async ({ upload, path, expectedErrors }) => {
  expectedErrors.push(/status of 400/);
  const page = await upload({ path, content: 10, type: 'text/html' });
  expect(page).toMatchObject({ ok: false, reason: { kind: 'refused', status: 415 } });
  expect(await upload({ path, content: 10 * 1024 * 1024 + 1 })).toMatchObject({
    reason: { kind: 'refused', status: 413 },
  });
  await upload({ path, content: 10 });
  expect(await upload({ path, content: 10 })).toMatchObject({ reason: { kind: 'refused', status: 409 } });
});

test('a cancelled upload leaves nothing behind', async ({ upload, path, backend, request }) => {
  expect(await upload({ path, content: 10_000_000, isCancelled: true })).toMatchObject({
    ok: false,
    reason: { kind: 'cancelled' },
  });
  const file = await request.get(`${backend.apiUrl}/storage/v1/object/public/project-images/${path}`);
  expect(file.ok()).toBe(false);
});

test('an upload without a network is distinguished from a rejected one', async ({
  upload,
  path,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  expect(await upload({ path, content: 10 })).toMatchObject({
    ok: false,
    reason: { kind: 'offline', status: 0 },
  });
});

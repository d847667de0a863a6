import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { SESSION_KEY } from '@vitrina/shared/supabaseClient.ts';
import { countTransferred } from '@vitrina/tests/fixtures/countTransferred.ts';
import { signInSession } from '@vitrina/tests/fixtures/session.ts';
import { execa } from 'execa';
import { compressFiles } from '../release/compress.ts';
import { root } from '../root.ts';
import type { BenchProduct } from './benchProduct.ts';
import { type Figure, median, timed } from './Figure.ts';
import { type ServedFolder, serveFolder } from './serveFolder.ts';

const RUNS = 5;
const baselineIs = 'react-admin with one list of one row';

/** From opening the admin, signed in, to its first list: time and scripts, beside the smallest react-admin. */
export async function benchAdminStart({ browser, status, signal }: BenchProduct): Promise<Figure[]> {
  const session = await signInSession(status, status.admin.email, status.admin.password);
  const storageState = {
    cookies: [],
    origins: [{ origin: status.siteUrl, localStorage: [{ name: SESSION_KEY, value: session }] }],
  };
  const smallest = await serveSmallestAdmin(signal);
  try {
    const ours = await openings(browser, `${status.siteUrl}/admin`, 'h1', { storageState });
    const theirs = await openings(browser, smallest.url, 'table', {});
    return [
      { what: 'admin, to its first list', unit: 'ms', value: ours.ms, baseline: theirs.ms, baselineIs },
      { what: 'admin, scripts', unit: 'KB', value: ours.scriptKb, baseline: theirs.scriptKb, baselineIs },
    ];
  } finally {
    await smallest.stop();
  }
}

async function openings(browser: Browser, url: string, landmark: string, options: BrowserContextOptions) {
  const times: number[] = [];
  let scriptKb = 0;
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ locale: 'bg-BG', ...options });
    const page = await context.newPage();
    const transferred = await countTransferred(page);
    times.push(
      await timed(async () => {
        await page.goto(url);
        await page.locator(landmark).first().waitFor();
      }),
    );
    await page.waitForLoadState('networkidle');
    scriptKb = transferred().scriptBytes / 1024;
    await context.close();
  }
  return { ms: median(times), scriptKb };
}

/** Inside the admin's own `node_modules`, so that it finds the same react-admin and stays out of git. */
async function serveSmallestAdmin(cancelSignal: AbortSignal): Promise<ServedFolder> {
  const folder = join(root, 'admin/node_modules/.smallest-admin');
  const built = join(folder, 'dist');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html><div id="root"></div><script type="module" src="/main.jsx"></script></html>',
  );
  await writeFile(
    join(folder, 'main.jsx'),
    `import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { Admin, Datagrid, List, Resource, TextField } from 'react-admin';
const getList = async () => ({ data: [{ id: 1, name: 'One' }], total: 1 });
const Rows = () => h(List, null, h(Datagrid, null, h(TextField, { source: 'name' })));
createRoot(document.getElementById('root')).render(
  h(Admin, { dataProvider: { getList }, disableTelemetry: true }, h(Resource, { name: 'rows', list: Rows })),
);
`,
  );
  await execa(join(root, 'admin/node_modules/.bin/vite'), ['build', '--configLoader', 'native'], {
    cwd: folder,
    cancelSignal,
  });
  for (const [name, text] of [
    ['_headers', ''],
    ['_redirects', ''],
    ['404.html', ''],
  ] as const)
    await writeFile(join(built, name), text);
  await compressFiles(built);
  const served = await serveFolder(built);
  return {
    url: served.url,
    stop: async () => {
      await served.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

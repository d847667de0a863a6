import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { SESSION_KEY } from '@vitrina/shared/supabaseClient.ts';
import { inquiry } from '@vitrina/tests/fixtures/inquiry.ts';
import { signInSession } from '@vitrina/tests/fixtures/session.ts';
import { execa } from 'execa';
import { root } from '../root.ts';
import type { BenchProduct } from './benchProduct.ts';
import type { Figure } from './Figure.ts';
import { servePlainly } from './servePlainly.ts';
import { visit } from './visit.ts';

const RUNS = 5;
const FIRST_ROW = 'tbody tr';

/**
 * From opening the admin, where an admin has been before, to the first row of its first list: time and scripts, beside the
 * smallest react-admin.
 */
export async function benchAdminStart({ browser, status, signal }: BenchProduct): Promise<Figure[]> {
  const { siteUrl, apiUrl, secretKey, admin } = status;
  await createServiceClient(apiUrl, secretKey).rpc('submit_inquiry', inquiry).throwOnError();
  const session = await signInSession(status, admin.email, admin.password);
  const localStorage = [
    { name: SESSION_KEY, value: session },
    // As react-admin's store keeps it on a device where the console was open before.
    { name: 'RaStore.admin.id', value: JSON.stringify(JSON.parse(session).user.id) },
  ];
  const storageState = { cookies: [], origins: [{ origin: siteUrl, localStorage }] };
  await using smallest = await servePlainly(await buildSmallestAdmin(signal));
  const ours = await open(browser, `${siteUrl}/admin`, FIRST_ROW, { storageState });
  const theirs = await open(browser, smallest.url, FIRST_ROW);
  const figure = (what: string, unit: Figure['unit'], value: number, baseline: number): Figure => ({
    what: `admin, ${what}`,
    unit,
    value,
    baseline,
    baselineIs: 'react-admin with one list of one row',
  });
  return [
    figure('to the first row of its first list', 'ms', ours.ms, theirs.ms),
    figure('scripts', 'KB', ours.scriptBytes / 1024, theirs.scriptBytes / 1024),
  ];
}

/** The run in the middle of several, so that one slow moment of the machine decides nothing. */
async function open(browser: Browser, url: string, landmark: string, options?: BrowserContextOptions) {
  const runs = [];
  while (runs.length < RUNS) {
    const context = await browser.newContext({ locale: 'bg-BG', ...options });
    runs.push(await visit(context, url, { landmark }));
    await context.close();
  }
  runs.sort((a, b) => a.ms - b.ms);
  return runs[Math.floor(RUNS / 2)] ?? { ms: Number.NaN, scriptBytes: Number.NaN };
}

/** Inside the admin's own `node_modules`, so that it finds the same react-admin and stays out of git. */
async function buildSmallestAdmin(cancelSignal: AbortSignal): Promise<string> {
  const folder = join(root, 'admin/node_modules/.smallest-admin');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html><div id="root"></div><script type="module" src="/main.jsx"></script></html>',
  );
  await writeFile(
    join(folder, 'main.jsx'),
    `import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { Admin, Datagrid, List, Resource, TextField } from 'react-admin';
import { BrowserRouter } from 'react-router';
const getList = async () => ({ data: [{ id: 1, name: 'One' }], total: 1 });
const Rows = () => h(List, null, h(Datagrid, null, h(TextField, { source: 'name' })));
createRoot(document.getElementById('root')).render(
  h(BrowserRouter, null, h(Admin, { dataProvider: { getList }, disableTelemetry: true }, h(Resource, { name: 'rows', list: Rows }))),
);
`,
  );
  const vite = join(root, 'admin/node_modules/.bin/vite');
  await execa(vite, ['build', '--configLoader', 'native'], { cwd: folder, cancelSignal });
  return join(folder, 'dist');
}

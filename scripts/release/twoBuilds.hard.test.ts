import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { startTestBackend } from '@vitrina/tests/fixtures/startTestBackend.ts';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { putFirstContent } from '../firstContent/putFirstContent.ts';
import { buildPart } from './buildPart.ts';

const ROUNDS = 3;

test('two builds of one checkout at once show the rows of their own backends', async () => {
  const products = await Promise.all(['Първи', 'Втори'].map(product));
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(products.map(({ build }) => build()));
    const pages = await Promise.all(products.map(({ page }) => page()));
    expect(pages.map((page) => ['Първи', 'Втори'].filter((name) => page.includes(name)))).toEqual([
      ['Първи'],
      ['Втори'],
    ]);
  }
});

/** A backend whose first template has this name, and a folder to build its site into. */
async function product(name: string) {
  const outDir = await mkdtemp(join(tmpdir(), 'vitrina-two-'));
  onTestFinished(() => rm(outDir, { recursive: true }));
  const backend = await startTestBackend();
  onTestFinished(() => backend.stop());
  await putFirstContent(createServiceClient(backend.apiUrl, backend.secretKey));
  const sql = postgres(backend.dbUrl, { max: 1, onnotice: () => {} });
  await sql`update public.templates set name = ${name} where order_index = 0`;
  await sql.end();
  const environment = {
    PUBLIC_SUPABASE_URL: backend.apiUrl,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
  };
  return {
    build: () => buildPart('site', outDir, environment),
    page: () => readFile(join(outDir, 'templates.html'), 'utf8'),
  };
}

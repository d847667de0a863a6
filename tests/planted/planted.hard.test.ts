/// <reference lib="es2025" />
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { sqlFaults } from './sqlFaults.ts';

// A test that cannot fail proves nothing. So each of these faults is planted, one at a time, and the test that should
// find it must fail.

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

describe.concurrent.each(Object.entries(sqlFaults))('%s', (file, finders) => {
  for (const [finder, faults] of Object.entries(finders))
    test.each(Object.entries(faults))(`„${finder}“ finds %s`, async (_, sql) => {
      expect(await outcomes(file, finder, sql)).toContain('failed');
    });
});

/** The results of a file's tests with this in their name, with a fault in their database. */
async function outcomes(file: string, name: string, plantedSql: string): Promise<string[]> {
  const report = join(tmpdir(), `planted-${randomUUID()}.json`);
  const options = ['--project=unit', '--hookTimeout=300000', '--reporter=json', `--outputFile=${report}`];
  await promisify(execFile)(
    process.execPath,
    [VITEST, 'run', file, `--testNamePattern=${RegExp.escape(name)}`, ...options],
    { cwd: ROOT, env: { ...process.env, PLANTED_SQL: plantedSql }, maxBuffer: 64 * 1024 * 1024 },
    // It exits with an error, as it should; the report says which tests failed.
  ).catch(() => undefined);
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as {
    testResults: { assertionResults: { status: string; fullName: string }[] }[];
  };
  await rm(report);
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return results.filter(({ fullName }) => fullName.includes(name)).map(({ status }) => status);
}

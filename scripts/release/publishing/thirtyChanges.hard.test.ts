import { setTimeout as sleep } from 'node:timers/promises';
import { startTestBackend } from '@vitrina/tests/fixtures/startTestBackend.ts';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { startPublisher } from './startPublisher.ts';

// Builds that take no time are the worst case: most of them fit between the changes.
test('thirty changes in ten seconds make three builds at most, and the last one is built', async () => {
  const backend = await startTestBackend();
  onTestFinished(() => backend.stop());
  const sql = postgres(backend.dbUrl, { max: 1, onnotice: () => {} });
  onTestFinished(() => sql.end());
  await sql`delete from public.site_builds`;

  const built: string[] = [];
  const publisher = await startPublisher({
    dbUrl: backend.dbUrl,
    publishesChanges: true,
    build: async () => {
      const [row] = await sql<{ name: string }[]>`
        select name from public.templates order by order_index limit 1`;
      built.push(row?.name ?? '');
      return undefined;
    },
  });
  onTestFinished(() => publisher.stop());

  for (let change = 1; change <= 30; change++) {
    await sql`update public.templates set name = ${`change ${change}`} where order_index = 0`;
    await sleep(333);
  }
  await expect.poll(() => built.at(-1), { timeout: 20_000 }).toBe('change 30');
  expect(built.length).toBeLessThanOrEqual(3);
});

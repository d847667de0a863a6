import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { backend } from '@vitrina/tests/fixtures/backend.ts';
import { makeAdmin, signIn } from '@vitrina/tests/fixtures/people.ts';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { BuildFailure } from './buildFailure.ts';
import { startPublisher } from './startPublisher.ts';

let sql: postgres.Sql;

beforeAll(() => {
  sql = postgres(backend.dbUrl, { max: 1, onnotice: () => {} });
});
afterAll(() => sql?.end());
beforeEach(async () => {
  await sql`delete from public.site_builds`;
});

test('several changes within a moment make one build, and what is changed during it the next', async () => {
  const names: string[] = [];
  const { build } = await publisher(async () => {
    const [row] = await sql<
      { name: string }[]
    >`select name from public.templates order by order_index limit 1`;
    names.push(row?.name ?? '');
    if (names.length === 1) await rename('during');
    return undefined;
  });
  for (const name of ['one', 'two', 'three']) await rename(name);
  await expect.poll(statuses, { timeout: 20_000 }).toEqual(['published', 'published']);
  expect(build).toHaveBeenCalledTimes(2);
  expect(names).toEqual(['three', 'during']);
});

test('a failed build is recorded, and the next change is built all the same', async () => {
  let failure: BuildFailure | undefined = { failure: 'backend', detail: 'Cannot read templates' };
  await publisher(async () => failure);
  await rename('broken');
  await expect.poll(statuses, { timeout: 20_000 }).toEqual(['failed']);
  expect(await sql`select failure, failure_detail from public.site_builds`).toEqual([
    { failure: 'backend', failure_detail: 'Cannot read templates' },
  ]);
  failure = undefined;
  await rename('mended');
  await expect.poll(statuses, { timeout: 20_000 }).toEqual(['failed', 'published']);
});

test('a build for which the system had no process has failed', async () => {
  await publisher(() => Promise.reject(new Error('spawn node EAGAIN')));
  await rename('unbuilt');
  await expect.poll(statuses, { timeout: 20_000 }).toEqual(['failed']);
  expect(await sql`select failure, failure_detail from public.site_builds`).toEqual([
    { failure: 'build', failure_detail: 'spawn node EAGAIN' },
  ]);
});

test('where changes do not publish by themselves, an admin does', async () => {
  const { build } = await publisher(async () => undefined, false);
  await rename('unseen');
  const admin = await signIn(backend, await makeAdmin(backend));
  expect(build).not.toHaveBeenCalled();
  const { error } = await admin.rpc('publish_site');
  expect(error).toBeNull();
  await expect.poll(statuses, { timeout: 20_000 }).toEqual(['published']);
  expect(build).toHaveBeenCalledOnce();
});

test('a build that its publisher was stopped in is taken up by the next', async () => {
  const first = await publisher(
    (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined))),
  );
  await rename('interrupted');
  await expect.poll(() => first.build, { timeout: 20_000 }).toHaveBeenCalled();
  await first.stop();
  expect(await statuses()).toEqual(['running']);

  const { data } = await createServiceClient(backend.apiUrl, backend.secretKey).rpc('start_site_build');
  expect(data?.causes).toEqual(['templates']);
  expect(await statuses()).toEqual(['failed', 'running']);
});

test.each(['start_site_build()', 'finish_site_build(uuid, text, text)'])(
  'where the database refuses %s for a while, one build is made, and told when it can be',
  async (call) => {
    const [name = ''] = call.split('(');
    await sql.unsafe(`alter function public.${call} rename to for_a_while`);
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => complaints.mockRestore());
    const { build, prepare } = await publisher(async () => undefined);
    await rename(name);
    await expect.poll(() => complaints, { timeout: 20_000 }).toHaveBeenCalled();
    await sql.unsafe(`alter function public.${call.replace(name, 'for_a_while')} rename to ${name}`);
    await expect.poll(statuses, { timeout: 20_000 }).toEqual(['published']);
    for (const made of [prepare, build]) expect(made).toHaveBeenCalledOnce();
  },
);

test('a publisher that is stopped before the database has answered prepares nothing', async () => {
  await rename('too late');
  const { prepare, stop } = await publisher(async () => undefined);
  await stop();
  expect(prepare).not.toHaveBeenCalled();
});

async function publisher(
  work: (signal: AbortSignal) => Promise<BuildFailure | undefined>,
  publishesChanges = true,
) {
  const build = vi.fn(work);
  const prepare = vi.fn((signal: AbortSignal) => () => build(signal));
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { stop } = await startPublisher({
    dbUrl: backend.dbUrl,
    publishesChanges,
    prepare,
  });
  onTestFinished(() => stop());
  return { build, prepare, stop };
}

const rename = (name: string) => sql`update public.templates set name = ${name} where order_index = 0`;

async function statuses(): Promise<string[]> {
  const rows = await sql<{ status: string }[]>`
    select status from public.site_builds order by requested_at, status`;
  return rows.map(({ status }) => status);
}

import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../root.ts';

test('no command of the Supabase CLI in a workflow waits for an answer that nobody gives', async () => {
  const commands = (await readAll()).flatMap(({ text }) => text.match(/run supabase -- .*/g) ?? []);
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((command) => !/ --yes( |$)/.test(command))).toEqual([]);
});

// It calls pnpm, which the runners do not have: https://github.com/actions/setup-node/issues/1357
test('no step that brings Node looks for a cache of pnpm', async () => {
  const steps = (await readAll())
    .flatMap(({ jobs }) => Object.values(jobs))
    .flatMap((job) => job.steps ?? []);
  const bringing = steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@'));
  expect(bringing.length).toBeGreaterThan(0);
  expect(bringing.filter((step) => step.with?.['package-manager-cache'] !== false)).toEqual([]);
});

// https://docs.github.com/actions/managing-workflow-runs/disabling-and-enabling-a-workflow
test('nothing but the schedule is lost where GitHub disables what has one', async () => {
  const scheduled = (await readAll()).filter(({ on }) => 'schedule' in on);
  expect(scheduled.length).toBeGreaterThan(0);
  for (const { name, on } of scheduled)
    expect([name, Object.keys(on)]).toEqual([name, ['schedule', 'workflow_dispatch']]);
});

test('no deployment waits for the list of known weaknesses', async () => {
  const { jobs } = await readDeployment();
  const called = Object.values(jobs).flatMap(({ uses }) => uses ?? []);
  expect(called).toEqual(['./.github/workflows/checks.yml']);
  const asking = (await readAll()).filter(({ text }) => text.includes('pnpm@12.21.0 audit'));
  expect(asking).toMatchObject([
    { name: 'Weaknesses', on: { pull_request: null, push: { branches: ['main'] } } },
  ]);
});

// A token that may start it by repository_dispatch could push to any branch, too.
test('besides a push, a deployment is only started by name', async () => {
  const { on } = await readDeployment();
  expect(on).toEqual({ push: { branches: ['main'] }, workflow_dispatch: null });
});

test('a job that also runs without the checks publishes the branch of what has passed them', async () => {
  const { permissions, jobs } = await readDeployment();
  const unchecked = Object.entries(jobs).filter(([, job]) => job.steps && !isChecked(job));
  expect(unchecked.map(([name, { steps }]) => [name, steps?.[0]?.with?.ref])).toEqual([['site', 'live']]);

  // That branch is moved by a job that needs both, and that alone may write.
  expect(jobs.live?.needs).toEqual(['checks', 'backend']);
  expect(jobs.live?.steps?.at(-1)?.run).toBe('git push origin HEAD:refs/heads/live');
  expect(permissions).toEqual({ contents: 'read' });
  const writers = Object.entries(jobs).filter(([, job]) => job.permissions);
  expect(writers).toMatchObject([['live', { permissions: { contents: 'write' } }]]);
});

test('a push that is older than what is live stops before it changes the backend', async () => {
  const { jobs } = await readDeployment();
  const steps = jobs.backend?.steps ?? [];
  const guard = steps.findIndex(({ id }) => id === 'newest');
  expect(steps.findIndex(({ run }) => run?.includes('supabase'))).toBeGreaterThan(guard);

  const cwd = await mkdtemp(join(tmpdir(), 'vitrina-live-'));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const git = (...options: string[]) =>
    execa('git', ['-c', 'user.name=Mila', '-c', 'user.email=mila@studio.bg', ...options], { cwd });
  const run = async () =>
    (await execa('bash', ['-e'], { cwd, input: steps[guard]?.run ?? 'exit 2', reject: false })).exitCode;
  const setLive = (commit: string) => git('update-ref', 'refs/remotes/origin/live', commit);
  await git('init', '--quiet');
  for (const message of ['older', 'newer'])
    await git('commit', '--quiet', '--allow-empty', '--message', message);

  expect(await run(), 'nothing is live yet').toBe(0);
  // An older one was live before, or live was set back to it.
  for (const commit of ['HEAD~', 'HEAD']) {
    await setLive(commit);
    expect(await run(), `${commit} is live`).toBe(0);
  }
  await git('checkout', '--quiet', 'HEAD~');
  expect(await run(), 'something newer is live').toBe(1);
});

// https://supabase.com/docs/reference/cli/supabase-functions-deploy: without it, a function that the repository no longer
// has stays reachable, with the secret key.
test('a deployment removes the functions that the repository does not have', async () => {
  const { jobs } = await readDeployment();
  const deploying = jobs.backend?.steps?.filter(({ run }) => run?.includes('functions deploy')) ?? [];
  expect(deploying.map(({ run }) => run)).toEqual([expect.stringMatching(/ --prune( |$)/)]);
});

// Whoever has its pages open asks for its files later, and the next deployment knows them only from what was kept.
test('what has been uploaded is kept, however the report of it goes', async () => {
  const { jobs } = await readDeployment();
  const steps = jobs.site?.steps ?? [];
  const saving = steps.find(({ uses }) => uses?.startsWith('actions/cache/save@'));
  const uploads = steps.filter(({ run }) => /(wrangler|netlify-cli)@/.test(run ?? ''));
  expect(uploads.length).toBe(2);
  const isLive = uploads.map(({ id }) => `steps.${id}.outcome == 'success'`).join(' || ');
  expect(saving?.if).toContain(`always() && (${isLive})`);
});

// A run that is started again would otherwise find what it kept itself, which can be older than what is live.
test('a deployment starts from the newest that was kept', async () => {
  const { jobs } = await readDeployment();
  const caching = (jobs.site?.steps ?? []).filter(({ uses }) => uses?.startsWith('actions/cache/'));
  const keys = caching.map((step) => String(step.with?.key).replaceAll(/[${}\s]/g, ''));
  expect(keys).toEqual(Array(2).fill('site-github.run_id-github.run_attempt'));
  expect(caching[0]?.with?.['restore-keys']).toBe('site-');
});

interface Job {
  if?: string;
  needs?: string | string[];
  uses?: string;
  permissions?: Record<string, string>;
  steps?: { id?: string; if?: string; uses?: string; run?: string; with?: Record<string, unknown> }[];
}

interface Workflow {
  name: string;
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

async function readAll(): Promise<(Workflow & { text: string })[]> {
  const files = await Array.fromAsync(glob('.github/workflows/*.yml', { cwd: root }));
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file), 'utf8');
      return { ...parse(text), text };
    }),
  );
}

const readDeployment = async (): Promise<Workflow> =>
  parse(await readFile(join(root, '.github/workflows/deploy.yml'), 'utf8'));

/** Without a function of the status, a job runs only after all that it needs. */
function isChecked({ if: condition = '', needs = [] }: Job): boolean {
  return /\w+\(\)/.test(condition)
    ? condition.includes("needs.checks.result == 'success'")
    : [needs].flat().includes('checks');
}

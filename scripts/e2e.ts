import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vitrina/local-supabase/postgres/freePort.ts';
import { liftSubmitLimit } from '@vitrina/tests/fixtures/liftSubmitLimit.ts';
import { execa } from 'execa';
import { ensureChromium } from './checks/chromium.ts';
import { startWrangler } from './checks/startWrangler.ts';
import { CommandError, runCommand } from './command/runCommand.ts';
import { startProduct } from './product/startProduct.ts';
import { root } from './root.ts';

const ON_A_CDN = '--cdn';

/** The projects of playwright.config.ts, one stage after the other: each changes what those before it look at. */
const STAGES = [['site'], ['content', 'apps'], ['alone'], ['hard']];

/**
 * `pnpm e2e [--cdn] --project=… [playwright arguments]`: the browser tests against a product of their own, thrown away
 * afterwards. With `--cdn` its pages come from Cloudflare's server instead of ours. Every stage runs, so that one
 * failure does not hide another.
 */
await runCommand(async (signal) => {
  await ensureChromium();
  const isOnCdn = process.argv.includes(ON_A_CDN);
  const given = process.argv.slice(2).filter((argument) => argument !== ON_A_CDN);
  const otherArguments = given.filter((argument) => !argument.startsWith('--project='));
  // Whoever names tests may name none of a stage, but not none at all; a whole stage without any is a mistake.
  const hasNames = otherArguments.length > 0;
  const chosen = hasNames ? ['--pass-with-no-tests', ...otherArguments] : [];
  await using started = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-e2e-'));
  started.defer(() => rm(dataDir, { recursive: true, force: true }));
  // Tests change the content all the time; the test of publishing requests its own build.
  const settings = {
    sitePort: await freePort(),
    apiPort: await freePort(),
    dataDir,
    publishesChanges: false,
  };
  const product = await startProduct(settings, signal);
  started.defer(() => product.stop());
  // The test of the limit sets it for itself.
  await liftSubmitLimit(product.status.dbUrl);
  await using cdn = isOnCdn ? await startWrangler(join(dataDir, 'www'), dataDir, signal) : undefined;
  const options = {
    cwd: root,
    preferLocal: true,
    reject: false,
    cancelSignal: signal,
    // Where there is no CDN, one that was set outside is taken away.
    env: { DATA_DIR: dataDir, PAGES_URL: cdn?.url },
  };
  if (hasNames) {
    const list = ['test', '--list', '--no-deps', ...given];
    const { exitCode, all } = await execa('playwright', list, { ...options, all: true });
    if (exitCode !== 0) throw new CommandError(all);
  }
  let hasFailed = false;
  for (const stage of STAGES) {
    const projects = stage.map((name) => `--project=${name}`).filter((option) => given.includes(option));
    if (projects.length === 0) continue;
    const output = `--output=test-results/${stage[0]}`;
    const { exitCode } = await execa('playwright', ['test', ...projects, '--no-deps', output, ...chosen], {
      ...options,
      stdio: 'inherit',
    });
    signal.throwIfAborted();
    if (exitCode !== 0) hasFailed = true;
  }
  if (hasFailed) throw new CommandError('Browser tests failed.');
});

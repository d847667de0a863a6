import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '@vitrina/shared/environment.ts';
import { CommandError, runCommand } from './command/runCommand.ts';
import { step } from './command/step.ts';
import { hostedAddress } from './product/hostedAddress.ts';
import { assembleRelease } from './release/assembleRelease.ts';
import { buildPart, partNames } from './release/buildPart.ts';
import { keepEarlierAssets } from './release/keepEarlierAssets.ts';
import { root } from './root.ts';

const dist = join(root, 'dist');

/**
 * `npm run build`: the folder for the CDN, `dist/`, built against the project that the environment names.
 * With `--keep-earlier` the hashed files of the `dist/` before stay in it for a week, for pages that are open.
 */
await runCommand(async (signal) => {
  const { values } = parseArgs({ options: { 'keep-earlier': { type: 'boolean' } } });
  const { supabaseUrl, publishableKey } = productionEnvironment();
  const environment = { PUBLIC_SUPABASE_URL: supabaseUrl, PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey };
  const work = await mkdtemp(join(tmpdir(), 'vitrina-build-'));
  try {
    const builds = { site: join(work, 'site'), admin: join(work, 'admin'), chat: join(work, 'chat') };
    await step(`Building ${partNames.join(', ')}`, () =>
      Promise.all(partNames.map((part) => buildPart(part, builds[part], environment, signal))),
    );
    const release = `${dist}.new`;
    await assembleRelease(builds, release, supabaseUrl);
    if (values['keep-earlier'])
      await keepEarlierAssets({ release, previous: dist, pool: join(root, '.earlier-assets') });
    await rm(dist, { recursive: true, force: true });
    await rename(release, dist);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
});

function productionEnvironment() {
  try {
    const { PUBLIC_SUPABASE_URL } = process.env;
    if (PUBLIC_SUPABASE_URL) hostedAddress('PUBLIC_SUPABASE_URL', PUBLIC_SUPABASE_URL);
    return readEnvironment(process.env);
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@vitrina/shared/environment.ts';
import { assembleArtifact } from './build/artifact.ts';
import { buildPart, partNames, root } from './build/parts.ts';
import { CommandError, runCommand } from './command.ts';
import { step } from './progress.ts';

/** `npm run build`: the folder for the CDN, `dist/`, built against the project that the environment names. */
await runCommand(async (signal) => {
  const { supabaseUrl, publishableKey } = productionEnvironment();
  const environment = { PUBLIC_SUPABASE_URL: supabaseUrl, PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey };
  const work = await mkdtemp(join(tmpdir(), 'vitrina-build-'));
  try {
    const builds = { site: join(work, 'site'), admin: join(work, 'admin'), chat: join(work, 'chat') };
    for (const part of partNames) {
      await step(`Building the ${part}`, () => buildPart(part, builds[part], environment, signal));
    }
    await assembleArtifact(builds, join(root, 'dist'), supabaseUrl);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
});

function productionEnvironment() {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

import { once } from 'node:events';
import { CommandError, runCommand } from '../../command/runCommand.ts';
import { readSettings } from '../../product/settings.ts';
import { readStatus } from '../../product/status.ts';
import { prepareSite } from '../buildPart.ts';
import { buildRelease } from '../buildRelease.ts';
import { contentVersion } from '../contentVersion.ts';
import { planRelease } from '../planRelease.ts';
import { buildFailure } from './buildFailure.ts';
import type { BuildReport } from './prepareInBackground.ts';

/**
 * The process behind `prepareInBackground`: gets ready, and when it is told to, builds and publishes the public pages of
 * the running product from the rows of that moment. Admin and chat read rows themselves, so they stay as they are.
 */
await runCommand(async (interruption) => {
  const orphaned = new AbortController();
  // The product is gone, maybe by kill -9. The next one must not share the folder with this build.
  process.once('disconnect', () => orphaned.abort());
  const signal = AbortSignal.any([interruption, orphaned.signal]);
  try {
    const { dataDir } = readSettings();
    const { apiUrl, dbUrl, publishableKey } = await readStatus(dataDir);
    const environment = { PUBLIC_SUPABASE_URL: apiUrl, PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey };
    await using site = await prepareSite(environment, signal);
    await once(process, 'message', { signal });
    const plan = await planRelease({
      dataDir,
      environment,
      content: await contentVersion(dbUrl),
      parts: ['site'],
    });
    await buildRelease(plan, { signal, step: (_title, work) => work(), site });
    await tell({});
  } catch (error) {
    if (signal.aborted) throw new CommandError('The build was stopped.');
    console.error(error instanceof CommandError ? error.message : error);
    await tell({ failure: buildFailure(error) });
  }
});

function tell(report: BuildReport): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(report, undefined, undefined, () => resolve());
    else resolve();
  });
}

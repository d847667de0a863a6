import postgres from 'postgres';
import { CommandError } from '../../command/runCommand.ts';
import { step } from '../../command/step.ts';
import type { Status } from '../../product/status.ts';
import { buildRelease, clearLeftovers } from '../buildRelease.ts';
import { contentVersion } from '../contentVersion.ts';
import { planRelease, type ReleasePlan } from '../planRelease.ts';
import { hasOpenBuild, recordBuild } from './siteBuilds.ts';

/**
 * Brings the published pages up to date before they are served: after changes of sources, settings or rows, and when the
 * last run ended during a build. A failure is thrown only if nothing has been published yet; otherwise the earlier
 * release is served, and the admin shows what failed.
 */
export async function publishAtStart(dataDir: string, status: Status, signal: AbortSignal): Promise<void> {
  const { apiUrl, dbUrl, publishableKey } = status;
  const plan = await planRelease({
    dataDir,
    environment: { PUBLIC_SUPABASE_URL: apiUrl, PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey },
    content: await contentVersion(dbUrl),
  });
  await clearLeftovers(plan);
  const sql = postgres(dbUrl, { max: 1, onnotice: () => {} });
  try {
    if (plan.isPublished && !(await hasOpenBuild(sql))) return;
    await recordBuild(sql, signal, () => buildRelease(plan, { signal, step }));
  } catch (error) {
    useEarlierRelease(plan, error, signal);
  } finally {
    await sql.end();
  }
}

function useEarlierRelease({ published }: ReleasePlan, error: unknown, signal: AbortSignal): void {
  if (!published || signal.aborted) throw error;
  console.error(error instanceof CommandError ? `\n${error.message}` : error);
  console.error('\nThe site that was published before is served instead.\n');
}

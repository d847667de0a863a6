import type postgres from 'postgres';
import { type BuildFailure, buildFailure } from './buildFailure.ts';

/**
 * Runs a build and records its start and end in `site_builds`. A failure is recorded and rethrown. An interrupted build
 * gets no end, so the next start repeats it.
 */
export async function recordBuild(
  sql: postgres.Sql,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  const id = await startBuild(sql);
  try {
    await work();
  } catch (error) {
    if (!signal.aborted) await finishBuild(sql, id, buildFailure(error));
    throw error;
  }
  await finishBuild(sql, id);
}

/** Takes the requested build. Changes from here on request the next one. */
export async function startBuild(sql: postgres.Sql): Promise<string> {
  const [build] = await sql<{ id: string }[]>`select id from public.start_site_build()`;
  if (!build) throw new Error('The database began no build.');
  return build.id;
}

export async function finishBuild(sql: postgres.Sql, id: string, failure?: BuildFailure): Promise<void> {
  await sql`select public.finish_site_build(${id}, ${failure?.failure ?? null}, ${failure?.detail ?? null})`;
}

/** Whether a build is requested, or was running when its process ended. */
export async function hasOpenBuild(sql: postgres.Sql): Promise<boolean> {
  const rows = await sql`select from public.site_builds where status in ('requested', 'running') limit 1`;
  return rows.length > 0;
}

/**
 * Milliseconds until the requested build is due: 0 when it is, undefined when there is none.
 * @param isManualOnly ignores requests that only a change of content has made.
 */
export async function msUntilDue(sql: postgres.Sql, isManualOnly: boolean): Promise<number | undefined> {
  const [build] = await sql<{ ms: number }[]>`
    select greatest(0, extract(epoch from due_at - now()) * 1000)::float as ms
    from public.site_builds
    where status = 'requested' and (not ${isManualOnly}::boolean or 'manual' = any (causes))`;
  return build?.ms;
}

import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { type BuildFailure, buildFailure } from './buildFailure.ts';
import type { PreparedBuild } from './prepareInBackground.ts';
import { finishBuild, msUntilDue, startBuild } from './siteBuilds.ts';

interface Publisher {
  /** Aborts a running build. The next start repeats it. */
  stop(): Promise<void>;
}

interface PublisherOptions {
  dbUrl: string;
  /** Whether changes of content publish by themselves, or only an admin's request. */
  publishesChanges: boolean;
  /** Gets a build ready that the signal stops. Called when one is requested, which may be before it is due. */
  prepare: (signal: AbortSignal) => PreparedBuild;
}

const RETRY_AFTER_MS = 5_000;

/** Runs the builds that the database requests, one at a time, for as long as the product runs. */
export async function startPublisher({
  dbUrl,
  publishesChanges,
  prepare,
}: PublisherOptions): Promise<Publisher> {
  const sql = postgres(dbUrl, { max: 2, onnotice: () => {} });
  const stopping = new AbortController();
  let request = Promise.withResolvers<void>();
  // Also after a reconnect: requests may have been missed meanwhile.
  const notice = () => request.resolve();
  await sql.listen('site_builds', notice, notice);

  const pause = (ms: number | undefined) => {
    const ending = new AbortController();
    const signal = AbortSignal.any([stopping.signal, ending.signal]);
    const time = ms === undefined ? new Promise(() => {}) : sleep(ms, undefined, { signal }).catch(() => {});
    return Promise.race([request.promise, time]).finally(() => ending.abort());
  };

  const publish = async (build: PreparedBuild) => {
    const start = performance.now();
    const failure = await build().catch(buildFailure);
    if (stopping.signal.aborted) return failure;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      failure ? `The site was not published: ${failure.detail}` : `The site was published in ${seconds} s`,
    );
    return failure;
  };

  const work = async () => {
    let build: PreparedBuild | undefined;
    let ended: { id: string; failure: BuildFailure | undefined } | undefined;
    while (!stopping.signal.aborted) {
      request = Promise.withResolvers();
      try {
        // A full disk may keep a build from beginning, and its end from being told; both are tried again.
        if (ended) await finishBuild(sql, ended.id, ended.failure);
        ended = undefined;
        const ms = await msUntilDue(sql, !publishesChanges);
        if (stopping.signal.aborted) break;
        if (ms !== undefined) build ??= prepare(stopping.signal);
        if (ms === 0 && build) {
          const id = await startBuild(sql);
          const due = build;
          build = undefined;
          ended = { id, failure: await publish(due) };
        } else await pause(ms);
      } catch (error) {
        console.error(`publishing: ${error instanceof Error ? error.message : error}`);
        await pause(RETRY_AFTER_MS);
      }
    }
  };
  const working = work();

  return {
    async stop() {
      stopping.abort();
      notice();
      await working;
      await sql.end({ timeout: 1 });
    },
  };
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@vitrina/local-supabase/postgres/freePort.ts';
import type { TestedApi } from '../fixtures/people.ts';

export type Victim = 'backend' | 'backend and database';

/** The product's backend in a process of its own. */
export interface KillableBackend {
  api: TestedApi;
  dataDir: string;
  /** Its process, another one after each start. */
  pid(): number;
  /** The address of its database, another one after each start. */
  dbUrl(): string;
  /** Ends it with SIGKILL; its database goes with it, or stays behind as an orphan. */
  kill(victim: Victim): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  /** Everything that it has printed. */
  output(): string;
  /** Stops it and removes what it kept. */
  stop(): Promise<void>;
}

interface Options {
  /** Its data folder's parent; a throw-away folder unless given. */
  folder?: string;
  /** Variables for its process, beside our own. */
  environment?: NodeJS.ProcessEnv;
}

const PROGRAM = fileURLToPath(new URL('../fixtures/backendProcess.ts', import.meta.url));

export async function startKillableBackend({ folder, environment }: Options = {}): Promise<KillableBackend> {
  const parent = folder ?? (await mkdtemp(join(tmpdir(), 'vitrina-killable-')));
  const dataDir = join(parent, 'data');
  const logFile = join(await mkdtemp(join(tmpdir(), 'vitrina-log-')), 'backend.log');
  const port = await freePort();
  const output = () => readFileSync(logFile, 'utf8');
  const launch = async () => {
    const log = openSync(logFile, 'a');
    const child = fork(PROGRAM, [dataDir, String(port)], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    const failed = once(child, 'exit').then(() =>
      Promise.reject(new Error(`It did not start:\n${output()}`)),
    );
    const [api] = await Promise.race([once(child, 'message'), failed]);
    return { child, api: api as TestedApi & { dbUrl: string } };
  };
  let running = await launch();

  return {
    api: running.api,
    dataDir,
    output,
    pid: () => running.child.pid ?? 0,
    dbUrl: () => running.api.dbUrl,
    kill: async (victim) => {
      const gone = exited(running.child);
      // The database leads a process group of its own.
      if (victim === 'backend and database') process.kill(-(await postmaster(dataDir)), 'SIGKILL');
      running.child.kill('SIGKILL');
      await gone;
    },
    start: async () => {
      running = await launch();
    },
    stop: async () => {
      const gone = exited(running.child);
      running.child.kill('SIGTERM');
      await gone;
      await rm(folder ? dataDir : parent, { recursive: true, force: true });
      await rm(join(logFile, '..'), { recursive: true, force: true });
    },
  };
}

/** The process that leads a data folder's database. */
export async function postmaster(dataDir: string): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'database', 'postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

async function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

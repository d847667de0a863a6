import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@vitrina/local-supabase/postgres/freePort.ts';
import type { TestedApi } from '../fixtures/people.ts';

/** The product's backend in a process of its own. */
export interface KillableBackend {
  api: TestedApi;
  dataDir: string;
  /** Its process, another one after each start. */
  pid(): number;
  /** The address of its database, another one after each start. */
  dbUrl(): string;
  /** What its process has written on the terminal since its last start. */
  said(): string;
  /** Ends it with SIGKILL; its database goes with it, or stays behind as an orphan. */
  kill(victim: 'backend' | 'backend and database'): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
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
  const port = await freePort();
  const launch = async () => {
    const child = fork(PROGRAM, [dataDir, String(port)], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let text = '';
    const said = () => text;
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (written) => {
        text += written;
      });
    const failed = once(child, 'exit').then(() => Promise.reject(new Error(`It did not start:\n${text}`)));
    const [api] = await Promise.race([once(child, 'message'), failed]);
    return { child, said, api: api as TestedApi & { dbUrl: string } };
  };
  let running = await launch();

  return {
    api: running.api,
    dataDir,
    pid: () => running.child.pid ?? 0,
    dbUrl: () => running.api.dbUrl,
    said: () => running.said(),
    kill: async (victim) => {
      // The database leads a process group of its own.
      if (victim === 'backend and database') process.kill(-(await postmaster(dataDir)), 'SIGKILL');
      await end(running.child, 'SIGKILL');
    },
    start: async () => {
      running = await launch();
    },
    stop: async () => {
      await end(running.child, 'SIGTERM');
      await rm(folder ? dataDir : parent, { recursive: true, force: true });
    },
  };
}

/** The process that leads a data folder's database. */
export async function postmaster(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'database', 'postmaster.pid'), 'utf8'), 10);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  if (child.exitCode === null && child.signalCode === null) await gone;
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const NAME = 'postgres';

interface Ids {
  uid: number;
  gid: number;
}

/** The user that runs PostgreSQL. */
export interface Account {
  /** Who must own its files; undefined if it runs as the current user. */
  owner?: Ids;
  /** How to start one of its programs: command, arguments and options of `spawn`. */
  launch(program: string, args: string[]): { command: string; args: string[]; options: Partial<Ids> };
}

/**
 * PostgreSQL refuses to run as root, so root runs it as a user of its own, created if missing.
 * @param paths what PostgreSQL must be able to reach: its folder and its program.
 */
export async function databaseAccount(paths: string[]): Promise<Account> {
  if (process.getuid?.() !== 0) return { launch: (command, args) => ({ command, args, options: {} }) };
  const owner = await lookUp().catch(createAccount);
  if (await canReach(owner, paths))
    return { owner, launch: (command, args) => ({ command, args, options: owner }) };
  // A folder may be below root's home or closed to others: a capability gives PostgreSQL access without opening the
  // folder to everybody.
  const identity = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  const passage = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return {
    owner,
    launch: (program, args) => ({
      command: 'setpriv',
      args: [...identity, ...passage, '--', program, ...args],
      options: {},
    }),
  };
}

async function createAccount(): Promise<Ids> {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  await run('useradd', [...options, NAME]).catch((error: Error) => {
    throw new Error(`PostgreSQL cannot run as root, and no account ${NAME} could be made: ${error.message}`);
  });
  return lookUp();
}

async function lookUp(): Promise<Ids> {
  const [uid, gid] = await Promise.all([run('id', ['-u', NAME]), run('id', ['-g', NAME])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

async function canReach(owner: Ids, paths: string[]): Promise<boolean> {
  return Promise.all(paths.map((path) => run('test', ['-x', path], { ...owner, cwd: '/' }))).then(
    () => true,
    () => false,
  );
}

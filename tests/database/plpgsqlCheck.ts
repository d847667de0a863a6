import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PACKAGE = 'postgresql-15-plpgsql-check';
const CACHE = fileURLToPath(new URL(`../../node_modules/.cache/${PACKAGE}/`, import.meta.url));
const CHECKER = /CREATE FUNCTION plpgsql_check_function_tb\(funcoid regprocedure[^;]+;/;

/**
 * The statement that gives a PostgreSQL 15 the function `plpgsql_check_function_tb` of the extension plpgsql_check
 * (https://github.com/okbob/plpgsql_check). No npm package holds it: it comes out of the Debian package of that name,
 * which is unpacked below `node_modules` and not installed, so nobody has to be root.
 * @throws Error where apt, or the package among its sources, is missing.
 */
export async function plpgsqlCheck(): Promise<string> {
  const names = await readFiles().catch(async () => {
    await downloadInto(CACHE);
    return readFiles();
  });
  const [library, script] = [/plpgsql_check\.so$/, /plpgsql_check--[\d.]+\.sql$/].map((pattern) =>
    join(CACHE, names.find((name) => pattern.test(name)) ?? ''),
  );
  const statement = CHECKER.exec(await readFile(script ?? '', 'utf8'))?.[0];
  if (!library || !statement) throw new Error(`${PACKAGE} does not hold the function that checks`);
  return statement.replace('MODULE_PATHNAME', library);
}

const readFiles = () => readdir(CACHE, { recursive: true });

async function downloadInto(folder: string): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'vitrina-plpgsql-check-'));
  const run = (program: string, ...options: string[]) => promisify(execFile)(program, options, { cwd: work });
  // Uses its own package lists, because those of the machine belong to root and may be missing or old.
  const own = ['-qq', '-o', `Dir::State::Lists=${work}/lists`, '-o', `Dir::Cache=${work}`];
  const apt = (command: string, ...names: string[]) =>
    run('apt-get', ...own, '-o', 'APT::Sandbox::User=root', command, ...names);
  try {
    await mkdir(join(work, 'lists/partial'), { recursive: true });
    await apt('update');
    await apt('download', PACKAGE);
    const archive = (await readdir(work)).find((name) => name.endsWith('.deb')) ?? '';
    await run('dpkg-deb', '-x', archive, 'files');
    await mkdir(join(folder, '..'), { recursive: true });
    await cp(join(work, 'files'), `${folder.replace(/\/$/, '')}.new`, { recursive: true });
    await rename(`${folder.replace(/\/$/, '')}.new`, folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

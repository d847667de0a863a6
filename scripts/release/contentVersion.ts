import postgres from 'postgres';

/** A hash of all that the prebuilt pages show of the database: it changes exactly when they would. */
export async function contentVersion(dbUrl: string): Promise<string> {
  const sql = postgres(dbUrl, { max: 1, onnotice: () => {} });
  try {
    const [row] = await sql<{ version: string }[]>`select private.site_content_version() as version`;
    return row?.version ?? '';
  } finally {
    await sql.end();
  }
}

import { openUrl } from './openUrl.ts';
import type { TestDatabase } from './TestDatabase.ts';

/**
 * A project with all migrations, such as a new hosted one. Tests roll back, but nobody else may use it meanwhile.
 * @throws Error when it has accounts, or content, which some tests expect to make themselves.
 */
export async function openEmptyProject(url: string): Promise<TestDatabase> {
  const database = openUrl(url);
  const [[[hasAccounts, hasContent]]] = (await database.run(
    'select exists (select from public.chat_users), exists (select from public.content_versions)',
  )) as [[[boolean, boolean]]];
  if (!hasAccounts && !hasContent) return database;
  await database.close();
  throw new Error(
    `The project of PGTAP_DATABASE_URL has ${hasAccounts ? 'accounts' : 'content'}. Take one that nobody uses.`,
  );
}

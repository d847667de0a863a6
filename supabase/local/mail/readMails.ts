import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptMail } from './folderTransport.ts';

const SUFFIX = '.json';

/** The mails kept in a folder, the newest first, at most `limit` of them. */
export async function readMails(folder: string, limit: number): Promise<KeptMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(SUFFIX));
  const mails = await Promise.all(names.map((name) => readMail(folder, name.slice(0, -SUFFIX.length))));
  return mails
    .filter((mail) => mail !== undefined)
    .sort((a, b) => b.sentAt.localeCompare(a.sentAt))
    .slice(0, limit);
}

/** @param id a UUID: anything else could lead out of the folder. */
export async function readMail(folder: string, id: string): Promise<KeptMail | undefined> {
  const content = await readFile(join(folder, `${id}${SUFFIX}`), 'utf8').catch(() => undefined);
  return content === undefined ? undefined : JSON.parse(content);
}

import { existsSync } from 'node:fs';
import { readFile, realpath, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../command/runCommand.ts';
import type { AdminAccount } from './adminAccount.ts';

/** Where a running product answers and the keys to it: `<dataDir>/status.json`, for its owner alone. */
export interface Status {
  siteUrl: string;
  apiUrl: string;
  dbUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Where mails are read that no mail server was set for. */
  mailsUrl: string;
  admin: AdminAccount;
}

/** Written whole or not at all, with the folder's path: a copy of the folder is another product. */
export async function writeStatus(dataDir: string, status: Status): Promise<void> {
  const file = statusFile(dataDir);
  const noted = { ...status, dataDir: await realpath(dataDir) };
  await writeFile(`${file}.new`, `${JSON.stringify(noted, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** @throws CommandError when the product never ran in `dataDir`. */
export async function readStatus(dataDir: string): Promise<Status> {
  const status = await findStatus(dataDir);
  if (status) return status;
  throw notRunning(dataDir);
}

export const notRunning = (dataDir: string) =>
  new CommandError(`There is no running product in ${dataDir}. Start it first: npm start`);

/** Undefined when the product never ran in `dataDir`, or its status is damaged, because every start writes it anew. */
export async function findStatus(dataDir: string): Promise<Status | undefined> {
  if (!existsSync(statusFile(dataDir))) return undefined;
  const noted = parse(await readFile(statusFile(dataDir), 'utf8'));
  return noted?.dataDir === (await realpath(dataDir)) ? noted : undefined;
}

function parse(text: string): (Status & { dataDir?: string }) | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const statusFile = (dataDir: string) => join(dataDir, 'status.json');

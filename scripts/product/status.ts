import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
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

/** Written whole or not at all. */
export async function writeStatus(dataDir: string, status: Status): Promise<void> {
  const file = statusFile(dataDir);
  await writeFile(`${file}.new`, `${JSON.stringify(status, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** @throws CommandError when the product never ran in `dataDir`. */
export async function readStatus(dataDir: string): Promise<Status> {
  try {
    return JSON.parse(await readFile(statusFile(dataDir), 'utf8'));
  } catch {
    throw new CommandError(`There is no running product in ${dataDir}. Start it first: npm start`);
  }
}

/** Whether the product has run in `dataDir` before. */
export const hasStatus = (dataDir: string) => existsSync(statusFile(dataDir));

const statusFile = (dataDir: string) => join(dataDir, 'status.json');

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfExists } from '@vitrina/local-supabase/readIfExists.ts';
import { brand } from '@vitrina/shared/brand.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { compare } from 'bcryptjs';
import postgres from 'postgres';
import { type AdminAccount, createAdmin, randomPassword } from './adminAccount.ts';

/**
 * The admin that the embedded default makes on its first start: `admin`, with a random password.
 * The password is on disk before the account is made, so a start that was cut short can be repeated.
 * @returns the account, or another admin's where that is gone; without a password where the file holds no valid one.
 * @throws CommandError when the account cannot be made.
 */
export async function firstAdmin(supabase: Supabase, dbUrl: string, dataDir: string): Promise<AdminAccount> {
  const file = join(dataDir, 'admin.json');
  const noted = await readAccount(file);
  const existing = await existingAdmin(dbUrl, noted);
  if (existing) return existing;

  const account = noted ?? { email: `admin@${brand.chatDomain}`, username: 'admin', password: '' };
  const made = { ...account, password: account.password || randomPassword() };
  await writeFile(file, JSON.stringify(made, null, 2), { mode: 0o600 });
  await createAdmin(supabase, made);
  return made;
}

/** The noted admin, or else the oldest. Another password, or none of its accounts, can have come with a backup. */
async function existingAdmin(dbUrl: string, noted?: AdminAccount): Promise<AdminAccount | undefined> {
  const sql = postgres(dbUrl, { max: 1, onnotice: () => {} });
  try {
    const [admin] = await sql<{ email: string; username: string; hash: string | null }[]>`
      select email, username, encrypted_password as hash
      from public.chat_users as person join auth.users as account using (id)
      where person.role = 'admin'
      order by username <> ${noted?.username ?? ''}, person.created_at, id limit 1`;
    if (!admin) return undefined;
    const { email, username, hash } = admin;
    const isValid = noted?.username === username && (await compare(noted.password, hash ?? ''));
    return { email, username, password: isValid ? noted.password : '' };
  } finally {
    await sql.end();
  }
}

/** Undefined where nothing was noted, or not to its end. */
async function readAccount(file: string): Promise<AdminAccount | undefined> {
  const noted = await readIfExists(readFile(file, 'utf8'));
  try {
    return JSON.parse(noted ?? '');
  } catch {
    return undefined;
  }
}

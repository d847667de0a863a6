import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@vitrina/shared/brand.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { CommandError } from '../command/runCommand.ts';
import { type AdminAccount, createAdmin, randomPassword } from './adminAccount.ts';

/**
 * The admin that the embedded default makes on its first start: `admin`, with a random password.
 * The password is on disk before the account is made, so a start that was cut short can be repeated.
 * @returns the account; its password is empty where the file that held it is gone.
 * @throws CommandError when the file or an answer of the backend cannot be used.
 */
export async function firstAdmin(supabase: Supabase, dataDir: string): Promise<AdminAccount> {
  const file = join(dataDir, 'admin.json');
  const known = await readAccount(file);
  const account = known ?? { email: `admin@${brand.chatDomain}`, username: 'admin', password: '' };

  const { count, error } = await supabase
    .from('chat_users')
    .select('*', { count: 'exact', head: true })
    .eq('role', 'admin');
  if (error) throw new CommandError(`The accounts cannot be read: ${error.message}`);
  if (count !== 0) return account;

  const made = { ...account, password: account.password || randomPassword() };
  await writeFile(file, JSON.stringify(made, null, 2), { mode: 0o600 });
  await removeHalfMadeAccount(supabase, made.email);
  await createAdmin(supabase, made);
  return made;
}

async function readAccount(file: string): Promise<AdminAccount | undefined> {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file} cannot be read. Restore it, or delete it to do without.`, {
      cause: error,
    });
  }
}

/** An account without its row: the process ended between the two. */
async function removeHalfMadeAccount(supabase: Supabase, email: string): Promise<void> {
  const { data, error } = await supabase.auth.admin.listUsers();
  if (error) throw new CommandError(`The accounts cannot be read: ${error.message}`);
  const account = data.users.find((user) => user.email === email);
  if (!account) return;
  const { error: kept } = await supabase.auth.admin.deleteUser(account.id);
  if (kept) throw new CommandError(`The unfinished account of ${email} cannot be removed: ${kept.message}`);
}

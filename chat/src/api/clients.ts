import { FunctionsHttpError } from '@supabase/supabase-js';
import type { Tables } from '@vitrina/shared/database.types.ts';
import { failure, failureOf, type Result, success } from './result.ts';
import { supabase } from './supabase.ts';

/** A client as the studio's list shows it. */
export type Client = Pick<Tables<'chat_users'>, 'id' | 'username' | 'site_url' | 'created_at'>;

export interface NewClient {
  username: string;
  password: string;
  site_url?: string;
}

/** The API cuts an answer at 1,000 rows without a word, so the list is read in pages. */
const PAGE_SIZE = 1000;

/** All clients, the newest first. */
export async function fetchClients(): Promise<Result<Client[]>> {
  const clients: Client[] = [];
  for (;;) {
    const { data, status, error } = await supabase
      .from('chat_users')
      .select('id, username, site_url, created_at')
      .eq('role', 'client')
      .order('created_at', { ascending: false })
      .order('id')
      .range(clients.length, clients.length + PAGE_SIZE - 1);
    if (error !== null) return failure(failureOf(status));
    clients.push(...data);
    if (data.length < PAGE_SIZE) return success(clients);
  }
}

/** Makes the account of a client. Only the edge function may: it holds the secret key and checks who asks. */
export async function createClient(client: NewClient): Promise<Result<void, 'taken' | 'invalid' | 'failed'>> {
  const { error } = await supabase.functions.invoke('chat-clients', { body: client });
  if (error === null) return success(undefined);
  const status = error instanceof FunctionsHttpError ? error.context.status : 0;
  if (status === 409) return failure('taken');
  return failure(status === 400 || status === 422 ? 'invalid' : 'failed');
}

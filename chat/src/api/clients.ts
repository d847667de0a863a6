import { FunctionsHttpError } from '@supabase/supabase-js';
import type { Database } from '@vitrina/shared/database.types.ts';
import { MAX_ROWS } from '@vitrina/shared/pageSizes.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { type Failure, failureOf } from './failure.ts';
import { supabase } from './supabase.ts';

type Row = Database['public']['Functions']['chat_conversations']['Returns'][number];

/** The generated types do not know that these columns are null for a client without a site or a message. */
type Optional = Exclude<keyof Row, 'id' | 'username' | 'name' | 'created_at' | 'unread'>;

export type Client = Omit<Row, Optional> & { [Column in Optional]: Row[Column] | null };

export interface NewClient {
  username: string;
  /** Without one, the client is mailed an invitation. */
  password?: string;
  name?: string;
  email?: string;
  site_url?: string;
}

export type NewClientFailure = 'username-taken' | 'email-taken' | 'email-invalid' | 'invalid' | 'failed';

/** All clients or some of them, those with the latest message first. */
export async function fetchClients(ids?: readonly string[]): Promise<Result<Client[], Failure>> {
  const clients = new Map<string, Client>();
  for (let from = 0; ; from += MAX_ROWS) {
    const { data, status, error } = await supabase
      .rpc('chat_conversations', ids && { client_ids: [...ids] })
      .range(from, from + MAX_ROWS - 1);
    if (error !== null) return failure(failureOf(status));
    // A client with a new message moves up between two reads, and can be on both pages.
    for (const client of data) clients.set(client.id, client);
    if (data.length < MAX_ROWS) return success([...clients.values()]);
  }
}

/** Only the edge function can: it holds the secret key and checks the caller. */
export async function createClient(client: NewClient): Promise<Result<void, NewClientFailure>> {
  const { error } = await supabase.functions.invoke('chat-clients', { body: client });
  if (error === null) return success(undefined);
  if (!(error instanceof FunctionsHttpError)) return failure('failed');
  const { code } = await error.context.json().catch(() => ({}));
  const isInvalid = error.context.status === 400 || error.context.status === 422;
  return failure(FAILURES.get(code) ?? (isInvalid ? 'invalid' : 'failed'));
}

const FAILURES: ReadonlyMap<unknown, NewClientFailure> = new Map([
  ['username_taken', 'username-taken'],
  ['email_taken', 'email-taken'],
  ['invalid_email', 'email-invalid'],
]);

export async function setPassword(id: string, password: string): Promise<Result<void, Failure>> {
  return callFunction('PATCH', { id, password });
}

export async function deleteClient(id: string): Promise<Result<void, Failure>> {
  return callFunction('DELETE', { id });
}

/** Says that what the client wrote last needs no answer. */
export async function settleConversation(id: string): Promise<Result<void, Failure>> {
  const { status, error } = await supabase.rpc('settle_conversation', { client_id: id });
  return error === null ? success(undefined) : failure(failureOf(status));
}

export async function changeSite(id: string, site_url: string | null): Promise<Result<void, Failure>> {
  const { data, status, error } = await supabase
    .from('chat_users')
    .update({ site_url })
    .eq('id', id)
    .eq('role', 'client')
    .select('id');
  if (error !== null) return failure(failureOf(status));
  return data.length === 1 ? success(undefined) : failure('refused');
}

async function callFunction(method: 'PATCH' | 'DELETE', body: object): Promise<Result<void, Failure>> {
  const { error } = await supabase.functions.invoke('chat-clients', { method, body });
  if (error === null) return success(undefined);
  return failure(failureOf(error instanceof FunctionsHttpError ? error.context.status : 0));
}

import { FunctionsHttpError } from '@supabase/supabase-js';
import type { Database } from '@vitrina/shared/database.types.ts';
import { MAX_ROWS } from '@vitrina/shared/pageSizes.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { changedOne, done, type Failure, failureOf, resultOf } from './failure.ts';
import { supabase } from './supabase.ts';

type Row = Database['public']['Functions']['chat_conversations']['Returns'][number];

/** The generated types do not know that these columns are null for clients without a site or a message. */
type Optional = Exclude<keyof Row, 'id' | 'username' | 'name' | 'created_at' | 'unread'>;

export type Client = Omit<Row, Optional> & { [Column in Optional]: Row[Column] | null };

export interface NewClient {
  username: string;
  /** Without a password, the client is invited by e-mail. */
  password?: string;
  name?: string;
  email?: string;
  site_url?: string;
}

export type NewClientFailure = Failure | 'username-taken' | 'email-taken' | 'email-invalid' | 'invalid';

/** All clients, or those with the given ids; the latest message comes first. */
export async function fetchClients(ids?: readonly string[]): Promise<Result<Client[], Failure>> {
  const clients = new Map<string, Client>();
  for (let from = 0; ; from += MAX_ROWS) {
    const page = await resultOf(
      supabase.rpc('chat_conversations', ids && { client_ids: [...ids] }).range(from, from + MAX_ROWS - 1),
    );
    if (!page.ok) return page;
    // A client with a new message moves up between two reads and can be on both pages.
    for (const client of page.value) clients.set(client.id, client);
    if (page.value.length < MAX_ROWS) return success([...clients.values()]);
  }
}

/** Only an edge function can create clients: it holds the secret key and checks the caller. */
export async function createClient(client: NewClient): Promise<Result<void, NewClientFailure>> {
  const { error } = await supabase.functions.invoke('chat-clients', { body: client });
  if (error === null) return success(undefined);
  if (!(error instanceof FunctionsHttpError)) return failure('unreachable');
  const { status } = error.context;
  // A proxy in between may refuse with a page of its own.
  const answer = await error.context
    .json()
    .catch((cause: unknown) => console.warn('A refusal without JSON:', cause));
  const isInvalid = status === 400 || status === 422;
  return failure(FAILURES.get(answer?.code) ?? (isInvalid ? 'invalid' : failureOf(status)));
}

const FAILURES: ReadonlyMap<unknown, NewClientFailure> = new Map([
  ['username_taken', 'username-taken'],
  ['email_taken', 'email-taken'],
  ['invalid_email', 'email-invalid'],
]);

export const setPassword = (id: string, password: string) => callFunction('PATCH', { id, password });

export const deleteClient = (id: string) => callFunction('DELETE', { id });

/** Marks that nothing up to this message needs an answer. */
export const settleConversation = (message_id: string) =>
  done(supabase.rpc('settle_conversation', { message_id }));

export const changeSite = (id: string, site_url: string | null) =>
  changedOne(supabase.from('chat_users').update({ site_url }).eq('id', id).eq('role', 'client').select('id'));

async function callFunction(method: 'PATCH' | 'DELETE', body: object): Promise<Result<void, Failure>> {
  const { error } = await supabase.functions.invoke('chat-clients', { method, body });
  if (error === null) return success(undefined);
  return failure(failureOf(error instanceof FunctionsHttpError ? error.context.status : 0));
}

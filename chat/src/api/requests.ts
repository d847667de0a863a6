import type { Tables } from '@vitrina/shared/database.types.ts';
import { type Result, success } from '@vitrina/shared/result.ts';
import { type RequestContent, type RequestKind, requestShape } from '@vitrina/shared/schemas/request.ts';
import { REASONS } from './answers.ts';
import { done, type Failure, resultOf } from './failure.ts';
import { supabase } from './supabase.ts';

type Row = Tables<'requests'>;

export type RequestOf<Kind extends RequestKind> = Omit<Row, 'kind' | 'content'> & {
  kind: Kind;
  content: RequestContent<Kind>;
};
export type ClientRequest = { [Kind in RequestKind]: RequestOf<Kind> }[RequestKind];

/** `too-many`: the client has too many open requests. `sent-before`: an earlier try arrived, with another content. */
export type RequestFailure = Failure | 'conflict' | 'too-many' | 'sent-before';

/** All requests to a client, newest first. */
export async function fetchRequests(clientId: string): Promise<Result<ClientRequest[], Failure>> {
  const rows = await resultOf(
    supabase
      .from('requests')
      .select('*, is_open')
      .eq('client_id', clientId)
      .order('made_at', { ascending: false }),
  );
  return rows.ok ? success(rows.value.flatMap(readRequest)) : rows;
}

/** Kinds that this version does not know are left out: their message shows them as text. */
function readRequest(row: Row): ClientRequest[] {
  const { data } = requestShape.safeParse(row);
  return data === undefined ? [] : [{ ...row, ...data }];
}

export const withdrawRequest = (request_id: string, message: string) =>
  done(supabase.rpc('withdraw_request', { message_id: crypto.randomUUID(), request_id, message }), REASONS);

export type NewRequest = Pick<Row, 'id' | 'client_id' | 'kind' | 'title' | 'content'> &
  Partial<Pick<Row, 'replaces' | 'due_on' | 'valid_until'>>;

export const sendRequest = (request: NewRequest, message: string) =>
  done(supabase.rpc('send_request', { request, message }), { ...REASONS, 23505: 'sent-before' });

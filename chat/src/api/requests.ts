import type { Database, Tables } from '@vitrina/shared/database.types.ts';
import { type Result, success } from '@vitrina/shared/result.ts';
import { type RequestContent, type RequestKind, requestShape } from '@vitrina/shared/schemas/request.ts';
import { done, type Failure, resultOf } from './failure.ts';
import { environment, supabase } from './supabase.ts';

type Row = Tables<'requests'>;

export type RequestOf<Kind extends RequestKind> = Omit<Row, 'kind' | 'content'> & {
  kind: Kind;
  content: RequestContent<Kind>;
};
export type ClientRequest = { [Kind in RequestKind]: RequestOf<Kind> }[RequestKind];

export type Answer = Database['public']['Functions']['answer_request']['Args'];

/** `conflict`: the request is closed or its content has changed. `too-many`: the client has too many open requests. */
export type RequestFailure = Failure | 'conflict' | 'too-many';

const REASONS = { PT409: 'conflict', PT429: 'too-many' } as const;

/** All requests to a client, newest first. */
export async function fetchRequests(clientId: string): Promise<Result<ClientRequest[], Failure>> {
  const rows = await resultOf(
    supabase.from('requests').select().eq('client_id', clientId).order('made_at', { ascending: false }),
  );
  return rows.ok ? success(rows.value.flatMap(readRequest)) : rows;
}

/** Kinds that this version does not know are left out: their message shows them as text. */
function readRequest(row: Row): ClientRequest[] {
  const { data } = requestShape.safeParse(row);
  return data === undefined ? [] : [{ ...row, ...data }];
}

export const answerRequest = (answer: Answer) => done(supabase.rpc('answer_request', answer), REASONS);

export const withdrawRequest = (request_id: string, message: string) =>
  done(supabase.rpc('withdraw_request', { message_id: crypto.randomUUID(), request_id, message }), REASONS);

export type NewRequest = Pick<Row, 'id' | 'client_id' | 'kind' | 'title' | 'content'> &
  Partial<Pick<Row, 'replaces' | 'due_on' | 'valid_until'>>;

export const sendRequest = (request: NewRequest, message: string) =>
  done(supabase.rpc('send_request', { request, message }), REASONS);

/** Prepares an answer that can still be sent while the page is being left: the browser then sends it by itself. */
export async function prepareLeaving(answer: Answer): Promise<() => void> {
  const { data } = await supabase.auth.getSession();
  return () =>
    void fetch(`${environment.supabaseUrl}/rest/v1/rpc/answer_request`, {
      method: 'POST',
      keepalive: true,
      headers: {
        'content-type': 'application/json',
        apikey: environment.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
      },
      body: JSON.stringify(answer),
      // Nobody is left to be told about a failure. The request stays open and is shown at the next visit.
    }).catch(() => undefined);
}

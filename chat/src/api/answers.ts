import type { Database } from '@vitrina/shared/database.types.ts';
import { done } from './failure.ts';
import { environment, supabase } from './supabase.ts';

export type Answer = Database['public']['Functions']['answer_request']['Args'];

/** `conflict`: the request is closed or its content has changed. `too-many`: a limit of the client is reached. */
export const REASONS = { PT409: 'conflict', PT429: 'too-many' } as const;

export const answerRequest = (answer: Answer) => done(supabase.rpc('answer_request', answer), REASONS);

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

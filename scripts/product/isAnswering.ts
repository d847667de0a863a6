import type { Status } from './status.ts';

/**
 * Whether the product that has noted this still runs: its status stays when it is stopped or killed, and another product
 * may have its port. Without supabase-js, which tries again for seconds.
 */
export async function isAnswering({ apiUrl, secretKey }: Pick<Status, 'apiUrl' | 'secretKey'>) {
  const address = `${apiUrl}/rest/v1/templates?select=id&limit=1`;
  // A refused connection is an answer, too: nothing runs there.
  const answer = await fetch(address, { headers: { apikey: secretKey } }).catch(() => undefined);
  return answer?.ok ?? false;
}

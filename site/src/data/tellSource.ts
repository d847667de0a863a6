import type { RpcArgs } from '@vitrina/shared/rpc.ts';
import { loadApi } from './submitOnce.ts';

/** Sends how a visitor heard of the studio. A failure is only logged, because the visitor is doing us a favour. */
export async function tellSource(said: RpcArgs<'tell_source'>): Promise<void> {
  const api = await loadApi();
  const error = api ? (await api.rpc('tell_source', said)).error : new Error('no answer');
  if (error) console.error(`Failed to tell the source: ${error.message}`);
}

import type { RpcArgs } from '@vitrina/shared/rpc.ts';
import { loadApi } from './submitOnce.ts';

/** How a visitor heard of the studio. That it could not be told is only logged: they have done us a favour. */
export async function tellSource(said: RpcArgs<'tell_source'>): Promise<void> {
  const api = await loadApi();
  const error = api ? (await api.rpc('tell_source', said)).error : new Error('no answer');
  if (error) console.error(`Failed to tell the source: ${error.message}`);
}

import type { RpcArgs } from '@vitrina/shared/rpc.ts';
import { publicApi } from './publicApi.ts';
import { type SubmitResult, submitResult } from './submitResult.ts';

/** Hands the studio a message from the contact page, or an order that is kept as one. */
export async function submitContactMessage(
  message: RpcArgs<'submit_contact_message'>,
): Promise<SubmitResult> {
  const answer = await publicApi().rpc('submit_contact_message', message);
  return submitResult(answer, 'Failed to add contact message');
}

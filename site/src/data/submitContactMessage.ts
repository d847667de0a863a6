import type { RpcArgs } from '@vitrina/shared/rpc.ts';
import { type SubmitResult, submitOnce } from './submitOnce.ts';

export function submitContactMessage(message: RpcArgs<'submit_contact_message'>): Promise<SubmitResult> {
  return submitOnce(
    message,
    (api, submit) => api.rpc('submit_contact_message', submit),
    'Failed to add contact message',
  );
}

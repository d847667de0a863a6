import { failure, type Result } from '@vitrina/shared/result.ts';
import type { Failure } from '../../api/failure.ts';
import { type Message, type NewMessage, storeMessage } from '../../api/messages.ts';
import { type UploadOptions, uploadPicture } from '../../api/pictures.ts';
import type { Outgoing } from './newMessage.ts';

/** Brings a message to the server, its picture first. Repeating the call is safe. */
export async function deliver(message: Outgoing, options: UploadOptions): Promise<Result<Message, Failure>> {
  const { picture, attachment_url } = message;
  if (picture !== undefined && attachment_url) {
    const uploaded = await uploadPicture(attachment_url, picture, options);
    if (!uploaded.ok) return uploaded;
    if (options.signal.aborted) return failure('unreachable');
  }
  return storeMessage(columnsOf(message));
}

function columnsOf({ state, isRefused, picture, ...columns }: Outgoing): NewMessage {
  return columns;
}

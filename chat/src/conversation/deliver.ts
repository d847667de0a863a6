import { failure, type Result } from '@vitrina/shared/result.ts';
import type { Failure } from '../api/failure.ts';
import { type Message, type NewMessage, storeMessage } from '../api/messages.ts';
import { type UploadWatch, uploadPicture } from '../api/pictures.ts';
import type { Outgoing } from './outbox.ts';

/** Brings a message to the server, its picture first. Repeating the call is safe. */
export async function deliver(message: Outgoing, watch: UploadWatch): Promise<Result<Message, Failure>> {
  const { picture, attachment_url } = message;
  if (picture !== undefined && attachment_url) {
    const uploaded = await uploadPicture(attachment_url, picture, watch);
    if (!uploaded.ok) return uploaded;
    if (watch.signal.aborted) return failure('unreachable');
  }
  return storeMessage(contentOf(message));
}

/** Without what only this device needs to know. */
function contentOf({ state, isRefused, picture, ...content }: Outgoing): NewMessage {
  return content;
}

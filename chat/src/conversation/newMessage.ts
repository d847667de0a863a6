import type { PreparedImage } from '@vitrina/shared/prepareImage.ts';
import { v7 as uuidv7 } from 'uuid';
import { picturePath } from '../pictures/picturePath.ts';
import { text } from '../text.ts';
import { isLink } from './links.ts';
import type { Outgoing } from './outbox.ts';

/** What the database takes at most, counted as it counts: in characters, not in UTF-16 units. */
export const CONTENT_LIMIT = 4000;

/** Who talks: the client whose conversation it is, and the two ends of every message written here. */
export interface Parties {
  clientId: string;
  senderId: string;
  receiverId: string;
}

/** Makes a message ready to go. Its id grows with the time of writing, so the outbox keeps the order. */
export function newMessage({ senderId, receiverId }: Omit<Parties, 'clientId'>, typed: string): Outgoing {
  const content = withoutGarbage(typed).trim();
  return {
    id: uuidv7(),
    sender_id: senderId,
    receiver_id: receiverId,
    content,
    message_type: isLink(content) ? 'link' : 'text',
    state: 'sending',
    isRefused: false,
  };
}

/** Makes a picture ready to go. Its path is known from the beginning, so a repeated upload makes no second file. */
export function newPicture(
  { clientId, senderId, receiverId }: Parties,
  { blob, type, extension, width, height }: PreparedImage,
): Outgoing {
  const id = uuidv7();
  return {
    id,
    sender_id: senderId,
    receiver_id: receiverId,
    content: text.conversation.image,
    message_type: 'image',
    attachment_url: picturePath(clientId, id, extension),
    attachment_type: type,
    attachment_width: width,
    attachment_height: height,
    picture: blob,
    state: 'sending',
    isRefused: false,
  };
}

/** Signs that show nothing: white space and what Unicode says may be ignored. The database has the same list. */
const invisible = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a message would show nothing. */
export function isBlank(typed: string): boolean {
  return invisible.test(typed);
}

export function isTooLong(typed: string): boolean {
  return [...typed.trim()].length > CONTENT_LIMIT;
}

/** Half of a surrogate pair and the sign zero are no text, and no database takes them. */
function withoutGarbage(typed: string): string {
  return typed.toWellFormed().replaceAll('\0', '');
}

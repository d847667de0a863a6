import { v7 as uuidv7 } from 'uuid';
import { isLink } from './links.ts';
import type { Outgoing } from './outbox.ts';

/** What the database takes at most, counted as it counts: in characters, not in UTF-16 units. */
export const CONTENT_LIMIT = 4000;

/** Makes a message ready to go. Its id grows with the time of writing, so the outbox keeps the order. */
export function newMessage(senderId: string, receiverId: string, typed: string): Outgoing {
  const content = typed.trim();
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

export function isTooLong(typed: string): boolean {
  return [...typed.trim()].length > CONTENT_LIMIT;
}

import { v7 as uuidv7 } from 'uuid';
import type { NewMessage } from '../../api/messages.ts';
import { picturePath } from '../../pictures/picturePath.ts';
import type { Picture } from '../../pictures/preparePicture.ts';
import type { Parties } from '../conversation.ts';
import { isLink } from '../links.ts';
import { text } from '../text.ts';

/** A message on its way. */
export interface Outgoing extends NewMessage {
  state: 'sending' | 'failed';
  /** The backend refused it: it is tried again only if its writer wants that. */
  isRefused: boolean;
  /** It was refused because there are many pictures already. */
  isTooMany?: boolean;
  /** To be uploaded to `attachment_url` before the message is stored. */
  picture?: Blob;
  /** What the conversation shows of it, uploaded beside it. */
  thumbnail?: Blob;
}

/** The limit of the database, which counts characters and not UTF-16 units. */
export const CONTENT_LIMIT = 4000;

/** Ids grow with the time of writing, so the outbox keeps the order. */
export function newMessage({ senderId, receiverId }: Omit<Parties, 'clientId'>, typed: string): Outgoing {
  const content = withoutInvalidCharacters(typed).trim();
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

/** The path is part of the message from the beginning, so a repeated upload makes no second file. */
export function newPicture(
  { clientId, senderId, receiverId }: Parties,
  { blob, type, extension, width, height, thumbnail }: Picture,
): Outgoing {
  const id = uuidv7();
  return {
    id,
    sender_id: senderId,
    receiver_id: receiverId,
    content: text.image,
    message_type: 'image',
    attachment_url: picturePath(clientId, id, extension),
    attachment_type: type,
    attachment_width: width,
    attachment_height: height,
    picture: blob,
    ...(thumbnail && { thumbnail }),
    state: 'sending',
    isRefused: false,
  };
}

/** Only characters that show nothing: white space and what Unicode calls ignorable. The database has the same list. */
const blank = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

export function isBlank(typed: string): boolean {
  return blank.test(typed);
}

export function isTooLong(typed: string): boolean {
  return [...typed.trim()].length > CONTENT_LIMIT;
}

/** PostgreSQL rejects lone surrogates and NUL. */
function withoutInvalidCharacters(typed: string): string {
  return typed.toWellFormed().replaceAll('\0', '');
}

import { isBlank } from '@vitrina/shared/filledText.ts';
import { isWebAddress } from '@vitrina/shared/webAddress.ts';
import { v7 as uuidv7 } from 'uuid';
import type { UploadFailure } from '../../api/attachments.ts';
import type { Message, NewMessage } from '../../api/messages.ts';
import { attachmentPath } from '../../attachments/attachmentPath.ts';
import type { PlainFile } from '../../attachments/prepareFile.ts';
import type { Picture } from '../../attachments/preparePicture.ts';
import type { Attachment } from '../../attachments/useAttachments.ts';
import type { Parties } from '../conversation.ts';
import { standIn } from '../standIn.ts';

/** Why the server refused a message. `too-many`: no more messages for the moment. */
export type Refusal = Exclude<UploadFailure, 'unreachable'> | 'too-many';

/** A message that has not been stored yet. */
export interface Outgoing extends NewMessage {
  /** A refused message is sent again only when its writer asks for it. */
  refusal?: Refusal | undefined;
  /** The answered message, as the server will quote it. */
  quote?: Quote;
  /** To be uploaded to `attachment_url` before the message is stored. */
  picture?: Blob;
  /** The same for a file that is not a picture. */
  file?: Blob;
  /** The smaller picture that the conversation shows; uploaded beside the original. */
  thumbnail?: Blob;
}

type Quote = Pick<Message, 'reply_to_sender_id' | 'reply_to_content' | 'reply_to_number'>;

/** Ids grow with time, so that the outbox keeps the order of writing. */
export function newMessage(parties: Omit<Parties, 'clientId'>, typed: string, answered?: Message): Outgoing {
  const content = sendable(typed);
  return {
    id: uuidv7(),
    ...sides(parties),
    content,
    message_type: isWebAddress(content) ? 'link' : 'text',
    ...answerTo(answered),
  };
}

/** The path is part of the message from the start, so a repeated upload makes no second file. */
export function newAttachment(
  parties: Parties,
  attachment: Attachment,
  caption = '',
  answered?: Message,
): Outgoing {
  const id = uuidv7();
  return {
    id,
    ...sides(parties),
    content: isBlank(caption) ? standIn('name' in attachment ? attachment.name : null) : sendable(caption),
    attachment_url: attachmentPath(parties.clientId, id, attachment),
    ...('name' in attachment ? fileColumns(attachment) : pictureColumns(attachment)),
    ...answerTo(answered),
  };
}

const fileColumns = ({ name, blob }: PlainFile) =>
  ({ message_type: 'file', attachment_name: name, attachment_size: blob.size, file: blob }) as const;

const pictureColumns = ({ type, width, height, blob, thumbnail }: Picture) =>
  ({
    message_type: 'image',
    attachment_type: type,
    attachment_width: width,
    attachment_height: height,
    picture: blob,
    ...(thumbnail && { thumbnail }),
  }) as const;

/** The file to upload before the message is stored. */
export const uploadOf = ({ picture, file }: Outgoing) => picture ?? file;

/** The text as it is sent, without lone surrogates and NUL, which PostgreSQL rejects. */
export function sendable(typed: string): string {
  return typed.toWellFormed().replaceAll('\0', '').trim();
}

function sides({ senderId, receiverId }: Omit<Parties, 'clientId'>) {
  return { sender_id: senderId, ...(receiverId !== undefined && { receiver_id: receiverId }) };
}

function answerTo(answered: Message | undefined): Pick<Outgoing, 'reply_to' | 'quote'> {
  if (answered === undefined) return {};
  const { id, sender_id, number, content } = answered;
  const quote = { reply_to_sender_id: sender_id, reply_to_content: content, reply_to_number: number };
  return { reply_to: id, quote };
}

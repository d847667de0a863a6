import { adminAddress } from '@vitrina/shared/adminPages.ts';
import { brand } from '@vitrina/shared/brand.ts';
import { CHAT, studioChat } from '@vitrina/shared/chatPages.ts';
import type { Tables } from '@vitrina/shared/database.types.ts';
import type { PushMessage } from '@vitrina/shared/pushMessage.ts';
import { z } from 'zod';
import { text } from './text.ts';

const wordsSchema = z.object({
  /** Missing if the studio is the author. */
  author: z.string().nullish(),
  text: z.string(),
  /** The title of the request that it is. */
  request: z.string().nullish(),
  count: z.number(),
  message_id: z.string().optional(),
  is_studio: z.boolean(),
});

/** What a browser shows for the result of `read_push`. */
export function composePush(
  { kind, content }: Pick<Tables<'deliveries'>, 'kind' | 'content'>,
  read: unknown,
): PushMessage {
  const { about } = z.object({ about: z.string() }).parse(content);
  const { author, text: written, request, count, message_id, is_studio } = wordsSchema.parse(read);
  const name = author ?? brand.name;
  const words = request ? text.request.subject(request) : written;
  const body = count === 1 ? words : `${text.push.several(count)}\n${words}`;
  switch (kind) {
    case 'chat':
      return {
        title: name,
        body,
        tag: about,
        address: is_studio ? studioChat(about) : CHAT,
        ...(message_id && { messageId: message_id }),
      };
    case 'inquiry':
      return {
        title: text.inquiry.subject(name),
        body,
        tag: about,
        address: adminAddress('inquiries', about),
      };
    case 'contact_message':
      return {
        title: text.contactMessage.subject(name),
        body,
        tag: about,
        address: adminAddress('contact-messages', about),
      };
    default:
      throw new Error(`There is no push of the kind ${kind}.`);
  }
}

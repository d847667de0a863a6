import { studioChat } from '@vitrina/shared/chatPages.ts';
import { z } from 'zod';
import { text } from '../text.ts';
import { entryLink } from './keyLinks.ts';
import type { MailBody, Row, Writer } from './mailBody.ts';

/** What waits in the chat. */
export const conversation = {
  chat(row, siteUrl, key) {
    const { client_id, name, count, texts } = chatSchema.parse(row.content);
    const quote = texts?.map((words) => words ?? text.chat.image).join('\n\n');
    return row.recipient === null
      ? {
          subject: text.chat.studioSubject(count, name),
          opening: [text.chat.studioIntro(count, name)],
          ...(quote && { quote }),
          action: { label: text.chat.studioAction, url: siteUrl + studioChat(client_id) },
        }
      : {
          subject: text.chat.clientSubject(count),
          opening: [text.receipt.greeting, text.chat.clientIntro(count)],
          ...(quote && { quote }),
          action: { label: text.chat.clientAction, url: entryLink(row, siteUrl, key) },
          closing: [
            texts ? text.chat.clientTexts : text.chat.clientWhy,
            text.entry.forYou,
            text.receipt.signature,
          ],
        };
  },

  request_reminder: remind,
  request_last_reminder: remind,
} satisfies Record<string, Writer>;

const requestSchema = z.object({ title: z.string() });
/** `texts` are the newest messages, null for a picture without words; a client who does not want them gets none. */
const chatSchema = z.object({
  client_id: z.string(),
  name: z.string(),
  count: z.number(),
  texts: z.array(z.string().nullable()).nullable(),
});

function remind(row: Row, siteUrl: string, key?: string): MailBody {
  const { title } = requestSchema.parse(row.content);
  return {
    subject: text.request.subject(title),
    opening: [text.receipt.greeting, text.request.waits(title)],
    action: { label: text.request.action, url: entryLink(row, siteUrl, key) },
    closing: [text.entry.forYou, text.receipt.signature],
  };
}

import { pageOf } from '@vitrina/shared/adminPages.ts';
import type { Tables } from '@vitrina/shared/database.types.ts';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import { NO_PHONE } from '@vitrina/shared/orders.ts';
import { serviceLabel } from '@vitrina/shared/services.ts';
import { z } from 'zod';
import { text } from './text.ts';

/** The content of a mail, from which text and HTML are made. Every part may be any text. */
export interface MailBody {
  subject: string;
  opening: string[];
  facts?: [label: string, value: string][];
  /** Somebody else's words, unchanged. */
  quote?: string;
  action?: { label: string; url: string };
  closing?: string[];
  /** The receiver's earlier words, quoted below everything else. */
  history?: { intro: string; words: string };
  /** Ids of earlier mails of the thread, the newest last. */
  references?: string[];
}

type Row = Pick<
  Tables<'deliveries'>,
  'kind' | 'source_id' | 'account_id' | 'recipient' | 'reply_to' | 'content'
>;

/**
 * The content of the mail for a row of the outbox.
 * @param siteUrl the start of its link.
 * @param key the key in its link, for the kinds that have one.
 * @throws Error for an unknown kind.
 */
export function mailBodyOf(row: Row, siteUrl: string, key?: string): MailBody {
  const write = bodies.get(row.kind);
  if (!write) throw new Error(`There is no mail of the kind ${row.kind}.`);
  return write(row, siteUrl, key);
}

type Writer = (row: Row, siteUrl: string, key?: string) => MailBody;

const writers: Record<string, Writer> = {
  inquiry(row, siteUrl) {
    const { name, email, phone, service, service_title, choice, message, created_at } = inquirySchema.parse(
      row.content,
    );
    return {
      subject: text.inquiry.subject(name),
      opening: [text.inquiry.intro],
      facts: [
        [text.facts.name, name],
        [text.facts.email, email],
        [text.facts.phone, phone],
        [text.facts.service, service_title ?? serviceLabel(service, {})],
        ...(choice === '' ? [] : ([[text.facts.choice, choice]] satisfies MailBody['facts'])),
        [text.facts.created_at, formatDateTime(created_at)],
      ],
      quote: message,
      action: {
        label: text.inquiry.action,
        url: `${siteUrl}/admin/inquiries/${row.source_id}`,
      },
      closing: [row.reply_to ? text.inquiry.reply : text.inquiry.noReply],
    };
  },

  contact_message(row, siteUrl) {
    const { name, email, phone, title, message, created_at } = contactMessageSchema.parse(row.content);
    return {
      subject: text.contactMessage.subject(name),
      opening: [text.contactMessage.intro],
      facts: [
        [text.facts.name, name],
        [text.facts.email, email],
        ...(phone === NO_PHONE ? [] : ([[text.facts.phone, phone]] satisfies MailBody['facts'])),
        [text.facts.title, title],
        [text.facts.created_at, formatDateTime(created_at)],
      ],
      quote: message,
      action: {
        label: text.contactMessage.action,
        url: `${siteUrl}/admin/contact-messages/${row.source_id}`,
      },
      closing: [row.reply_to ? text.inquiry.reply : text.inquiry.noReply],
    };
  },

  inquiry_receipt: ({ content }) => ({
    subject: text.receipt.inquirySubject,
    opening: [text.receipt.greeting, text.receipt.inquiry(sentAt(content))],
    closing: [text.receipt.next, text.receipt.notYou, text.receipt.signature],
  }),

  contact_message_receipt({ content }) {
    const { is_order } = receiptSchema.parse(content);
    const received = is_order ? text.receipt.order : text.receipt.message;
    return {
      subject: is_order ? text.receipt.orderSubject : text.receipt.messageSubject,
      opening: [text.receipt.greeting, received(sentAt(content))],
      closing: [text.receipt.next, text.receipt.notYou, text.receipt.signature],
    };
  },

  chat(row, siteUrl, key) {
    const { client_id, name, count, texts } = chatSchema.parse(row.content);
    const quote = texts?.map((words) => words ?? text.chat.image).join('\n\n');
    return row.recipient === null
      ? {
          subject: text.chat.studioSubject(count, name),
          opening: [text.chat.studioIntro(count, name)],
          ...(quote && { quote }),
          action: { label: text.chat.studioAction, url: `${siteUrl}/chat-admin?client=${client_id}` },
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

  letter({ content }) {
    const { subject, body, quote, references } = letterSchema.parse(content);
    return {
      subject,
      opening: [plain(body)],
      ...(quote && {
        history: { intro: text.letter.quoted(formatDateTime(quote.created_at)), words: plain(quote.message) },
      }),
      references,
    };
  },

  digest({ content }, siteUrl) {
    const { steps } = digestSchema.parse(content);
    return {
      subject: text.digest.subject(steps.length),
      opening: [text.digest.intro],
      facts: steps.map(({ name, step }) => [name, step]),
      action: { label: text.digest.action, url: `${siteUrl}/admin/people` },
    };
  },

  schedule_failed({ content }, siteUrl) {
    const { table_name, row_key, title } = scheduleSchema.parse(content);
    return {
      subject: text.scheduleFailed.subject,
      opening: [text.scheduleFailed.intro],
      ...(title && { quote: title }),
      action: { label: text.scheduleFailed.action, url: `${siteUrl}/admin/${pageOf(table_name)}/${row_key}` },
    };
  },

  invitation(row, siteUrl, key) {
    const { name, username } = invitationSchema.parse(row.content);
    return {
      subject: text.invitation.subject,
      opening: [text.entry.greeting(name), text.entry.invited],
      action: { label: text.entry.action, url: entryLink(row, siteUrl, key) },
      closing: [text.entry.validity(username), text.invitation.notYou],
    };
  },

  sign_in: (row, siteUrl, key) => ({
    subject: text.entry.subject,
    opening: [text.receipt.greeting, text.entry.asked],
    action: { label: text.entry.action, url: entryLink(row, siteUrl, key) },
    closing: [text.password.validity],
  }),

  request_reminder: remind,
  request_last_reminder: remind,

  team_invitation: (_, siteUrl, key) => ({
    subject: text.invitation.subject,
    opening: [text.receipt.greeting, text.invitation.intro],
    action: { label: text.invitation.action, url: passwordLink(siteUrl, key) },
    closing: [text.invitation.validity, text.invitation.notYou],
  }),

  password_link: (_, siteUrl, key) => ({
    subject: text.password.subject,
    opening: [text.receipt.greeting, text.password.intro],
    action: { label: text.password.action, url: passwordLink(siteUrl, key) },
    closing: [text.password.validity],
  }),

  test: () => ({ subject: text.test.subject, opening: [text.test.intro] }),
};

function remind(row: Row, siteUrl: string, key?: string): MailBody {
  const { title } = requestSchema.parse(row.content);
  return {
    subject: text.request.subject(title),
    opening: [text.receipt.greeting, text.request.waits(title)],
    action: { label: text.request.action, url: entryLink(row, siteUrl, key) },
    closing: [text.entry.forYou, text.receipt.signature],
  };
}

/** A map, because a kind may be any word, and an object would have `constructor`. */
const bodies = new Map(Object.entries(writers));

// In the fragment, so that the key reaches no log and no other site.

function passwordLink(siteUrl: string, key: string = noKey()): string {
  return `${siteUrl}/admin/login#key=${key}`;
}

/** Tells the page whom the key is for, so that it asks before signing somebody else out. */
function entryLink({ account_id }: Row, siteUrl: string, key: string = noKey()): string {
  return `${siteUrl}/chat#key=${key}&for=${account_id}`;
}

function noKey(): never {
  throw new Error('The mail has no key.');
}

const plain = (words: string) => words.replaceAll('\r\n', '\n');

const sender = { name: z.string(), email: z.string(), phone: z.string(), created_at: z.string() };
const inquirySchema = z.object({
  ...sender,
  service: z.string(),
  /** The service's title, if the studio has set one. */
  service_title: z.string().optional(),
  choice: z.string(),
  message: z.string(),
});
const contactMessageSchema = z.object({ ...sender, title: z.string(), message: z.string() });
const letterSchema = z.object({
  subject: z.string(),
  body: z.string(),
  quote: z.object({ message: z.string(), created_at: z.string() }).nullable(),
  references: z.array(z.uuid()),
});
const invitationSchema = z.object({ name: z.string(), username: z.string() });
const requestSchema = z.object({ title: z.string() });
const digestSchema = z.object({ steps: z.array(z.object({ name: z.string(), step: z.string() })) });
const scheduleSchema = z.object({
  table_name: z.string(),
  row_key: z.string(),
  title: z.string().nullable(),
});
/** `is_order` is there for an order of AI pictures. */
const receiptSchema = z.object({ created_at: z.string(), is_order: z.literal(true).optional() });
/** `texts` are the newest messages, null for a picture without words; a client who does not want them gets none. */
const chatSchema = z.object({
  client_id: z.string(),
  name: z.string(),
  count: z.number(),
  texts: z.array(z.string().nullable()).nullable(),
});

const sentAt = (content: Row['content']) => formatDateTime(receiptSchema.parse(content).created_at);

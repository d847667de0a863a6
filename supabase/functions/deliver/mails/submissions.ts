import { adminAddress } from '@vitrina/shared/adminPages.ts';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import { NO_PHONE } from '@vitrina/shared/orders.ts';
import { serviceLabel } from '@vitrina/shared/services.ts';
import { z } from 'zod';
import { text } from '../text.ts';
import type { MailBody, Row, Writer } from './mailBody.ts';

/** What visitors send through the site: to the studio, and the receipts to them. */
export const submissions = {
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
        url: siteUrl + adminAddress('inquiries', row.source_id),
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
        url: siteUrl + adminAddress('contact-messages', row.source_id),
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
} satisfies Record<string, Writer>;

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
/** `is_order` is there for an order of AI pictures. */
const receiptSchema = z.object({ created_at: z.string(), is_order: z.literal(true).optional() });

const sentAt = (content: Row['content']) => receiptSchema.parse(content).created_at;

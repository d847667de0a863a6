import { adminAddress, rowAddress } from '@vitrina/shared/adminPages.ts';
import { z } from 'zod';
import { text } from '../text.ts';
import type { Writer } from './mailBody.ts';

/** What the studio writes to people, and what it reminds itself of. */
export const studioMails = {
  letter({ content }) {
    const { subject, body, quote, references } = letterSchema.parse(content);
    return {
      subject,
      opening: [plain(body)],
      ...(quote && {
        history: { intro: text.letter.quoted(quote.created_at), words: plain(quote.message) },
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
      action: { label: text.digest.action, url: siteUrl + adminAddress('people') },
    };
  },

  schedule_failed({ content }, siteUrl) {
    const { table_name, row_key, title } = scheduleSchema.parse(content);
    return {
      subject: text.scheduleFailed.subject,
      opening: [text.scheduleFailed.intro],
      ...(title && { quote: title }),
      action: { label: text.scheduleFailed.action, url: siteUrl + rowAddress(table_name, row_key) },
    };
  },

  test: () => ({ subject: text.test.subject, opening: [text.test.intro] }),
} satisfies Record<string, Writer>;

const letterSchema = z.object({
  subject: z.string(),
  body: z.string(),
  quote: z.object({ message: z.string(), created_at: z.string() }).nullable(),
  references: z.array(z.uuid()),
});
const digestSchema = z.object({ steps: z.array(z.object({ name: z.string(), step: z.string() })) });
const scheduleSchema = z.object({
  table_name: z.string(),
  row_key: z.string(),
  title: z.string().nullable(),
});

const plain = (words: string) => words.replaceAll('\r\n', '\n');

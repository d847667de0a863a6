import { access } from './mails/access.ts';
import { conversation } from './mails/conversation.ts';
import type { MailBody, Row, Writer } from './mails/mailBody.ts';
import { studioMails } from './mails/studioMails.ts';
import { submissions } from './mails/submissions.ts';

/**
 * The content of the mail for a row of the outbox.
 * @param siteUrl the start of its link.
 * @param key the key in its link, for the kinds that have one.
 * @throws Error for an unknown kind.
 */
export function mailBodyOf(row: Row, siteUrl: string, key?: string): MailBody {
  const write = writers.get(row.kind);
  if (!write) throw new Error(`There is no mail of the kind ${row.kind}.`);
  return write(row, siteUrl, key);
}

/** A map, because a kind may be any word, and an object would have `constructor`. */
const writers = new Map<string, Writer>(
  Object.entries({ ...submissions, ...conversation, ...access, ...studioMails }),
);

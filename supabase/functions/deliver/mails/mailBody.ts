import type { Tables } from '@vitrina/shared/database.types.ts';

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

/** What a mail is made of: a row of the outbox. */
export type Row = Pick<
  Tables<'deliveries'>,
  'kind' | 'source_id' | 'account_id' | 'recipient' | 'reply_to' | 'content'
>;

/**
 * Writes the mails of one kind.
 * @param siteUrl the start of its link.
 * @param key the key in its link, for the kinds that have one.
 */
export type Writer = (row: Row, siteUrl: string, key?: string) => MailBody;

import type { InboxRow } from '../providers/inboxReads.ts';
import type { InboxText } from './InboxText.ts';

/** What differs between the lists of what visitors sent. */
export interface Inbox {
  /** As in the address. */
  resource: string;
  text: InboxText;
  /** What a row is about. */
  topic: {
    /** The column. */
    source: string;
    /** In words. */
    of(row: InboxRow): string;
    /** What the column holds where those words contain the typed ones. */
    named(typed: string): string[];
  };
  hasPhoneColumn?: boolean;
}

import type { InboxRow } from '../providers/inboxReads.ts';
import type { InboxText } from './InboxText.ts';

/** What differs between the lists of what visitors sent. */
export interface Inbox {
  /** As in the address. */
  resource: string;
  text: InboxText;
  /** The column that says what a row is about, and the words for it. */
  subject: { source: string; of(row: InboxRow): string };
  hasPhoneColumn?: boolean;
}

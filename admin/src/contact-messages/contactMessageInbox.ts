import type { Inbox } from '../inbox/inbox.ts';
import { contactMessagesText } from './text.ts';
import { titleLabel } from './titleLabel.ts';

export const contactMessageInbox: Inbox = {
  resource: 'contact-messages',
  text: contactMessagesText,
  subject: { source: 'title', of: (row) => ('title' in row ? titleLabel(row.title) : '') },
  hasPhoneColumn: true,
};

import type { Inbox } from '../inbox/inbox.ts';
import { contactMessagesText } from './text.ts';
import { titleLabel, titlesNamed } from './titleLabel.ts';

export const contactMessageInbox: Inbox = {
  resource: 'contact-messages',
  text: contactMessagesText,
  topic: {
    source: 'title',
    of: (row) => ('title' in row ? titleLabel(row.title) : ''),
    named: titlesNamed,
  },
  hasPhoneColumn: true,
};

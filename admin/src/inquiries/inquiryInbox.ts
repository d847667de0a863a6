import { serviceLabel } from '@vitrina/shared/services.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { servicesNamed } from './servicesNamed.ts';
import { inquiriesText } from './text.ts';

export const inquiryInbox: Inbox = {
  resource: 'inquiries',
  text: inquiriesText,
  topic: {
    source: 'service',
    of: (row) => ('service' in row ? serviceLabel(row.service) : ''),
    named: servicesNamed,
  },
};

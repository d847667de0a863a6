import { Inbox } from 'lucide-react';
import { lazy } from 'react';
import type { ConsoleResource } from '../layout/ConsoleResource.ts';

/** What visitors sent with the inquiry form. The list's address takes an id behind it: that inquiry opens over the list. */
export const inquiries: ConsoleResource = {
  name: 'vitrina_inquiries',
  icon: Inbox,
  recordRepresentation: 'name',
  list: lazy(() => import('./InquiryList.tsx')),
  options: {
    badge: lazy(() => import('../inbox/UnreadBadge.tsx')),
    announcer: lazy(() => import('../inbox/ArrivalAnnouncer.tsx')),
  },
};

import { Inbox } from 'lucide-react';
import { lazy } from 'react';
import type { ConsoleResource } from '../layout/ConsoleResource.ts';
import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';

/** What visitors sent with the inquiry form. The list's address takes an id behind it: that inquiry opens over the list. */
export const inquiries: ConsoleResource = {
  name: 'inquiries',
  icon: Inbox,
  recordRepresentation: 'name',
  list: lazyWithoutSuspense(() => import('./InquiryList.tsx')),
  options: {
    badge: lazy(() => import('../inbox/UnreadBadge.tsx')),
    announcer: lazyWithoutSuspense(() => import('../inbox/ArrivalAnnouncer.tsx')),
  },
};

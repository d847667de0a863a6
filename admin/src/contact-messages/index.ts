import { Package } from 'lucide-react';
import { lazy } from 'react';
import type { ConsoleResource } from '../layout/ConsoleResource.ts';
import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';

/** Orders of AI images and messages of the contact form. An id behind the list's address opens that one over the list. */
export const contactMessages: ConsoleResource = {
  name: 'contact-messages',
  icon: Package,
  recordRepresentation: 'name',
  list: lazyWithoutSuspense(() => import('./ContactMessageList.tsx')),
  options: {
    badge: lazy(() => import('../inbox/UnreadBadge.tsx')),
    announcer: lazyWithoutSuspense(() => import('../inbox/ArrivalAnnouncer.tsx')),
  },
};

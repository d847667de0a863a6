import { Package } from 'lucide-react';
import { lazy } from 'react';
import type { ConsoleResource } from '../layout/ConsoleResource.ts';
import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';

/** Orders of AI images and messages of the contact form. An id behind the list's address opens that one over the list. */
export const contactMessages: ConsoleResource = {
  name: 'contact-messages',
  list: lazyWithoutSuspense(() => import('./ContactMessageList.tsx')),
  icon: Package,
  options: {
    badge: lazy(() => import('./UnreadMessages.tsx')),
    announcer: lazyWithoutSuspense(() => import('./MessageAnnouncer.tsx')),
  },
};

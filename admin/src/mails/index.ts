import { Mail } from 'lucide-react';
import { lazy } from 'react';
import type { ConsoleResource } from '../layout/ConsoleResource.ts';
import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';

/** What the product mails, and whether it arrived. */
export const mails: ConsoleResource = {
  name: 'mails',
  list: lazyWithoutSuspense(() => import('./MailList.tsx')),
  icon: Mail,
  options: { badge: lazy(() => import('./TroubleBadge.tsx')) },
};

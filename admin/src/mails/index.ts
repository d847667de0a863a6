import { Mail } from 'lucide-react';
import { lazy } from 'react';
import type { ConsoleResource } from '../layout/ConsoleResource.ts';

/** What the product mails, and whether it arrived. */
export const mails: ConsoleResource = {
  name: 'mails',
  list: lazy(() => import('./MailList.tsx')),
  icon: Mail,
  options: { badge: lazy(() => import('./TroubleBadge.tsx')) },
};

import { Mail } from 'lucide-react';
import type { ResourceProps } from 'ra-core';
import { lazy } from 'react';
import type { MenuOptions } from '../layout/MenuItem.tsx';
import { promptly } from '../layout/promptly.tsx';

/** What the product mails, and whether it arrived. */
export const mails: ResourceProps = {
  name: 'mails',
  list: promptly(() => import('./MailList.tsx')),
  options: {
    icon: Mail,
    badge: lazy(() => import('./TroubleBadge.tsx')),
  } satisfies MenuOptions,
};

import { Inbox } from 'lucide-react';
import type { ResourceProps } from 'ra-core';
import { lazy } from 'react';
import type { MenuOptions } from '../layout/MenuItem.tsx';
import { promptly } from '../layout/promptly.tsx';

/** What visitors sent with the inquiry form. The list's address takes an id behind it: that inquiry opens over the list. */
export const inquiries: ResourceProps = {
  name: 'vitrina_inquiries',
  list: promptly(() => import('./InquiryList.tsx')),
  options: {
    icon: Inbox,
    badge: lazy(() => import('./UnreadInquiries.tsx')),
  } satisfies MenuOptions,
};

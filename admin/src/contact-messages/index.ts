import { Package } from 'lucide-react';
import type { ResourceProps } from 'ra-core';
import { lazy } from 'react';
import type { MenuOptions } from '../layout/MenuItem.tsx';
import { promptly } from '../layout/promptly.tsx';

/** Orders of AI images and messages of the contact form. An id behind the list's address opens that one over the list. */
export const contactMessages: ResourceProps = {
  name: 'contact-messages',
  list: promptly(() => import('./ContactMessageList.tsx')),
  options: {
    icon: Package,
    badge: lazy(() => import('./UnreadMessages.tsx')),
  } satisfies MenuOptions,
};

import { LayoutTemplate } from 'lucide-react';
import type { ResourceProps } from 'ra-core';
import { lazy } from 'react';
import type { MenuOptions } from '../layout/MenuItem.tsx';

/** Ready-made sites on offer. The list's address takes an id, or „create“, behind it: that form opens over the list. */
export const templates: ResourceProps = {
  name: 'templates',
  list: lazy(() => import('./TemplateList.tsx')),
  options: { icon: LayoutTemplate } satisfies MenuOptions,
};

import { LayoutTemplate } from 'lucide-react';
import type { ResourceProps } from 'ra-core';
import type { MenuOptions } from '../layout/MenuItem.tsx';
import { promptly } from '../layout/promptly.tsx';

/** Ready-made sites on offer. The list's address takes an id, or „create“, behind it: that form opens over the list. */
export const templates: ResourceProps = {
  name: 'templates',
  list: promptly(() => import('./TemplateList.tsx')),
  options: { icon: LayoutTemplate } satisfies MenuOptions,
};

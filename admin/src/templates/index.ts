import { LayoutTemplate } from 'lucide-react';
import type { ConsoleResource } from '../layout/ConsoleResource.ts';
import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';

/** Ready-made sites on offer. The list's address takes an id, or "create", behind it: that form opens over the list. */
export const templates: ConsoleResource = {
  name: 'templates',
  list: lazyWithoutSuspense(() => import('./TemplateList.tsx')),
  options: { icon: LayoutTemplate },
};

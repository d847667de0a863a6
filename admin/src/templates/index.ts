import { LayoutTemplate } from 'lucide-react';
import type { ConsoleResource } from '../layout/ConsoleResource.ts';
import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';

/** Ready-made sites on offer. */
export const templates: ConsoleResource = {
  name: 'templates',
  icon: LayoutTemplate,
  recordRepresentation: 'name',
  list: lazyWithoutSuspense(() => import('./TemplateList.tsx')),
  hasCreate: true,
};

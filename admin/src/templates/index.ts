import { LayoutTemplate } from 'lucide-react';
import { lazy } from 'react';
import type { ConsoleResource } from '../layout/ConsoleResource.ts';

/** Ready-made sites on offer. */
export const templates: ConsoleResource = {
  name: 'templates',
  icon: LayoutTemplate,
  recordRepresentation: 'name',
  list: lazy(() => import('./TemplateList.tsx')),
  hasCreate: true,
};

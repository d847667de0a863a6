import { FolderKanban } from 'lucide-react';
import { lazy } from 'react';
import type { ConsoleResource } from '../layout/ConsoleResource.ts';

/** Work that the studio shows. The list's address takes an id, or "create", behind it: that form opens over the list. */
export const projects: ConsoleResource = {
  name: 'projects',
  icon: FolderKanban,
  recordRepresentation: 'title',
  list: lazy(() => import('./ProjectList.tsx')),
  hasCreate: true,
};

import { FolderKanban } from 'lucide-react';
import type { ConsoleResource } from '../layout/ConsoleResource.ts';
import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';

/** Work that the studio shows. The list's address takes an id, or "create", behind it: that form opens over the list. */
export const projects: ConsoleResource = {
  name: 'projects',
  icon: FolderKanban,
  recordRepresentation: 'title',
  list: lazyWithoutSuspense(() => import('./ProjectList.tsx')),
  hasCreate: true,
};

import { FolderKanban } from 'lucide-react';
import type { ResourceProps } from 'ra-core';
import { lazy } from 'react';
import type { MenuOptions } from '../layout/MenuItem.tsx';

/** Work that the studio shows. The list's address takes an id, or „create“, behind it: that form opens over the list. */
export const projects: ResourceProps = {
  name: 'projects',
  list: lazy(() => import('./ProjectList.tsx')),
  options: { icon: FolderKanban } satisfies MenuOptions,
};

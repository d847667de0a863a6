import { FolderKanban } from 'lucide-react';
import type { ResourceProps } from 'ra-core';
import type { MenuOptions } from '../layout/MenuItem.tsx';
import { promptly } from '../layout/promptly.tsx';

/** Work that the studio shows. The list's address takes an id, or „create“, behind it: that form opens over the list. */
export const projects: ResourceProps = {
  name: 'projects',
  list: promptly(() => import('./ProjectList.tsx')),
  options: { icon: FolderKanban } satisfies MenuOptions,
};

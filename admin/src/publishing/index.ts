import { CloudUpload } from 'lucide-react';
import type { ResourceProps } from 'ra-core';
import type { MenuOptions } from '../layout/MenuItem.tsx';
import { promptly } from '../layout/promptly.tsx';
import { PUBLISHING } from '../providers/siteBuilds.ts';

/** How changes of the content reach the public pages. */
export const publishing: ResourceProps = {
  name: PUBLISHING,
  list: promptly(() => import('./BuildList.tsx')),
  options: { icon: CloudUpload } satisfies MenuOptions,
};

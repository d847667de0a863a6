import { CloudUpload } from 'lucide-react';
import { lazy } from 'react';
import type { ConsoleResource } from '../layout/ConsoleResource.ts';
import { PUBLISHING } from '../providers/siteBuilds.ts';
import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';

/** How changes of the content reach the public pages. */
export const publishing: ConsoleResource = {
  name: PUBLISHING,
  list: lazyWithoutSuspense(() => import('./BuildList.tsx')),
  icon: CloudUpload,
  options: { status: lazy(() => import('./PublishStatus.tsx')) },
};

import { Images } from 'lucide-react';
import type { ConsoleResource } from '../layout/ConsoleResource.ts';
import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';

/** Examples of what is made with AI. The list's address takes an id, or "create", behind it: that form opens over the list. */
export const aiGallery: ConsoleResource = {
  name: 'ai-gallery',
  list: lazyWithoutSuspense(() => import('./GalleryList.tsx')),
  options: { icon: Images },
};

import { Images } from 'lucide-react';
import type { ConsoleResource } from '../layout/ConsoleResource.ts';
import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';

/** Examples of what is made with AI. */
export const aiGallery: ConsoleResource = {
  name: 'ai-gallery',
  icon: Images,
  recordRepresentation: 'title',
  list: lazyWithoutSuspense(() => import('./GalleryList.tsx')),
  hasCreate: true,
};

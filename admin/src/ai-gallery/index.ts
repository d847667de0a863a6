import { Images } from 'lucide-react';
import { lazy } from 'react';
import type { ConsoleResource } from '../layout/ConsoleResource.ts';

/** Examples of what is made with AI. */
export const aiGallery: ConsoleResource = {
  name: 'ai-gallery',
  icon: Images,
  recordRepresentation: 'title',
  list: lazy(() => import('./GalleryList.tsx')),
  hasCreate: true,
};

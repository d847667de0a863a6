import { Images } from 'lucide-react';
import type { ResourceProps } from 'ra-core';
import { lazy } from 'react';
import type { MenuOptions } from '../layout/MenuItem.tsx';

/** Examples of what is made with AI. The list's address takes an id, or „create“, behind it: that form opens over the list. */
export const aiGallery: ResourceProps = {
  name: 'ai-gallery',
  list: lazy(() => import('./GalleryList.tsx')),
  options: { icon: Images } satisfies MenuOptions,
};

import { Images } from 'lucide-react';
import type { ResourceProps } from 'ra-core';
import type { MenuOptions } from '../layout/MenuItem.tsx';
import { promptly } from '../layout/promptly.tsx';

/** Examples of what is made with AI. The list's address takes an id, or „create“, behind it: that form opens over the list. */
export const aiGallery: ResourceProps = {
  name: 'ai-gallery',
  list: promptly(() => import('./GalleryList.tsx')),
  options: { icon: Images } satisfies MenuOptions,
};

import { UserSearch } from 'lucide-react';
import type { ResourceProps } from 'ra-core';
import { lazy } from 'react';
import type { MenuOptions } from '../layout/MenuItem.tsx';

/** What is held about one person, to be handed over or erased when they ask for it. */
export const personalData: ResourceProps = {
  name: 'personal-data',
  list: lazy(() => import('./PersonalDataPage.tsx')),
  options: { icon: UserSearch } satisfies MenuOptions,
};

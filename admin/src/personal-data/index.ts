import { UserSearch } from 'lucide-react';
import type { ResourceProps } from 'ra-core';
import type { MenuOptions } from '../layout/MenuItem.tsx';
import { promptly } from '../layout/promptly.tsx';

/** What is held about one person, to be handed over or erased when they ask for it. */
export const personalData: ResourceProps = {
  name: 'personal-data',
  list: promptly(() => import('./PersonalDataPage.tsx')),
  options: { icon: UserSearch } satisfies MenuOptions,
};

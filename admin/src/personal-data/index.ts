import { UserSearch } from 'lucide-react';
import type { ConsoleResource } from '../layout/ConsoleResource.ts';
import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';

/** What is held about one person, to be handed over or erased when they ask for it. */
export const personalData: ConsoleResource = {
  name: 'personal-data',
  list: lazyWithoutSuspense(() => import('./PersonalDataPage.tsx')),
  options: { icon: UserSearch },
};

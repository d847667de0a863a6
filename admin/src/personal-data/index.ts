import { UserSearch } from 'lucide-react';
import type { ConsoleResource } from '../layout/ConsoleResource.ts';
import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';

export const personalData: ConsoleResource = {
  name: 'personal-data',
  list: lazyWithoutSuspense(() => import('./PersonalDataPage.tsx')),
  icon: UserSearch,
};

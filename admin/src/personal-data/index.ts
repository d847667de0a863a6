import { UserSearch } from 'lucide-react';
import { lazy } from 'react';
import type { ConsoleResource } from '../layout/ConsoleResource.ts';

export const personalData: ConsoleResource = {
  name: 'personal-data',
  list: lazy(() => import('./PersonalDataPage.tsx')),
  icon: UserSearch,
};

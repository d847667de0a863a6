import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';

export const Profile = lazyWithoutSuspense(() => import('./Profile.tsx'));

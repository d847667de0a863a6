import { lazy } from 'react';

/** Inside the console an unknown address keeps the menu. */
export const NotFound = lazy(() => import('./NotFoundPage.tsx'));

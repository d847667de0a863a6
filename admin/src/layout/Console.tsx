import { type ReactNode, useEffect } from 'react';
import { AccessGate } from '../session/AccessGate.tsx';
import { CheckingAccess } from '../session/CheckingAccess.tsx';
import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';

const loadLayout = () => import('./Layout.tsx');
const Layout = lazyWithoutSuspense(loadLayout, CheckingAccess);

/** Everything behind the sign-in. Its code is fetched while the access is checked and shown only to an admin. */
export function Console({ children }: { children: ReactNode }) {
  useEffect(() => void loadLayout(), []);
  return (
    <AccessGate>
      <Layout>{children}</Layout>
    </AccessGate>
  );
}

import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { AccessGate } from '../session/AccessGate.tsx';
import { CheckingAccess } from '../session/CheckingAccess.tsx';

const loadLayout = () => import('./Layout.tsx');
const Layout = lazy(loadLayout);

/** Everything behind the sign-in. Its code is fetched while the access is checked and shown only to an admin. */
export function Console({ children }: { children: ReactNode }) {
  useEffect(() => void loadLayout(), []);
  return (
    <AccessGate>
      <Suspense fallback={<CheckingAccess />}>
        <Layout>{children}</Layout>
      </Suspense>
    </AccessGate>
  );
}

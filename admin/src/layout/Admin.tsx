import { GlobalStyles } from '@mui/material';
import { StyledEngineProvider } from '@mui/material/styles';
import { brand } from '@vitrina/shared/brand.ts';
import { lazyWithoutSuspense } from '@vitrina/shared/lazyWithoutSuspense.tsx';
import { lazy, type ReactNode, useEffect } from 'react';
import { type AdminChildren, AdminContext, CoreAdminUI } from 'react-admin';
import { addWords, i18nProvider } from '../i18n/i18nProvider.ts';
import { authProvider } from '../providers/authProvider.ts';
import { lazyDataProvider } from '../providers/lazyDataProvider.ts';
import { queryClient } from '../providers/queryClient.ts';
import { store } from '../providers/store.ts';
import { AccessGate } from '../session/AccessGate.tsx';
import { Door } from '../session/Door.tsx';
import { AppFailed, CheckingAccess } from '../session/SessionPage.tsx';
import { theme } from '../theme/theme.ts';
import { Toasts } from './Toasts.tsx';

const NotFound = lazy(() => import('./NotFound.tsx'));
export const Layout = lazyWithoutSuspense(async () => {
  const layout = await import('./Layout.tsx');
  await addWords(layout.bg);
  return layout;
}, CheckingAccess);

/**
 * react-admin's `<Admin>`, configured for the console. It is composed of that component's two halves, because the whole
 * one would bring forms and layout into the first file: 60 KB more before anybody has signed in.
 */
export function Admin({ children }: { children: AdminChildren }) {
  return (
    // MUI's styles are in a cascade layer below Tailwind's utilities: https://mui.com/material-ui/integrations/tailwindcss/tailwindcss-v4/
    <StyledEngineProvider enableCssLayer>
      <GlobalStyles styles="@layer theme, base, mui, utilities;" />
      <AdminContext
        authProvider={authProvider}
        dataProvider={lazyDataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
        theme={theme}
      >
        <CoreAdminUI
          title={brand.name}
          layout={Console}
          loginPage={Door}
          loading={CheckingAccess}
          catchAll={NotFound}
          error={AppFailed}
          requireAuth
          disableTelemetry
        >
          {children}
        </CoreAdminUI>
        <Toasts />
      </AdminContext>
    </StyledEngineProvider>
  );
}

/** Everything behind the sign-in. Its code is loaded while access is checked, and rendered only for an admin. */
function Console({ children }: { children: ReactNode }) {
  useEffect(Layout.preload, []);
  return (
    <AccessGate>
      <Layout>{children}</Layout>
    </AccessGate>
  );
}

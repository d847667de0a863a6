import { brand } from '@vitrina/shared/brand.ts';
import { lazy } from 'react';
import { type AdminChildren, AdminContext, CoreAdminUI } from 'react-admin';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import { authProvider } from '../providers/authProvider.ts';
import { lazyDataProvider } from '../providers/lazyDataProvider.ts';
import { queryClient } from '../providers/queryClient.ts';
import { AppFailed } from '../session/AppFailed.tsx';
import { CheckingAccess } from '../session/CheckingAccess.tsx';
import { SignInPage } from '../session/SignInPage.tsx';
import { theme } from '../theme/theme.ts';
import { Console } from './Console.tsx';
import { Toasts } from './Toasts.tsx';

const NotFound = lazy(() => import('./NotFound.tsx'));

/**
 * react-admin's `<Admin>` with everything of ours filled in. It is put together from the halves of that component, because
 * as a whole it brings forms and layout into the first file: 60 KB more before anybody has signed in.
 */
export function Admin({ children }: { children: AdminChildren }) {
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={lazyDataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      theme={theme}
    >
      <CoreAdminUI
        title={brand.name}
        layout={Console}
        loginPage={SignInPage}
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
  );
}

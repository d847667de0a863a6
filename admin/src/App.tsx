import { brand } from '@vitrina/shared/brand.ts';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource } from 'ra-core';
import { lazy } from 'react';
import { BrowserRouter, Route } from 'react-router';
import { aiGallery } from './ai-gallery/index.ts';
import { contactMessages } from './contact-messages/index.ts';
import { inquiries } from './inquiries/index.ts';
import { Console } from './layout/Console.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { Toasts } from './layout/Toasts.tsx';
import { mails } from './mails/index.ts';
import { personalData } from './personal-data/index.ts';
import { projects } from './projects/index.ts';
import { authProvider } from './providers/authProvider.ts';
import { queryClient } from './providers/queryClient.ts';
import { publishing } from './publishing/index.ts';
import { AppFailed } from './session/AppFailed.tsx';
import { CheckingAccess } from './session/CheckingAccess.tsx';
import { SignInPage } from './session/SignInPage.tsx';
import { templates } from './templates/index.ts';

const Profile = lazy(() => import('./profile/Profile.tsx'));

/**
 * The studio's console: each resource is an item of the menu, the first one is the start page.
 * Built from react-admin's core: data, words and MUI come with `Console`, after the sign-in page.
 */
export function App() {
  return (
    // A pending transition during react-admin's sign-out makes it sign out again and again.
    <BrowserRouter basename="/admin" useTransitions={false}>
      <CoreAdminContext authProvider={authProvider} queryClient={queryClient}>
        <CoreAdminUI
          title={brand.name}
          loginPage={SignInPage}
          layout={Console}
          loading={CheckingAccess}
          catchAll={NotFound}
          error={AppFailed}
          requireAuth
          disableTelemetry
        >
          <Resource {...inquiries} />
          <Resource {...contactMessages} />
          <Resource {...projects} />
          <Resource {...templates} />
          <Resource {...aiGallery} />
          <Resource {...mails} />
          <Resource {...publishing} />
          <Resource {...personalData} />
          <CustomRoutes>
            <Route path="/profile" element={<Profile />} />
          </CustomRoutes>
        </CoreAdminUI>
        <Toasts />
      </CoreAdminContext>
    </BrowserRouter>
  );
}

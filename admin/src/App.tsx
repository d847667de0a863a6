import { storedUserId } from '@vitrina/shared/supabaseClient.ts';
import { CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router';
import { Admin, Layout } from './layout/Admin.tsx';
import { accessQuery } from './providers/access.ts';
import { loadDataProvider } from './providers/lazyDataProvider.ts';
import { queryClient } from './providers/queryClient.ts';
import { Profile, resources } from './resources.ts';

/** The studio's console. */
export function App() {
  return (
    // A pending transition during react-admin's sign-out would make it sign out again and again.
    <BrowserRouter basename="/admin" useTransitions={false}>
      <Admin>
        {resources.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes>
          <Route path="/profile" element={<Profile />} />
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  );
}

/**
 * Fetches the code and the rows of the opened page, and asks whether the account is an admin's, before React first renders.
 * Without a session on this device the sign-in page follows, which needs none of it.
 */
export function preloadPage(): void {
  if (storedUserId() === undefined) return;
  const [, , name] = window.location.pathname.split('/');
  // React-admin would render its frame first and then go there.
  if (!name) window.history.replaceState(null, '', `/admin/${resources[0]?.name}`);
  const page = resources.find((resource) => resource.name === name) ?? resources[0];
  page?.options?.preloadRows?.();
  void queryClient.prefetchQuery(accessQuery);
  Layout.preload();
  page?.list.preload();
  // A failure here is reported when the first request fails in the same way.
  loadDataProvider().catch(() => undefined);
}

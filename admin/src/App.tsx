import { storedUserId } from '@vitrina/shared/supabaseClient.ts';
import { CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router';
import { Admin, Layout } from './layout/Admin.tsx';
import { loadDataProvider } from './providers/lazyDataProvider.ts';
import { Profile, resources } from './resources.ts';

/** The studio's console. */
export function App() {
  return (
    // A pending transition during react-admin's sign-out makes it sign out again and again.
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
 * Fetches what the opened page needs while it is still found out who is there. Who has no session on this device gets the
 * sign-in page, which needs none of it.
 */
export function preloadPage(): void {
  if (storedUserId() === undefined) return;
  const [, , name] = window.location.pathname.split('/');
  Layout.preload();
  (resources.find((resource) => resource.name === name) ?? resources[0])?.list.preload();
  // What fails here fails again, and is told, with the first request.
  loadDataProvider().catch(() => undefined);
}

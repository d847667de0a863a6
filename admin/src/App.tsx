import { CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router';
import { Admin } from './layout/Admin.tsx';
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

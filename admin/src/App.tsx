import { CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router';
import { aiGallery } from './ai-gallery/index.ts';
import { contactMessages } from './contact-messages/index.ts';
import { inquiries } from './inquiries/index.ts';
import { Admin } from './layout/Admin.tsx';
import { mails } from './mails/index.ts';
import { personalData } from './personal-data/index.ts';
import { Profile } from './profile/index.ts';
import { projects } from './projects/index.ts';
import { publishing } from './publishing/index.ts';
import { templates } from './templates/index.ts';

/** The studio's console: each resource is an item of the menu, the first one is the start page. */
export function App() {
  return (
    // A pending transition during react-admin's sign-out makes it sign out again and again.
    <BrowserRouter basename="/admin" useTransitions={false}>
      <Admin>
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
      </Admin>
    </BrowserRouter>
  );
}

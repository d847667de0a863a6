import { lazy, Suspense } from 'react';
import { InboxPage } from '../inbox/InboxPage.tsx';
import { ExportButton } from './export/ExportButton.tsx';
import { inquiryInbox } from './inquiryInbox.ts';

const Overview = lazy(() => import('./overview/Overview.tsx'));

export default function InquiryList() {
  return (
    <InboxPage
      inbox={inquiryInbox}
      overview={
        <Suspense>
          <Overview />
        </Suspense>
      }
      actions={<ExportButton />}
    />
  );
}

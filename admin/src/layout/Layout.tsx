import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Layout as AdminLayout } from 'react-admin';
import { followStudio } from '../live/followStudio.ts';
import { text } from '../text.ts';
import { growWithFonts } from '../ui/growWithFonts.ts';
import { keepFocus } from '../ui/keepFocus.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Extras } from './Extra.tsx';
import { Menu } from './Menu.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

export { bg } from '../i18n/bg.ts';

/** The frame of the console: sidebar, top bar and page. While mounted, it follows changes in the database. */
export default function Layout({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  useEffect(() => followStudio(queryClient), [queryClient]);
  useEffect(keepFocus, []);
  useEffect(growWithFonts, []);
  return (
    <>
      <Extras name="announcer" />
      <AdminLayout appBar={TopBar} menu={Menu} sidebar={Sidebar} error={PageFailed} appBarAlwaysOn>
        {children}
      </AdminLayout>
    </>
  );
}

/** Shown in place of a page that failed to render, mostly because a newer release has replaced its code; the menu stays. */
const PageFailed = () => (
  <LoadFailed
    title={text.layout.failed}
    reason={text.layout.failedReason}
    onRetry={() => window.location.reload()}
  />
);

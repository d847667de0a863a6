import { lazy, type ReactNode, Suspense } from 'react';
import { Layout as AdminLayout, ResourceContextProvider, useResourceDefinitions } from 'react-admin';
import type { ConsoleOptions } from './ConsoleResource.ts';
import { Menu } from './Menu.tsx';
import { PageFailed } from './PageFailed.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

const LiveUpdates = lazy(() => import('../live/LiveUpdates.tsx'));

/** The frame of the console: sidebar, bar with the page's title, page. */
export default function Layout({ children }: { children: ReactNode }) {
  const resources = Object.values(useResourceDefinitions<ConsoleOptions>());
  return (
    <>
      <Suspense>
        <LiveUpdates />
        {resources.map(({ name, options }) => {
          const Announcer = options?.announcer;
          return (
            Announcer && (
              <ResourceContextProvider key={name} value={name}>
                <Announcer />
              </ResourceContextProvider>
            )
          );
        })}
      </Suspense>
      <AdminLayout appBar={TopBar} menu={Menu} sidebar={Sidebar} error={PageFailed} appBarAlwaysOn>
        {children}
      </AdminLayout>
    </>
  );
}

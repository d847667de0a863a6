import type { ReactNode } from 'react';
import { Layout as AdminLayout, ResourceContextProvider, useResourceDefinitions } from 'react-admin';
import { LiveUpdates } from '../live/LiveUpdates.tsx';
import type { ConsoleOptions } from './ConsoleResource.ts';
import { Extra } from './Extra.tsx';
import { Menu } from './Menu.tsx';
import { PageFailed } from './PageFailed.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

/** The frame of the console: sidebar, bar with the page's title, page. */
export default function Layout({ children }: { children: ReactNode }) {
  const resources = Object.values(useResourceDefinitions<ConsoleOptions>());
  return (
    <>
      <LiveUpdates />
      {resources.map(({ name, options }) => {
        const Announcer = options?.announcer;
        return (
          Announcer && (
            <Extra key={name}>
              <ResourceContextProvider value={name}>
                <Announcer />
              </ResourceContextProvider>
            </Extra>
          )
        );
      })}
      <AdminLayout appBar={TopBar} menu={Menu} sidebar={Sidebar} error={PageFailed} appBarAlwaysOn>
        {children}
      </AdminLayout>
    </>
  );
}

import Box from '@mui/material/Box';
import { useResourceDefinitions } from 'ra-core';
import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';
import { ConsoleProviders } from './ConsoleProviders.tsx';
import type { ConsoleOptions } from './ConsoleResource.ts';
import { MenuToggle } from './MenuToggle.tsx';
import { PageFailed } from './PageFailed.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

const LiveUpdates = lazyWithoutSuspense(() => import('../live/LiveUpdates.tsx'));
const Tips = lazyWithoutSuspense(() => import('../ui/Tips.tsx'));

/** The frame of the console: sidebar, bar with the page's title, page. */
export default function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const resources = Object.values(useResourceDefinitions<ConsoleOptions>());
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <ConsoleProviders>
      <SkipLink />
      <LiveUpdates />
      {resources.map(({ name, options }) => {
        const Announcer = options?.announcer;
        return Announcer && <Announcer key={name} />;
      })}
      <Tips />
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        <Sidebar isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <TopBar menuToggle={<MenuToggle isOpen={isMenuOpen} onOpen={() => setMenuOpen(true)} />} />
          <Box
            component="main"
            id="main-content"
            tabIndex={-1}
            sx={{ p: { xs: 2, sm: 3.5 }, outline: 'none' }}
          >
            <ErrorBoundary FallbackComponent={PageFailed} resetKeys={[pathname]}>
              <Suspense>{children}</Suspense>
            </ErrorBoundary>
          </Box>
        </Box>
      </Box>
    </ConsoleProviders>
  );
}

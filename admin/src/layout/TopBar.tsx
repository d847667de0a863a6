import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useResourceDefinitions } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { ConsoleOptions } from './ConsoleResource.ts';
import { Identity } from './Identity.tsx';
import { TITLE_ID } from './PageTitle.tsx';
import { RefreshButton } from './RefreshButton.tsx';

interface Props {
  menuToggle: ReactNode;
}

/** The page's title, which each page sends here with `PageTitle`, and what is at hand on every page. */
export function TopBar({ menuToggle }: Props) {
  const resources = Object.values(useResourceDefinitions<ConsoleOptions>());
  return (
    <AppBar position="sticky" sx={{ backgroundColor: 'var(--color-bar)', color: 'var(--color-plaster-fix)' }}>
      <Toolbar sx={{ gap: { xs: 0.25, sm: 1 }, minHeight: 64, px: { xs: 1, sm: 3.5 } }}>
        {menuToggle}
        <Typography
          id={TITLE_ID}
          variant="h1"
          className="ellipsis"
          sx={{ flex: 1, fontSize: { xs: 'clamp(1.125rem, 5.2vw, 1.375rem)', sm: '1.75rem' } }}
        />
        {resources.map(({ name, options }) => {
          const Status = options?.status;
          return (
            Status && (
              <ErrorBoundary key={name} fallback={null}>
                <Suspense>
                  <Status />
                </Suspense>
              </ErrorBoundary>
            )
          );
        })}
        <RefreshButton />
        <Identity />
      </Toolbar>
    </AppBar>
  );
}

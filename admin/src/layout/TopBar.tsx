import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import { lazy, type ReactNode, Suspense } from 'react';
import { TitlePortal } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { Identity } from './Identity.tsx';
import { RefreshButton } from './RefreshButton.tsx';

const PublishStatus = lazy(() => import('../publishing/PublishStatus.tsx'));

interface Props {
  menuToggle: ReactNode;
}

/** The page's title, which each page sends here with `<Title>`, and what is at hand on every page. */
export function TopBar({ menuToggle }: Props) {
  return (
    <AppBar position="sticky" sx={{ backgroundColor: 'var(--color-bar)', color: 'var(--color-plaster-fix)' }}>
      <Toolbar sx={{ gap: 1, minHeight: 64, px: { xs: 1, sm: 3.5 } }}>
        {menuToggle}
        <TitlePortal variant="h1" component="h1" />
        <ErrorBoundary fallback={null}>
          <Suspense>
            <PublishStatus />
          </Suspense>
        </ErrorBoundary>
        <RefreshButton />
        <Identity />
      </Toolbar>
    </AppBar>
  );
}

import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { TitlePortal } from 'react-admin';
import { Identity } from './Identity.tsx';
import { RefreshButton } from './RefreshButton.tsx';

interface Props {
  menuToggle: ReactNode;
}

/** The page's title, which each page sends here with `<Title>`, and what is at hand on every page. */
export function TopBar({ menuToggle }: Props) {
  return (
    <AppBar position="sticky" sx={{ backgroundColor: 'var(--bar)', color: 'var(--plaster)' }}>
      <Toolbar sx={{ gap: 1, minHeight: 64, px: { xs: 1, sm: 3.5 } }}>
        {menuToggle}
        <TitlePortal variant="h1" component="h1" />
        <RefreshButton />
        <Identity />
      </Toolbar>
    </AppBar>
  );
}

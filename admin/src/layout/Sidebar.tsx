import Drawer from '@mui/material/Drawer';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutEffect } from 'react';
import { type SidebarProps, useSidebarState, Sidebar as WideSidebar } from 'react-admin';
import { text } from '../text.ts';
import { useCloseOnBack } from '../ui/useCloseOnBack.ts';

/** The menu: react-admin's own on wide screens; on tablets, where that would take a third of the width, a drawer as on phones. */
export function Sidebar({ children }: SidebarProps) {
  const [isOpen, setOpen] = useSidebarState();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  useLayoutEffect(() => setOpen(isWide), [isWide, setOpen]);
  useCloseOnBack(isOpen && !isWide, () => setOpen(false));

  if (isWide) return <WideSidebar appBarAlwaysOn>{children}</WideSidebar>;
  return (
    <Drawer
      open={isOpen}
      onClose={() => setOpen(false)}
      slotProps={{ paper: { 'aria-label': text.layout.menu } }}
    >
      {children}
    </Drawer>
  );
}

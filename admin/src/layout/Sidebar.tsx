import { Drawer } from '@mui/material';
import { useLayoutEffect, useState } from 'react';
import { type SidebarProps, useSidebarState, Sidebar as WideSidebar } from 'react-admin';
import { text } from '../text.ts';
import { useCloseOnBack } from '../ui/useCloseOnBack.ts';
import { useIsWide } from '../ui/useScreen.ts';

/** The menu: a sidebar on wide screens; a drawer on phones, and on tablets, where it would take a third of the width. */
export function Sidebar({ children }: SidebarProps) {
  const [isOpen, setOpen] = useSidebarState();
  const isWide = useIsWide('md');
  // react-admin starts with an open menu on tablets, and a window may become narrow. A drawer that opens and closes at once
  // would leave the page hidden from screen readers, so it is not opened before the state has been set for this width.
  const [settledFor, setSettledFor] = useState(isOpen === isWide ? isWide : undefined);
  const isSettled = settledFor === isWide;
  useLayoutEffect(() => {
    setOpen(isWide);
    setSettledFor(isWide);
  }, [isWide, setOpen]);
  useCloseOnBack(isOpen && isSettled && !isWide, () => setOpen(false));

  if (isWide) return <WideSidebar appBarAlwaysOn>{children}</WideSidebar>;
  return (
    <Drawer
      open={isOpen && isSettled}
      onClose={() => setOpen(false)}
      slotProps={{
        paper: { 'aria-label': text.layout.menu, className: 'w-64 border-0 bg-footer text-plaster-fix' },
      }}
    >
      {children}
    </Drawer>
  );
}

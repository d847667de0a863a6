import { Drawer } from '@mui/material';
import { useLayoutEffect, useState } from 'react';
import { type SidebarProps, useSidebarState, Sidebar as WideSidebar } from 'react-admin';
import { text } from '../text.ts';
import { useCloseOnBack } from '../ui/useCloseOnBack.ts';
import { useIsWide } from '../ui/useScreen.ts';

/** The menu: react-admin's own on wide screens; on tablets, where that would take a third of the width, a drawer as on phones. */
export function Sidebar({ children }: SidebarProps) {
  const [isOpen, setOpen] = useSidebarState();
  const isWide = useIsWide('md');
  // react-admin begins with an open menu on tablets, and a screen may become narrow: a drawer that opens and closes at once
  // leaves the page hidden from those who hear it.
  const [settledFor, setSettledFor] = useState<boolean>();
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

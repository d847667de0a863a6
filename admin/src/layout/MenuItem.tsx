import { ListItemIcon, MenuItem as MuiMenuItem, Typography } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { Menu } from 'react-admin';
import { useLocation } from 'react-router';
import { useIsWide } from '../ui/useScreen.ts';
import { Extra } from './Extra.tsx';

interface Props {
  icon: ComponentType<{ size?: number }>;
  badge?: ComponentType | undefined;
  children: ReactNode;
}

interface PageProps extends Props {
  to: string;
  pages: string[];
  className?: string;
}

/** To a page of the console, or to the first of several; the current one's carries the yellow edge. */
export function PageItem({ pages, icon: Icon, badge, children, ...target }: PageProps) {
  const isWide = useIsWide('md');
  const [, page = ''] = useLocation().pathname.split('/');
  const isCurrent = pages.includes(page);
  return (
    <Menu.Item
      {...target}
      // As a drawer the menu is a step of the browser's history, which the page takes over.
      replace={!isWide}
      leftIcon={<Icon size={22} />}
      role="link"
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
      <Extra of={badge} />
    </Menu.Item>
  );
}

type ExitProps = Props & ({ href: string } | { onClick: () => void });

/** Out of the console. */
export function ExitItem({ icon: Icon, badge, children, ...target }: ExitProps) {
  const isLink = 'href' in target;
  return (
    <MuiMenuItem
      component={isLink ? 'a' : 'button'}
      role={isLink ? 'link' : 'button'}
      className="RaMenuItemLink-root"
      tabIndex={0}
      {...target}
    >
      <ListItemIcon className="RaMenuItemLink-icon">
        <Icon size={22} />
      </ListItemIcon>
      <Typography variant="inherit">
        {children}
        <Extra of={badge} />
      </Typography>
    </MuiMenuItem>
  );
}

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

/** Links to a page of the console, or to the first of several; the current item has a yellow edge. */
export function PageItem({ pages, icon: Icon, badge, children, ...target }: PageProps) {
  const isWide = useIsWide('md');
  const [, page = ''] = useLocation().pathname.split('/');
  const isCurrent = pages.includes(page);
  return (
    <Menu.Item
      {...target}
      // An open drawer is an entry of the browser's history, which the new page replaces.
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

/** Leads out of the console: a link or a button. */
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

import ListItemIcon from '@mui/material/ListItemIcon';
import MuiMenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentType, ReactNode } from 'react';
import { Menu } from 'react-admin';
import { useMatch } from 'react-router';
import { Extra } from './Extra.tsx';

interface Props {
  icon: ComponentType<{ size?: number }>;
  badge?: ComponentType | undefined;
  children: ReactNode;
}

/** To a page of the console; the current one's carries the yellow edge. */
export function PageItem({ to, page, icon: Icon, badge, children }: Props & { to: string; page: string }) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const isCurrent = useMatch(`/${page}/*`) !== null;
  return (
    <Menu.Item
      to={to}
      // As a drawer the menu is a step of the browser's history, which the page takes over.
      replace={!isWide}
      leftIcon={<Icon size={22} />}
      role="link"
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Words badge={badge}>{children}</Words>
    </Menu.Item>
  );
}

type ActionProps = Props & ({ href: string } | { onClick: () => void });

/** Out of the console. */
export function ExitItem({ icon: Icon, badge, children, ...target }: ActionProps) {
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
        <Words badge={badge}>{children}</Words>
      </Typography>
    </MuiMenuItem>
  );
}

function Words({ badge: Badge, children }: Pick<Props, 'badge' | 'children'>) {
  return (
    <>
      {children}
      {Badge && (
        <Extra>
          <Badge />
        </Extra>
      )}
    </>
  );
}

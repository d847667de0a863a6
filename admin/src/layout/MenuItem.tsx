import ListItemIcon from '@mui/material/ListItemIcon';
import MuiMenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Menu } from 'react-admin';
import { useMatch } from 'react-router';

interface Props {
  icon: ComponentType<{ size?: number }>;
  badge?: ComponentType | undefined;
  children: ReactNode;
}

/** To a page of the console; the current one's carries the yellow edge. */
export function PageItem({ to, icon: Icon, badge, children }: Props & { to: string }) {
  const isCurrent = useMatch({ path: to, end: to === '/' }) !== null;
  return (
    <Menu.Item
      to={to}
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
        <Suspense>
          <Badge />
        </Suspense>
      )}
    </>
  );
}

import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { Menu, RefreshCw } from 'lucide-react';
import {
  RefreshIconButton,
  TitlePortal,
  useGetIdentity,
  useLoading,
  useResourceDefinitions,
  useSidebarState,
} from 'react-admin';
import { text } from '../text.ts';
import { useUnreadCount } from '../ui/useUnreadCount.ts';
import type { ConsoleOptions } from './ConsoleResource.ts';
import { Extra } from './Extra.tsx';
import { NightSwitch } from './NightSwitch.tsx';

/**
 * The page's title and what is at hand on every page. react-admin's bar always has the button of the menu, which wide
 * screens do without, and has no place on it for the dot of what is unread.
 */
export function TopBar() {
  const resources = Object.values(useResourceDefinitions<ConsoleOptions>());
  const isLoading = useLoading();
  return (
    <AppBar className="RaAppBar-root">
      <Toolbar>
        <MenuToggle />
        <TitlePortal variant="h1" />
        {resources.map(({ name, options }) => {
          const Status = options?.status;
          return (
            Status && (
              <Extra key={name}>
                <Status />
              </Extra>
            )
          );
        })}
        <NightSwitch />
        <RefreshIconButton className={isLoading ? 'is-turning' : ''} icon={<RefreshCw size={21} />} />
        <Identity />
      </Toolbar>
    </AppBar>
  );
}

/** Opens the menu on narrow screens, where it is a drawer; a dot says that something in it is unread. */
function MenuToggle() {
  const unread = useUnreadCount();
  const [isOpen, setOpen] = useSidebarState();
  return (
    <IconButton
      aria-label={unread > 0 ? text.layout.menuWithUnread(unread) : text.layout.menu}
      aria-expanded={isOpen}
      onClick={() => setOpen(true)}
      color="inherit"
      className={unread > 0 ? 'menu-toggle has-unread' : 'menu-toggle'}
    >
      <Menu size={24} />
    </IconButton>
  );
}

function Identity() {
  const { data: identity } = useGetIdentity();
  if (!identity?.fullName) return null;
  return (
    <>
      <Avatar aria-hidden="true">{identity.fullName.charAt(0).toUpperCase()}</Avatar>
      <span className="identity-name ellipsis">{identity.fullName}</span>
    </>
  );
}

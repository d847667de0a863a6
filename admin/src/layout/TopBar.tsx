import { AppBar, Avatar, IconButton, Toolbar } from '@mui/material';
import { initialOf } from '@vitrina/shared/initialOf.ts';
import { Menu, RefreshCw } from 'lucide-react';
import { RefreshIconButton, TitlePortal, useGetIdentity, useLoading, useSidebarState } from 'react-admin';
import { text } from '../text.ts';
import { useUnreadCount } from '../ui/PageTitle.tsx';
import { Extras } from './Extra.tsx';
import { NightSwitch } from './NightSwitch.tsx';

/**
 * The page's title and the controls of every page. react-admin's own bar always has a menu button, which wide screens do
 * not need, and cannot mark it with a dot for unread items.
 */
export function TopBar() {
  return (
    <AppBar className="RaAppBar-root bg-bar text-plaster-fix lg:left-64 lg:w-auto">
      <Toolbar className="min-h-bar gap-2 px-7 max-md:gap-0.5 max-md:px-2">
        <MenuToggle />
        <TitlePortal
          variant="h1"
          className="max-md:line-clamp-2 max-md:text-[clamp(1.125rem,5.2vw,1.375rem)]/[1.1] max-md:whitespace-normal"
        />
        <Extras name="status" />
        <NightSwitch />
        <Refresh />
        <Identity />
      </Toolbar>
    </AppBar>
  );
}

const DOT =
  'after:absolute after:top-2 after:right-2 after:size-3.5 after:rounded-round after:border-2 after:border-bar after:bg-pave';

/** Opens the drawer on narrow screens; a dot means that something in the menu is unread. */
function MenuToggle() {
  const unread = useUnreadCount();
  const [isOpen, setOpen] = useSidebarState();
  return (
    <IconButton
      aria-label={unread > 0 ? text.layout.menuWithUnread(unread) : text.layout.menu}
      aria-expanded={isOpen}
      onClick={() => setOpen(true)}
      color="inherit"
      className={`lg:hidden ${unread > 0 ? DOT : ''}`}
    >
      <Menu size={24} />
    </IconButton>
  );
}

/** Turns while anything loads. */
const Refresh = () => (
  <RefreshIconButton
    className={useLoading() ? 'animate-[spin_1s_linear_infinite]' : ''}
    icon={<RefreshCw size={21} />}
  />
);

function Identity() {
  const { data: identity } = useGetIdentity();
  if (!identity?.fullName) return null;
  return (
    <>
      <Avatar
        aria-hidden="true"
        className="ml-2 size-9 max-[22.5rem]:hidden bg-pave text-[1.25rem] font-[750] text-ink-fix"
      >
        {initialOf(identity.fullName)}
      </Avatar>
      <span className="max-w-[16rem] truncate font-semibold max-md:hidden">{identity.fullName}</span>
    </>
  );
}

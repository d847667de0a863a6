import IconButton from '@mui/material/IconButton';
import { Menu } from 'lucide-react';
import { text } from '../text.ts';
import { useUnreadCount } from './useUnreadCount.ts';

interface Props {
  isOpen: boolean;
  onOpen: () => void;
}

/** Opens the menu on narrow screens, where it is a drawer; a dot says that something in it is unread. */
export function MenuToggle({ isOpen, onOpen }: Props) {
  const unread = useUnreadCount();
  return (
    <IconButton
      aria-label={unread > 0 ? text.layout.menuWithUnread(unread) : text.layout.menu}
      aria-expanded={isOpen}
      onClick={onOpen}
      color="inherit"
      sx={{ display: { md: 'none' }, ...(unread > 0 && dotted) }}
    >
      <Menu size={24} />
    </IconButton>
  );
}

const dotted = {
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 8,
    right: 8,
    width: 10,
    height: 10,
    borderRadius: '50%',
    backgroundColor: 'var(--color-pave)',
    border: '2px solid var(--color-bar)',
    boxSizing: 'content-box',
  },
};

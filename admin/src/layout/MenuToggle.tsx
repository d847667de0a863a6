import IconButton from '@mui/material/IconButton';
import { Menu } from 'lucide-react';
import { text } from '../text.ts';

interface Props {
  isOpen: boolean;
  onOpen: () => void;
}

/** Opens the menu on narrow screens, where it is a drawer. */
export function MenuToggle({ isOpen, onOpen }: Props) {
  return (
    <IconButton
      aria-label={text.layout.menu}
      aria-expanded={isOpen}
      onClick={onOpen}
      color="inherit"
      sx={{ display: { md: 'none' } }}
    >
      <Menu size={24} />
    </IconButton>
  );
}

import Drawer from '@mui/material/Drawer';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { text } from '../text.ts';
import { Menu } from './Menu.tsx';

const WIDTH = 256;

const paper = {
  sx: { width: WIDTH, border: 0, backgroundColor: 'var(--color-footer)', color: 'var(--color-plaster-fix)' },
};

interface Props {
  /** Of the drawer. */
  isOpen: boolean;
  onClose: () => void;
}

/** The menu: always there on wide screens, a drawer on phones and tablets. */
export function Sidebar({ isOpen, onClose }: Props) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));

  if (!isNarrow) {
    return (
      <Drawer variant="permanent" open slotProps={{ paper }} sx={{ width: WIDTH, flexShrink: 0 }}>
        <Menu />
      </Drawer>
    );
  }
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { ...paper, 'aria-label': text.layout.menu } }}
    >
      <Menu onChoose={onClose} />
    </Drawer>
  );
}

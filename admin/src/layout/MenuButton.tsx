import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton';
import type { ComponentType, ElementType, ReactNode } from 'react';

interface Props extends ListItemButtonProps {
  icon: ComponentType<{ size?: number }>;
  children: ReactNode;
  component?: ElementType;
  to?: string;
  href?: string;
}

/** A row of the sidebar: icon and words. The current page's row carries the yellow edge. */
export function MenuButton({ icon: Icon, children, ...button }: Props) {
  return (
    <ListItemButton
      {...button}
      sx={{
        gap: 2,
        minHeight: 48,
        pl: 2.5,
        pr: 2.5,
        borderLeft: '4px solid transparent',
        '&:hover': { backgroundColor: '#ffffff14' },
        '&[aria-current="page"]': {
          borderColor: 'var(--color-pave)',
          backgroundColor: '#ffffff1a',
          fontWeight: 700,
        },
        '&.Mui-focusVisible': { outlineColor: 'var(--color-pave)', outlineOffset: -3 },
      }}
    >
      <Icon size={22} />
      {children}
    </ListItemButton>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  role?: 'alert' | 'status';
  icon?: ReactNode;
  title?: string;
  text: string;
  /** Of the frame and the icon. With it the frame is solid, otherwise dashed. */
  color?: string;
  children?: ReactNode;
}

/** A framed message in place of content: empty, or failed. */
export function StatePanel({ role, icon, title, text, color, children }: Props) {
  return (
    <Box
      role={role}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 2,
        p: { xs: 3, sm: 6 },
        border: color ? `2px solid ${color}` : '2px dashed var(--color-edge)',
        borderRadius: '12px',
        textAlign: 'center',
      }}
    >
      {icon && <Box sx={{ color, lineHeight: 0 }}>{icon}</Box>}
      {title && (
        <Typography variant="h2" component="p">
          {title}
        </Typography>
      )}
      <Typography>{text}</Typography>
      {children}
    </Box>
  );
}

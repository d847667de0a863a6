import Chip from '@mui/material/Chip';
import { text } from './text.ts';

export function StatusChip({ status }: { status: string }) {
  const isActive = status === 'active';
  return (
    <Chip
      variant={isActive ? 'filled' : 'outlined'}
      color={isActive ? 'secondary' : 'default'}
      label={isActive ? text.status.active : text.status.inactive}
      sx={{ fontSize: '0.9375rem', fontWeight: isActive ? 700 : 400 }}
    />
  );
}

import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { CircleAlert, CircleCheck, Clock, LoaderCircle } from 'lucide-react';
import type { PublishState } from './publishState.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const icons = {
  unknown: CircleCheck,
  requested: Clock,
  running: LoaderCircle,
  published: CircleCheck,
  failed: CircleAlert,
};

/** Decorative: the words stand beside it or in a label. */
export function StateIcon({ status, size = 20 }: { status: PublishState['status']; size?: number }) {
  const Icon = icons[status];
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        display: 'inline-flex',
        ...(status === 'running' && { animation: `${turn} 1.2s linear infinite` }),
      }}
    >
      <Icon size={size} />
    </Box>
  );
}

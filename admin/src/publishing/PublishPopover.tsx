import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { Link } from 'react-router';
import { PUBLISHING } from '../providers/siteBuilds.ts';
import { PublishPanel } from './PublishPanel.tsx';
import type { PublishState } from './publishState.ts';
import { text } from './text.ts';

interface Props {
  state: PublishState;
  anchor: HTMLElement;
  onClose: () => void;
}

export default function PublishPopover({ state, anchor, onClose }: Props) {
  return (
    <Popover
      open
      onClose={onClose}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': text.title,
          sx: { mt: 1, width: 380, maxWidth: 'calc(100vw - 32px)', borderRadius: '12px' },
        },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, p: 2.5 }}>
        <PublishPanel state={state} />
        <Box
          component={Link}
          to={`/${PUBLISHING}`}
          onClick={onClose}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 44,
            color: 'inherit',
            fontWeight: 650,
          }}
        >
          {text.all}
        </Box>
      </Box>
    </Popover>
  );
}

import { Popover } from '@mui/material';
import { Link } from 'react-admin';
import { PUBLISHING } from '../providers/siteBuilds.ts';
import { PublishPanel } from './PublishPanel.tsx';
import type { PublishState } from './publishState.ts';
import { text } from './text.ts';

interface Props {
  state: PublishState;
  anchor: HTMLElement;
  onClose: () => void;
}

export function PublishPopover({ state, anchor, onClose }: Props) {
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
          className: 'card mt-2 w-95 max-w-[calc(100vw-32px)] rounded-card',
        },
      }}
    >
      <PublishPanel state={state} />
      <Link
        to={`/${PUBLISHING}`}
        onClick={onClose}
        color="inherit"
        className="inline-flex min-h-tap items-center font-[650]"
      >
        {text.all}
      </Link>
    </Popover>
  );
}

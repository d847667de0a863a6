import { Button } from '@mui/material';
import { useState } from 'react';
import { PublishPopover } from './PublishPopover.tsx';
import { publishState, stateLabel } from './publishState.ts';
import { StateIcon } from './StateIcon.tsx';
import { text } from './text.ts';
import { useBuilds } from './useBuilds.ts';

// On phones only the icon is shown.
const BUTTON = 'rounded-[22px] whitespace-nowrap max-md:min-w-tap max-md:px-0 max-md:*:m-0';

/** Whether visitors see the latest changes; a click opens the details and the button that publishes. */
export default function PublishStatus() {
  const { data } = useBuilds();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!data) return null;
  const state = publishState(data);
  const label = stateLabel(state);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<StateIcon status={state.status} />}
        className={`${BUTTON} ${state.status === 'failed' ? 'bg-danger-fill' : ''}`}
        aria-label={text.stateOf(label)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span className="max-md:hidden">{label}</span>
      </Button>
      {/* Screen readers do not announce that the button's text has changed. */}
      <span className="sr-only" aria-live="polite">
        {text.stateOf(label)}
      </span>
      {anchor && <PublishPopover state={state} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

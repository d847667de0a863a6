import './publishing.css';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { publishState, stateLabel } from './publishState.ts';
import { StateIcon } from './StateIcon.tsx';
import { text } from './text.ts';
import { useBuilds } from './useBuilds.ts';

const PublishPopover = lazy(() => import('./PublishPopover.tsx'));

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
        className={`publish-status ${state.status === 'failed' ? 'is-alarm' : ''}`}
        aria-label={text.stateOf(label)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span className="publish-label">{label}</span>
      </Button>
      {/* The button's own words change silently; whoever does not see them hears of it here. */}
      <span className="visually-hidden" aria-live="polite">
        {text.stateOf(label)}
      </span>
      {anchor && (
        <Suspense>
          <PublishPopover state={state} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

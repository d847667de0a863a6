import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useState } from 'react';
import { publishState, stateLabel } from './publishState.ts';
import { StateIcon } from './StateIcon.tsx';
import { text } from './text.ts';
import { useSiteBuilds } from './useSiteBuilds.ts';

const PublishPopover = lazy(() => import('./PublishPopover.tsx'));

/** Whether visitors see the latest changes; a click opens the details and the button that publishes. */
export default function PublishStatus() {
  const { data } = useSiteBuilds();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!data) return null;
  const state = publishState(data);
  const label = stateLabel(state);
  return (
    <>
      <ButtonBase
        aria-label={text.stateOf(label)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          gap: 1,
          minWidth: 44,
          minHeight: 44,
          px: { xs: 0, sm: 1.75 },
          flexShrink: 0,
          borderRadius: '22px',
          fontFamily: 'inherit',
          fontSize: '1rem',
          fontWeight: 650,
          fontVariantNumeric: 'tabular-nums',
          '&:hover': { backgroundColor: '#ffffff1a' },
          '&.Mui-focusVisible': { outlineColor: 'var(--color-pave)', outlineOffset: 0 },
          ...(state.status === 'failed' && {
            backgroundColor: 'var(--color-danger-fill) !important',
            color: '#fff',
          }),
        }}
      >
        <StateIcon status={state.status} />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {label}
        </Box>
      </ButtonBase>
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

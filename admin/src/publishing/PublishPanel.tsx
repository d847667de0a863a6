import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CloudUpload } from 'lucide-react';
import { FailureReason } from './FailureReason.tsx';
import { type PublishState, stateLabel } from './publishState.ts';
import { StateIcon } from './StateIcon.tsx';
import { text } from './text.ts';
import { usePublish } from './usePublish.ts';

const SLOW_START_MS = 10 * 60_000;

export function PublishPanel({ state }: { state: PublishState }) {
  const { publish, isPending } = usePublish();
  const hasFailed = state.status === 'failed';
  return (
    <>
      <Typography
        variant="h2"
        component="p"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          fontSize: '1.75rem',
          color: hasFailed ? 'var(--color-danger)' : 'inherit',
        }}
      >
        <StateIcon status={state.status} size={26} />
        {stateLabel(state)}
      </Typography>
      {hasFailed && <FailureReason build={state.build} />}
      <Typography>{explanation(state)}</Typography>
      <Box>
        <Button
          variant="contained"
          color={hasFailed ? 'error' : 'primary'}
          startIcon={<CloudUpload size={20} />}
          onClick={publish}
          disabled={isPending || state.status === 'running'}
        >
          {hasFailed ? text.publishAgain : text.publishNow}
        </Button>
      </Box>
    </>
  );
}

function explanation(state: PublishState): string {
  if (state.status === 'unknown') return text.empty;
  const isLate = state.status === 'requested' && Date.now() - Date.parse(state.since) > SLOW_START_MS;
  return isLate ? text.explain.notBegun : text.explain[state.status];
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import { useNotify } from 'react-admin';
import { PUBLISHING, publishSite } from '../providers/siteBuilds.ts';
import { FailureReason } from './FailureReason.tsx';
import { type PublishState, stateLabel } from './publishState.ts';
import { StateIcon } from './StateIcon.tsx';
import { text } from './text.ts';

const SLOW_START_MS = 10 * 60_000;

export function PublishPanel({ state }: { state: PublishState }) {
  const { mutate: publish, isPending } = usePublish();
  const hasFailed = state.status === 'failed';
  return (
    <>
      <Typography variant="h2" component="p" className={`publish-state is-${state.status}`}>
        <StateIcon status={state.status} size={26} />
        {stateLabel(state)}
      </Typography>
      {hasFailed && <FailureReason build={state.build} />}
      <Typography>{explanation(state)}</Typography>
      <div>
        <Button
          variant="contained"
          color={hasFailed ? 'error' : 'primary'}
          startIcon={<CloudUpload size={20} />}
          onClick={() => publish()}
          disabled={isPending || state.status === 'running'}
        >
          {hasFailed ? text.publishAgain : text.publishNow}
        </Button>
      </div>
    </>
  );
}

/** Asks for a build at once, without waiting for further changes. */
function usePublish() {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: publishSite,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [PUBLISHING] }),
    onError: (error) => {
      console.warn('Publishing was not requested:', error.message);
      notify(text.requestFailed, { type: 'error' });
    },
  });
}

function explanation(state: PublishState): string {
  if (state.status === 'unknown') return text.empty;
  const isLate = state.status === 'requested' && Date.now() - Date.parse(state.since) > SLOW_START_MS;
  return isLate ? text.explain.notBegun : text.explain[state.status];
}

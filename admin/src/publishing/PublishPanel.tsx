import { Button, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import { PUBLISHING, publishSite, type SiteBuild } from '../providers/siteBuilds.ts';
import { useFailureToast } from '../ui/useFailureToast.ts';
import { type PublishState, stateLabel } from './publishState.ts';
import { StateIcon } from './StateIcon.tsx';
import { text } from './text.ts';

const SLOW_START_MS = 10 * 60_000;

/** Whether visitors see the latest changes, and a button that publishes at once, without waiting for further changes. */
export function PublishPanel({ state }: { state: PublishState }) {
  const sayFailure = useFailureToast();
  const queryClient = useQueryClient();
  const { mutate: publish, isPending } = useMutation({
    mutationFn: publishSite,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [PUBLISHING] }),
    onError: (error) => sayFailure('Requesting a publication', error, text.requestFailed),
  });
  const hasFailed = state.status === 'failed';
  return (
    <>
      <Typography
        variant="h2"
        component="p"
        className={`flex items-center gap-2.5 text-[1.75rem] ${hasFailed ? 'text-danger' : ''}`}
      >
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

/** Why a build failed, with the technical detail below. */
export function FailureReason({ build: { failure, failure_detail } }: { build: SiteBuild }) {
  if (!failure) return null;
  return (
    <div className="grid gap-1.5 rounded-ctl bg-danger-bg p-3 text-ink">
      <span>{text.failures[failure]}</span>
      {failure_detail && (
        <code lang="en" className="text-micro wrap-anywhere">
          {failure_detail}
        </code>
      )}
    </div>
  );
}

function explanation(state: PublishState): string {
  if (state.status === 'unknown') return text.empty;
  const isLate = state.status === 'requested' && Date.now() - Date.parse(state.since) > SLOW_START_MS;
  return isLate ? text.explain.notBegun : text.explain[state.status];
}

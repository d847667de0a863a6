import { Button, type ButtonProps } from '@mui/material';
import { previewPage } from '@vitrina/shared/preview.ts';
import { storedUserId } from '@vitrina/shared/supabaseClient.ts';
import { Eye, History } from 'lucide-react';
import { useState } from 'react';
import { useIsUploading } from '../images/Uploads.tsx';
import { Question } from '../ui/Question.tsx';
import { useOpenRecord } from '../ui/recordAddress.ts';
import type { DraftKeeper, DraftState } from './DraftKeeper.ts';
import { HistorySheet } from './HistoryButton.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { showInPreview } from './showInPreview.ts';
import { text } from './text.ts';
import type { Publishing } from './usePublishing.tsx';

/** Opens a window that shows a preview of what is being typed. Until then it may show the form of another tab. */
export const PreviewLink = ({ keeper }: Pick<Props, 'keeper'>) => (
  <Button
    component="a"
    href={previewPage(storedUserId() ?? '')}
    target="preview"
    onClick={() => showInPreview(keeper)}
    // The middle button opens it, too.
    onAuxClick={() => showInPreview(keeper)}
    variant="outlined"
    color="inherit"
    startIcon={<Eye size={20} />}
  >
    {text.publishing.preview}
  </Button>
);

export function PublishButton({ state, publishing }: { state: DraftState; publishing: Publishing }) {
  const isUploading = useIsUploading();
  const isOnSite = !state.open && state.published !== undefined && state.step === 'saved';
  return (
    <SteadyButton
      variant="contained"
      isOff={publishing.isBusy || isUploading || isOnSite || state.step === 'conflict'}
      onClick={publishing.publish}
    >
      {text.publishing.publish}
    </SteadyButton>
  );
}

/** Once it is pressed there is nothing more to do, and in a dialog a disabled button loses the focus. */
const SteadyButton = ({ isOff, onClick, ...button }: ButtonProps & { isOff: boolean }) => (
  <Button
    className={isOff ? 'Mui-disabled' : ''}
    aria-disabled={isOff}
    onClick={isOff ? undefined : onClick}
    {...button}
  />
);

interface Props {
  keeper: DraftKeeper;
  state: DraftState;
  publishing: Publishing;
  canTakeDown?: boolean;
}

/** The remaining actions, below the fields. */
export function MoreActions({ keeper, state, publishing, canTakeDown = false }: Props) {
  const [asked, setAsked] = useState<'schedule' | 'discard'>();
  const openRecord = useOpenRecord();
  const isUploading = useIsUploading();
  const { open, published, removed, step } = state;
  const close = () => setAsked(undefined);

  async function discard() {
    close();
    const isDiscarded = await publishing.discard();
    if (isDiscarded && !published && !removed) void openRecord.close();
  }

  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-5">
      <SteadyButton
        color="inherit"
        isOff={step !== 'typed' && step !== 'failed'}
        onClick={() => void keeper.save()}
      >
        {text.draft.save}
      </SteadyButton>
      <Button
        variant="outlined"
        color="inherit"
        disabled={publishing.isBusy || isUploading || step === 'conflict' || (step === 'saved' && !open)}
        onClick={() => publishing.askForTime(() => setAsked('schedule'))}
      >
        {text.scheduling.open}
      </Button>
      {open?.state === 'scheduled' && step !== 'conflict' && (
        <Button color="inherit" disabled={publishing.isBusy} onClick={() => void publishing.cancelSchedule()}>
          {text.scheduling.cancel}
        </Button>
      )}
      {keeper.key && (
        <Button color="inherit" startIcon={<History size={20} />} onClick={publishing.openHistory}>
          {text.title}
        </Button>
      )}
      {canTakeDown && published && (
        <Button color="inherit" disabled={publishing.isBusy} onClick={() => void publishing.unpublish()}>
          {text.publishing.unpublish}
        </Button>
      )}
      {open && step !== 'conflict' && (
        <Button color="error" disabled={publishing.isBusy} onClick={() => setAsked('discard')}>
          {text.discard}
        </Button>
      )}
      {asked === 'schedule' && (
        <ScheduleDialog
          onCancel={close}
          onChoose={(at) => {
            close();
            void publishing.schedule(at);
          }}
        />
      )}
      {asked === 'discard' && (
        <Question {...text.draft.discarding} onCancel={close} onConfirm={() => void discard()} />
      )}
      {publishing.isHistoryOpen && keeper.key && (
        <HistorySheet table={keeper.table} rowKey={keeper.key} onClose={publishing.closeHistory} />
      )}
    </div>
  );
}

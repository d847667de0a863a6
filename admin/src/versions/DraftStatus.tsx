import { momentOf } from '@vitrina/shared/dates.ts';
import { failureReason } from '../ui/failureReason.ts';
import type { DraftState } from './DraftKeeper.ts';
import { StateWords } from './StateWords.tsx';
import { text } from './text.ts';

/** The state of the row, and whether the latest changes are saved. */
export function DraftStatus({ state }: { state: DraftState }) {
  const { open, published, removed } = state;
  const version = open ?? published ?? removed;
  return (
    <div className="grid gap-0.5">
      <StateWords version={version} isOnSite={published !== undefined} />
      {open?.state === 'scheduled' && (
        <span className="takes-latest muted">{text.scheduling.takesLatest}</span>
      )}
      <span role="status" className={state.step === 'failed' ? 'font-semibold text-danger' : 'muted'}>
        {saved(state)}
      </span>
    </div>
  );
}

function saved({ step, open, error }: DraftState): string {
  if (step === 'saving') return text.draft.saving;
  if (step === 'failed' && error) return text.draft.notSaved(failureReason(error));
  return step === 'saved' && open ? text.draft.saved(momentOf(open.made_at)) : '';
}

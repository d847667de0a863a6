import { useIsWide } from '../ui/useScreen.ts';
import { DraftConflict } from './DraftConflict.tsx';
import { DraftStatus } from './DraftStatus.tsx';
import { PublishConflict } from './PublishConflict.tsx';
import { MoreActions, PreviewLink, PublishButton } from './PublishingActions.tsx';
import { type DraftPartsProps, useDraft } from './useDraft.ts';

/** Surrounds the fields on a page with the row's state and actions. On phones the main actions are fixed at the bottom. */
export function DraftParts(props: DraftPartsProps) {
  const isWide = useIsWide('sm');
  const { keeper } = props;
  const { state, fill, publishing } = useDraft(props);

  const steps = (
    <>
      <PreviewLink keeper={keeper} />
      <PublishButton state={state} publishing={publishing} />
    </>
  );
  return (
    <div className="grid max-w-176 grid-cols-[minmax(0,1fr)] gap-6 max-md:pb-20">
      <div className="state-bar z-2 flex flex-wrap items-center gap-x-4 gap-y-2 bg-bg py-3 md:sticky md:top-bar">
        <DraftStatus state={state} />
        {isWide && <div className="ml-auto flex flex-wrap gap-2">{steps}</div>}
      </div>
      {state.step === 'conflict' && <DraftConflict keeper={keeper} theirs={state.open} fill={fill} />}
      {props.children}
      <MoreActions keeper={keeper} state={state} publishing={publishing} canTakeDown={!props.isFixed} />
      {!isWide && (
        <div className="steps-bar fixed inset-x-0 bottom-0 z-2 grid auto-cols-fr grid-flow-col gap-2 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {steps}
        </div>
      )}
      <PublishConflict theirs={state.published} publishing={publishing} />
    </div>
  );
}

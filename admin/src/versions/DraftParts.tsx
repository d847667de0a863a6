import type { ContentTable } from '@vitrina/shared/contentTables.ts';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useIsWide } from '../ui/useScreen.ts';
import { DraftConflict } from './DraftConflict.tsx';
import type { DraftKeeper } from './DraftKeeper.ts';
import { DraftState } from './DraftState.tsx';
import { PublishConflict } from './PublishConflict.tsx';
import { MoreActions, PreviewLink, PublishButton } from './PublishingActions.tsx';
import { useDraft } from './useDraft.ts';
import { usePublishing } from './usePublishing.tsx';

interface Props {
  keeper: DraftKeeper;
  table: ContentTable;
  /** Its row stays on the site. */
  isFixed: boolean;
  onBegun: ((key: string) => void) | undefined;
  children: ReactNode;
}

/** Around the fields of a row: its state and what can be done with it. On phones the two main steps stand at the bottom. */
export function DraftParts({ keeper, table, isFixed, onBegun, children }: Props) {
  const isWide = useIsWide('sm');
  const { state, fill } = useDraft(keeper, table);
  const publishing = usePublishing(keeper, fill);
  const begin = useEffectEvent(() => keeper.key && onBegun?.(keeper.key));
  const isBegun = state.open !== undefined;
  useEffect(() => {
    if (isBegun) begin();
  }, [isBegun]);

  const steps = (
    <>
      {table === 'posts' && <PreviewLink />}
      <PublishButton state={state} publishing={publishing} />
    </>
  );
  return (
    <div className="grid max-w-176 grid-cols-[minmax(0,1fr)] gap-6 max-md:pb-20">
      <div className="z-2 flex flex-wrap items-center gap-x-4 gap-y-2 bg-bg py-3 md:sticky md:top-16">
        <DraftState state={state} />
        {isWide && <div className="ml-auto flex flex-wrap gap-2">{steps}</div>}
      </div>
      {state.step === 'conflict' && <DraftConflict keeper={keeper} theirs={state.open} fill={fill} />}
      {children}
      <MoreActions keeper={keeper} state={state} isFixed={isFixed} publishing={publishing} />
      {!isWide && (
        <div className="fixed inset-x-0 bottom-0 z-2 grid auto-cols-fr grid-flow-col gap-2 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {steps}
        </div>
      )}
      {publishing.isInConflict && <PublishConflict theirs={state.published} publishing={publishing} />}
    </div>
  );
}

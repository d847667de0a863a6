import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { DraftKeeper } from './DraftKeeper.ts';
import { useDraft } from './useDraft.ts';
import { usePublishing } from './usePublishing.tsx';

/** The props of what surrounds the fields of a row. */
export interface DraftPartsProps {
  keeper: DraftKeeper;
  /** Whether the row cannot be taken off the site. */
  isFixed: boolean;
  /** Called with the key of a new row after its first save. */
  onBegun: ((key: string) => void) | undefined;
  children: ReactNode;
}

/** The draft in the form around it, and its actions. */
export function useOpenDraft(
  { keeper, onBegun }: Pick<DraftPartsProps, 'keeper' | 'onBegun'>,
  onPublished?: () => void,
) {
  const { state, fill } = useDraft(keeper);
  const publishing = usePublishing(keeper, fill, onPublished);
  const begin = useEffectEvent(() => keeper.key && onBegun?.(keeper.key));
  const isBegun = state.open !== undefined;
  useEffect(() => {
    if (isBegun) begin();
  }, [isBegun]);
  return { keeper, state, fill, publishing };
}

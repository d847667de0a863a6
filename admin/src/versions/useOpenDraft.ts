import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { DraftKeeper } from './DraftKeeper.ts';
import { useDraft } from './useDraft.ts';
import { usePublishing } from './usePublishing.tsx';

/** Of what stands around the fields of a row. */
export interface DraftPartsProps {
  keeper: DraftKeeper;
  /** Its row stays on the site. */
  isFixed: boolean;
  /** Told the key of a new row when it has one. */
  onBegun: ((key: string) => void) | undefined;
  children: ReactNode;
}

/** The draft that is typed into the form around it, and what can be done with it. */
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

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { workedOnQuery } from '../providers/drafts.ts';
import type { DraftKeeper } from './DraftKeeper.ts';
import { showInPreview } from './showInPreview.ts';
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

/**
 * The draft in the form around it, and its actions. The keeper saves the form shortly after typing, and when the form or the
 * tab is left. The page /preview, if it is open, shows the same content.
 */
export function useDraft(
  { keeper, onBegun }: Pick<DraftPartsProps, 'keeper' | 'onBegun'>,
  onPublished?: () => void,
) {
  const { control, reset } = useFormContext();
  const values = useWatch({ control });
  const state = useSyncExternalStore(keeper.subscribe, () => keeper.state);
  const json = JSON.stringify(values);

  useEffect(() => {
    keeper.type(JSON.parse(json));
    showInPreview(keeper);
  }, [keeper, json]);

  useSavedOnLeaving(keeper);
  const fill = () => reset({ ...keeper.content });
  useOthersChanges(keeper, fill);
  const publishing = usePublishing(keeper, fill, onPublished);

  const begin = useEffectEvent(() => keeper.key && onBegun?.(keeper.key));
  const isBegun = state.open !== undefined;
  useEffect(() => {
    if (isBegun) begin();
  }, [isBegun]);
  return { state, fill, publishing };
}

function useSavedOnLeaving(keeper: DraftKeeper) {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const save = () => void keeper.save();
    document.addEventListener('visibilitychange', () => document.hidden && save(), { signal });
    window.addEventListener('online', save, { signal });
    return () => {
      leaving.abort();
      save();
    };
  }, [keeper]);
}

/** Shows what somebody else saves or publishes at once, unless something unsaved was typed here. */
function useOthersChanges(keeper: DraftKeeper, fill: () => void) {
  const { table } = keeper;
  const key = keeper.key ?? '';
  const { data: row } = useQuery({ ...workedOnQuery(table, key), enabled: key !== '' });
  const receive = useEffectEvent(() => row && keeper.receive(row) && fill());
  useEffect(() => void receive(), [row]);
}

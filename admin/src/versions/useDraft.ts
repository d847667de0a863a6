import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { workedOnQuery } from '../providers/drafts.ts';
import type { DraftKeeper } from './DraftKeeper.ts';
import { showInPreview } from './showInPreview.ts';

/**
 * Lets a keeper save the form around it: shortly after typing, and when the form or the tab is left. The page /preview, if it
 * is open, shows the same content.
 */
export function useDraft(keeper: DraftKeeper) {
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
  return { state, fill };
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

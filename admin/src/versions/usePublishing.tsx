import { formatDateTime } from '@vitrina/shared/dates.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type Content, isConflict } from '../providers/drafts.ts';
import { publishVersion } from '../providers/versions.ts';
import { ToastButton, UNDO_MS } from '../ui/UndoButton.tsx';
import type { DraftKeeper } from './DraftKeeper.ts';
import { text } from './text.ts';
import { useRestoring } from './useRestoring.ts';
import { useVersionStep } from './useVersionStep.ts';

export type Publishing = ReturnType<typeof usePublishing>;

/** The actions for a draft; each reports its result in a toast, which also offers to undo it where possible. */
export function usePublishing(keeper: DraftKeeper, fill: () => void, onPublished?: () => void) {
  const notify = useNotify();
  const run = useVersionStep();
  const restoring = useRestoring();
  const { handleSubmit } = useFormContext();
  const [isBusy, setBusy] = useState(false);
  /** The values that were not published because another version is on the site. */
  const [refused, setRefused] = useState<Content>();
  const [isHistoryOpen, setHistoryOpen] = useState(false);

  /** @returns whether the step succeeded. */
  async function work(step: () => Promise<void>, failed: (reason: string) => string): Promise<boolean> {
    setBusy(true);
    try {
      return await run(step, failed);
    } finally {
      setBusy(false);
    }
  }

  const publish = (values: Content, over: string | undefined) =>
    work(async () => {
      const before = keeper.state.published;
      try {
        if (!(await keeper.publish(values, over))) return;
      } catch (error) {
        if (!isConflict(error)) throw error;
        setRefused(values);
        return;
      }
      fill();
      const published = keeper.state.published?.id;
      const bringBack = () => before && restoring(() => publishVersion(before.id, published));
      notify(text.publishing.published, {
        type: 'success',
        ...(before && {
          autoHideDuration: UNDO_MS,
          action: <ToastButton label={text.takeBack} onPress={bringBack} />,
        }),
      });
      onPublished?.();
    }, text.publishing.failed);

  return {
    isBusy,
    isInConflict: refused !== undefined,
    isHistoryOpen,
    openHistory: () => setHistoryOpen(true),
    closeHistory: () => setHistoryOpen(false),
    publish: handleSubmit(
      (values) => publish(values, keeper.seen),
      () => notify(text.publishing.incomplete, { type: 'error' }),
    ),
    continueEditing: () => setRefused(undefined),
    publishMine: () => {
      setRefused(undefined);
      if (refused) void publish(refused, keeper.state.published?.id);
    },
    schedule: (at?: string) =>
      work(
        async () => {
          if (!(await keeper.schedule(at))) return;
          const { publish_at } = keeper.state.open ?? {};
          const words = text.scheduling;
          notify(publish_at ? words.scheduled(formatDateTime(publish_at)) : words.cancelled, {
            type: 'success',
          });
        },
        at ? text.scheduling.notScheduled : text.scheduling.notCancelled,
      ),
    discard: () =>
      work(async () => {
        await keeper.discard();
        fill();
        notify(text.discarded, { type: 'success' });
      }, text.notDiscarded),
    unpublish: () =>
      work(async () => {
        const removed = await keeper.unpublish();
        const bringBack = () => removed && restoring(() => publishVersion(removed, undefined));
        notify(text.publishing.unpublished, {
          type: 'success',
          autoHideDuration: UNDO_MS,
          action: <ToastButton label={text.publishing.bringBack} onPress={bringBack} />,
        });
      }, text.publishing.notUnpublished),
  };
}

import { formatDateTime } from '@vitrina/shared/dates.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type Content, isConflict } from '../providers/drafts.ts';
import { publishVersion } from '../providers/versions.ts';
import { failureReason } from '../ui/failureReason.ts';
import { ToastButton, UNDO_MS } from '../ui/UndoButton.tsx';
import type { DraftKeeper } from './DraftKeeper.ts';
import { text } from './text.ts';
import { useRestoring } from './useRestoring.ts';
import { useVersionStep } from './useVersionStep.ts';

/** What was not published, or not scheduled for a time, because another version is on the site. */
interface Refused {
  values: Content;
  at?: string;
}

export type Publishing = ReturnType<typeof usePublishing>;

/** The actions for a draft; each reports its result in a toast, which also offers to undo it where possible. */
export function usePublishing(keeper: DraftKeeper, fill: () => void, onPublished?: () => void) {
  const notify = useNotify();
  const run = useVersionStep();
  const restoring = useRestoring();
  const { handleSubmit } = useFormContext();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const [isHistoryOpen, setHistoryOpen] = useState(false);

  /** @returns whether the step succeeded. */
  async function work(
    step: () => Promise<void>,
    failed: (reason: string, failure: Error) => string,
  ): Promise<boolean> {
    setBusy(true);
    try {
      return await run(step, failed);
    } finally {
      setBusy(false);
    }
  }

  /** @returns whether the step was done; if another version is on the site, the person is asked first, as long as they are here. */
  async function overSeen(step: Promise<boolean>, isRefused: Refused): Promise<boolean> {
    try {
      return await step;
    } catch (error) {
      if (!isConflict(error) || !keeper.isShown) throw error;
      setRefused(isRefused);
      return false;
    }
  }

  const publish = (values: Content, over: string | undefined) =>
    work(async () => {
      const before = keeper.state.published;
      if (!(await overSeen(keeper.publish(values, over), { values }))) return;
      fill();
      const published = keeper.state.published?.id;
      const bringBack = () => before && restoring(() => publishVersion(before, published));
      notify(text.publishing.published, {
        type: 'success',
        ...(before && {
          autoHideDuration: UNDO_MS,
          action: <ToastButton label={text.takeBack} onPress={bringBack} />,
        }),
      });
      onPublished?.();
    }, text.publishing.failed);

  const schedule = (values: Content, over: string | undefined, at: string) =>
    work(async () => {
      if (!(await overSeen(keeper.schedule(values, over, at), { values, at }))) return;
      const { publish_at } = keeper.state.open ?? {};
      if (publish_at) notify(text.scheduling.scheduled(formatDateTime(publish_at)), { type: 'success' });
    }, notScheduled);

  const ifComplete = (step: (values: Content) => unknown) =>
    handleSubmit(step, () => notify(text.publishing.incomplete, { type: 'error' }));

  return {
    isBusy,
    refused,
    isHistoryOpen,
    openHistory: () => setHistoryOpen(true),
    closeHistory: () => setHistoryOpen(false),
    publish: ifComplete((values) => publish(values, keeper.seenPublished)),
    /** What is missing is said before a time is asked for. */
    askForTime: (ask: () => void) => void ifComplete(ask)(),
    schedule: (at: string) => ifComplete((values) => schedule(values, keeper.seenPublished, at))(),
    continueEditing: () => setRefused(undefined),
    insist({ values, at }: Refused) {
      setRefused(undefined);
      const over = keeper.state.published?.id;
      void (at ? schedule(values, over, at) : publish(values, over));
    },
    cancelSchedule: () =>
      work(async () => {
        if (!(await keeper.cancelSchedule())) return;
        notify(text.scheduling.cancelled, { type: 'success' });
      }, text.scheduling.notCancelled),
    discard: () =>
      work(async () => {
        await keeper.discard();
        fill();
        notify(text.discarded, { type: 'success' });
      }, text.notDiscarded),
    unpublish: () =>
      work(async () => {
        const isScheduled = keeper.state.open?.state === 'scheduled';
        const removed = await keeper.unpublish();
        const bringBack = () => removed && restoring(() => publishVersion(removed, undefined));
        const { unpublished, unpublishedUnscheduled } = text.publishing;
        notify(isScheduled ? unpublishedUnscheduled : unpublished, {
          type: 'success',
          autoHideDuration: UNDO_MS,
          action: <ToastButton label={text.publishing.bringBack} onPress={bringBack} />,
        });
      }, text.publishing.notUnpublished),
  };
}

/** The server may refuse a time that was to come by the clock of this device. */
const notScheduled = (_: string, failure: Error) =>
  text.scheduling.notScheduled(failureReason(failure, { '22008': text.scheduling.past }));

import type { PreparedImage } from '@vitrina/shared/prepareImage.ts';
import { useEffect, useState } from 'react';
import { useToast } from '../ui/Toasts.tsx';
import { text } from './text.ts';

export interface PictureSending {
  /** Whether one is being made ready. */
  isPreparing: boolean;
  /** Makes files ready and sends them, one after the other. What is no picture is refused with the reason. */
  attach: (files: readonly File[]) => Promise<void>;
}

/** The way of a picture from the person's hand to the outbox. */
export function usePictures(send: (image: PreparedImage) => Promise<void>): PictureSending {
  const [isPreparing, setPreparing] = useState(false);
  const toast = useToast();
  useEffect(fetchAhead, []);

  const attachOne = async (file: File): Promise<string | undefined> => {
    const loaded = await loadPreparing().catch(() => undefined);
    if (loaded === undefined) return text.notPrepared;
    const prepared = await loaded.prepareImage(file);
    if (!prepared.ok) return text.refused[prepared.reason];
    return send(prepared.image).then(
      () => undefined,
      () => text.notKept,
    );
  };

  const attach = async (files: readonly File[]) => {
    setPreparing(true);
    for (const file of files) {
      const problem = await attachOne(file);
      if (problem !== undefined) toast({ kind: 'error', title: text.failed, detail: problem });
    }
    setPreparing(false);
  };

  return { isPreparing, attach };
}

/** Most messages have no picture, so the code for pictures comes on its own. */
const loadPreparing = () => import('@vitrina/shared/prepareImage.ts');

/** Without a network it could not be fetched any more, so it is fetched before it is needed. */
function fetchAhead(): () => void {
  // Safari has no requestIdleCallback.
  const timer = setTimeout(() => void loadPreparing().catch(() => undefined), 3000);
  return () => clearTimeout(timer);
}

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
    try {
      const { prepareImage } = await loadPreparing();
      const prepared = await prepareImage(file);
      if (!prepared.ok) return text.refused[prepared.reason];
      return await send(prepared.image).then(
        () => undefined,
        (error) => told(text.notKept, error),
      );
    } catch (error) {
      return told(text.notPrepared, error);
    }
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

/** The person is told what to do; what exactly happened is for the developer. */
function told(problem: string, error: unknown): string {
  console.error('A picture was not attached:', error);
  return problem;
}

/** Most messages have no picture, so the code for pictures comes on its own. */
const loadPreparing = () => import('@vitrina/shared/prepareImage.ts');

/** Without a network it could not be fetched any more, so it is fetched before it is needed; if not, then later. */
function fetchAhead(): () => void {
  // Safari has no requestIdleCallback.
  const timer = setTimeout(() => void loadPreparing().catch(() => undefined), 3000);
  return () => clearTimeout(timer);
}

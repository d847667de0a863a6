import type { PreparedImage } from '@vitrina/shared/prepareImage.ts';
import { useEffect, useState } from 'react';
import { useToast } from '../ui/ToastProvider.tsx';
import { text } from './text.ts';

export interface ChosenPictures {
  isPreparing: boolean;
  /** Those that are ready to be sent. */
  chosen: readonly PreparedImage[];
  /** Prepares files. What is no picture is refused with the reason. */
  attach: (files: readonly File[]) => Promise<void>;
  remove: (picture: PreparedImage) => void;
}

export function usePictures(): ChosenPictures {
  const [isPreparing, setPreparing] = useState(false);
  const [chosen, setChosen] = useState<readonly PreparedImage[]>([]);
  const toast = useToast();
  useEffect(preload, []);

  const prepareOne = async (file: File): Promise<string | undefined> => {
    try {
      const { prepareImage } = await importPrepareImage();
      const prepared = await prepareImage(file);
      if (!prepared.ok) return text.refused[prepared.reason];
      setChosen((others) => [...others, prepared.image]);
      return undefined;
    } catch (error) {
      // The person is told what to do; what exactly happened is for the developer.
      console.error('A picture was not prepared:', error);
      return text.notPrepared;
    }
  };

  const attach = async (files: readonly File[]) => {
    setPreparing(true);
    for (const file of files) {
      const problem = await prepareOne(file);
      if (problem !== undefined) toast({ tone: 'error', title: text.failed, text: problem });
    }
    setPreparing(false);
  };

  return {
    isPreparing,
    chosen,
    attach,
    remove: (picture) => setChosen((others) => others.filter((other) => other !== picture)),
  };
}

/** Most messages have no picture, so the code for pictures is a chunk of its own. */
function importPrepareImage() {
  return import('@vitrina/shared/prepareImage.ts');
}

/** Without a network it could not be loaded any more, so it is loaded before it is needed. */
function preload(): () => void {
  // Safari has no requestIdleCallback.
  const timer = setTimeout(() => void importPrepareImage().catch(() => undefined), 3000);
  return () => clearTimeout(timer);
}

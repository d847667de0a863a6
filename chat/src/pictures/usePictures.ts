import { useEffect, useState } from 'react';
import { useToast } from '../ui/ToastProvider.tsx';
import type { Picture } from './preparePicture.ts';
import { text } from './text.ts';

export interface ChosenPictures {
  isPreparing: boolean;
  /** Those that are ready to be sent. */
  chosen: readonly Picture[];
  /** Prepares files. What is no picture is refused with the reason. */
  attach: (files: readonly File[]) => Promise<void>;
  remove: (picture: Picture) => void;
}

export function usePictures(): ChosenPictures {
  const [isPreparing, setPreparing] = useState(false);
  const [chosen, setChosen] = useState<readonly Picture[]>([]);
  const toast = useToast();
  useEffect(preload, []);

  const prepareOne = async (file: File): Promise<string | undefined> => {
    try {
      const { preparePicture } = await importPreparePicture();
      const prepared = await preparePicture(file);
      if (!prepared.ok) return text.refused[prepared.reason];
      setChosen((others) => [...others, prepared.picture]);
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
      if (problem !== undefined)
        toast({ tone: 'error', title: text.failed, text: text.ofFile(file.name, problem) });
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
function importPreparePicture() {
  return import('./preparePicture.ts');
}

/** Without a network it could not be loaded any more, so it is loaded before it is needed. */
function preload(): () => void {
  // Safari has no requestIdleCallback. What fails here fails again, and is told, when a picture is chosen.
  const timer = setTimeout(() => void importPreparePicture().catch(() => undefined), 3000);
  return () => clearTimeout(timer);
}

import { useEffect, useState } from 'react';
import { useToast } from '../ui/ToastProvider.tsx';
import type { Picture } from './preparePicture.ts';
import { text } from './text.ts';

interface PictureSending {
  isPreparing: boolean;
  /** Prepares files and sends them, one after the other. What is no picture is refused with the reason. */
  attach: (files: readonly File[]) => Promise<void>;
}

export function usePictures(send: (picture: Picture) => Promise<void>): PictureSending {
  const [isPreparing, setPreparing] = useState(false);
  const toast = useToast();
  useEffect(preload, []);

  const attachOne = async (file: File): Promise<string | undefined> => {
    try {
      const { preparePicture } = await importPreparePicture();
      const prepared = await preparePicture(file);
      if (!prepared.ok) return text.refused[prepared.reason];
      return await send(prepared.picture).then(
        () => undefined,
        (error) => logged(text.notKept, error),
      );
    } catch (error) {
      return logged(text.notPrepared, error);
    }
  };

  const attach = async (files: readonly File[]) => {
    setPreparing(true);
    for (const file of files) {
      const problem = await attachOne(file);
      if (problem !== undefined)
        toast({ tone: 'error', title: text.failed, text: text.ofFile(file.name, problem) });
    }
    setPreparing(false);
  };

  return { isPreparing, attach };
}

/** The person is told what to do; what exactly happened is for the developer. */
function logged(problem: string, error: unknown): string {
  console.error('A picture was not attached:', error);
  return problem;
}

/** Most messages have no picture, so the code for pictures is a chunk of its own. */
function importPreparePicture() {
  return import('./preparePicture.ts');
}

/** Without a network it could not be loaded any more, so it is loaded before it is needed. */
function preload(): () => void {
  // Safari has no requestIdleCallback.
  const timer = setTimeout(() => void importPreparePicture().catch(() => undefined), 3000);
  return () => clearTimeout(timer);
}

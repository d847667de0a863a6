import pLimit from 'p-limit';
import { useEffect, useState } from 'react';
import { useToast } from '../ui/ToastProvider.tsx';
import type { PlainFile } from './prepareFile.ts';
import type { Picture } from './preparePicture.ts';
import { text } from './text.ts';

export type Attachment = Picture | PlainFile;

export type AttachmentKind = 'picture' | 'file';

export interface Attachments {
  /** What is being prepared, as far as it is known. */
  preparing: AttachmentKind | undefined;
  /** The attachments that are ready to be sent. */
  chosen: readonly Attachment[];
  /**
   * Prepares the files one after the other, so that they stay in the order in which they were chosen. Those that cannot
   * be prepared as pictures are sent unchanged, or refused with the reason.
   */
  attach: (files: readonly File[]) => Promise<void>;
  remove: (attachment: Attachment) => void;
}

/** The chosen attachments, and a function that changes them. */
export type Chosen = [
  chosen: readonly Attachment[],
  change: (change: (chosen: readonly Attachment[]) => readonly Attachment[]) => void,
];

/** @param kept the chosen attachments, if they are to outlive the component */
export function useAttachments(kept?: Chosen): Attachments {
  const [preparing, setPreparing] = useState<AttachmentKind>();
  const own = useState<readonly Attachment[]>([]);
  const [chosen, setChosen] = kept ?? own;
  const [inOrder] = useState(() => pLimit(1));
  const toast = useToast();
  useEffect(preload, []);

  const choose = (attachment: Attachment) => {
    setChosen((others) => [...others, attachment]);
    return undefined;
  };
  const prepareOne = async (file: File): Promise<string | undefined> => {
    try {
      const [{ preparePicture }, { prepareFile }] = await importPreparing();
      const picture = await preparePicture(file);
      if (picture.ok) return choose(picture.value);
      // What is no picture for the chat can still be a file.
      const plain = await prepareFile(file);
      return plain.ok ? choose(plain.value) : text.refused[plain.reason];
    } catch (error) {
      // The person is told what to do; the error itself is for developers.
      console.error('An attachment was not prepared:', error);
      return text.notPrepared;
    }
  };

  const prepare = async (files: readonly File[]) => {
    setPreparing(files.every(({ type }) => type.startsWith('image/')) ? 'picture' : 'file');
    for (const file of files) {
      const problem = await prepareOne(file);
      if (problem !== undefined)
        toast({ tone: 'error', title: text.failed, text: text.ofFile(file.name, problem) });
    }
    if (inOrder.pendingCount === 0) setPreparing(undefined);
  };

  return {
    preparing,
    chosen,
    attach: (files) => inOrder(prepare, files),
    remove: (attachment) => setChosen((others) => others.filter((other) => other !== attachment)),
  };
}

export function kindOf(attachment: Attachment): AttachmentKind {
  return 'name' in attachment ? 'file' : 'picture';
}

/** Most messages have no attachment, so this code is a chunk of its own. */
function importPreparing() {
  return Promise.all([import('./preparePicture.ts'), import('./prepareFile.ts')]);
}

/** It is loaded ahead, because it could not be loaded without a network. */
function preload(): () => void {
  // Safari has no requestIdleCallback. A failure here is not reported: it happens again, and is shown, when a file is
  // chosen.
  const timer = setTimeout(() => void importPreparing().catch(() => undefined), 3000);
  return () => clearTimeout(timer);
}

import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
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

/** What has been chosen and is being prepared, and the order in which it is. */
export const newChoice = () => ({
  $chosen: atom<readonly Attachment[]>([]),
  $preparing: atom<AttachmentKind | undefined>(),
  inOrder: pLimit(1),
});

export type Choice = ReturnType<typeof newChoice>;

/** @param kept the choice, if it is to outlive the component */
export function useAttachments(kept?: Choice): Attachments {
  const [own] = useState(newChoice);
  const { $chosen, $preparing, inOrder } = kept ?? own;
  const toast = useToast();
  useEffect(preload, []);

  const choose = (attachment: Attachment) => {
    $chosen.set([...$chosen.get(), attachment]);
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
    $preparing.set(files.every(({ type }) => type.startsWith('image/')) ? 'picture' : 'file');
    for (const file of files) {
      const problem = await prepareOne(file);
      if (problem !== undefined)
        toast({ tone: 'error', title: text.failed, text: text.ofFile(file.name, problem) });
    }
    if (inOrder.pendingCount === 0) $preparing.set(undefined);
  };

  return {
    preparing: useStore($preparing),
    chosen: useStore($chosen),
    attach: (files) => inOrder(prepare, files),
    remove: (attachment) => $chosen.set($chosen.get().filter((other) => other !== attachment)),
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

import { isBlank } from '@vitrina/shared/filledText.ts';
import type { Result } from '@vitrina/shared/result.ts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Message } from '../../api/messages.ts';
import type { ChangeFailure } from '../../api/ownMessages.ts';
import type { Attachment, Attachments } from '../../attachments/useAttachments.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import type { Task } from '../answering/TaskBar.tsx';
import { hasWords, standIn } from '../standIn.ts';
import { text } from '../text.ts';
import { keepDraft, readDraft, whenDraftIsGone } from './drafts.ts';
import { CONTENT_LIMIT, isTooLong } from './newMessage.ts';

export interface ComposerOptions {
  accountId: string;
  clientId: string;
  /** Nothing else can be sent while a picture or file is uploading. */
  isUploading: boolean;
  /** Whether the upload is a file and not a picture. */
  isFileUploading: boolean;
  attachments: Attachments;
  /** Without a task, a new message is written. */
  task: Task | undefined;
  onTaskEnd: () => void;
  onType: (isTyping: boolean) => void;
  /** @throws when the device cannot keep the message */
  onSend: (typed: string, answered: Message | undefined) => Promise<void>;
  /** @throws when the device cannot keep the message */
  onSendAttachment: (attachment: Attachment, caption: string, answered: Message | undefined) => Promise<void>;
  onCorrect: (message: Message, typed: string) => Promise<Result<Message, ChangeFailure>>;
  /** Returns why the text cannot be sent; its length is checked already. */
  problemOf?: ((typed: string) => string | undefined) | undefined;
}

/** What a tool beside the field works with. */
export interface ComposerHandle {
  input: RefObject<HTMLTextAreaElement | null>;
  /** Changes the text as if it had been typed. */
  change: (typed: string) => void;
}

/** The typed text, from the first letter until it is safe: in the outbox, or on the server as a correction. */
export function useComposer(options: ComposerOptions & { input: RefObject<HTMLTextAreaElement | null> }) {
  const { accountId, clientId, input, isUploading, attachments, task, onTaskEnd, onType } = options;
  const [typed, setTyped] = useState(() => readDraft(accountId, clientId));
  const [isSaving, setSaving] = useState(false);
  const toast = useToast();
  const corrected = task?.kind === 'correct' ? task.message : undefined;
  const answered = task?.kind === 'reply' ? task.message : undefined;
  const isCaption = attachments.chosen.length > 0 || Boolean(corrected?.attachment_url);
  const problem = isTooLong(typed) ? text.composer.tooLong(CONTENT_LIMIT) : options.problemOf?.(typed);
  const isReady = !isUploading && !attachments.isPreparing && !isSaving;
  const canSend = (isCaption || !isBlank(typed)) && problem === undefined && isReady;

  useEffect(() => {
    if (hasKeyboard()) input.current?.focus();
  }, [input]);
  // The draft of a new message is kept until the correction is done.
  useEffect(() => {
    if (corrected === undefined) setTyped(readDraft(accountId, clientId));
    else setTyped(hasWords(corrected) ? corrected.content : '');
  }, [corrected, accountId, clientId]);
  useEffect(() => {
    if (task !== undefined) input.current?.focus();
  }, [task, input]);

  // Another tab has dealt with the text that is gone. A different text was typed here and stays.
  const follow = useEffectEvent((gone: string) => {
    if (corrected !== undefined) return;
    if (typed === gone) setTyped('');
    else keepDraft(accountId, clientId, typed);
  });
  useEffect(() => whenDraftIsGone(accountId, clientId, (gone) => follow(gone)), [accountId, clientId]);

  const change = (value: string) => {
    setTyped(value);
    if (corrected !== undefined) return;
    keepDraft(accountId, clientId, value, typed);
    onType(!isBlank(value));
  };

  const sendNew = async () => {
    setTyped('');
    try {
      for (const [index, attachment] of attachments.chosen.entries()) {
        // The caption belongs to the first of several attachments.
        await options.onSendAttachment(
          attachment,
          index === 0 ? typed : '',
          index === 0 ? answered : undefined,
        );
        attachments.remove(attachment);
      }
      if (attachments.chosen.length === 0) await options.onSend(typed, answered);
      // The draft is kept until the message is safe in the outbox; something new may have been typed by then.
      keepDraft(accountId, clientId, input.current?.value ?? '', typed);
      onTaskEnd();
    } catch (error) {
      console.error('A message was not put into the outbox:', error);
      setTyped(typed);
      toast({ tone: 'error', title: text.composer.failed, text: text.composer.failedDetail });
    }
  };

  const saveCorrection = async (message: Message) => {
    setSaving(true);
    const result = await options.onCorrect(
      message,
      isBlank(typed) ? standIn(message.attachment_name) : typed,
    );
    setSaving(false);
    if (result.ok) onTaskEnd();
    else toast({ tone: 'error', title: text.composer.notCorrected, text: changeFailureText(result.reason) });
  };

  const send = async () => {
    if (!canSend) return;
    if (corrected === undefined) await sendNew();
    else await saveCorrection(corrected);
    input.current?.focus();
  };

  return { typed, problem, canSend, isCorrecting: corrected !== undefined, isCaption, change, send };
}

export function changeFailureText(reason: ChangeFailure): string {
  return {
    late: text.menu.late,
    'too-many': text.menu.tooManyChanges,
    refused: text.menu.refused,
    unreachable: text.menu.tryLater,
  }[reason];
}

/** Devices with a mouse or touchpad have a keyboard: there Enter sends, and the field may take the focus by itself. */
export function hasKeyboard(): boolean {
  return matchMedia('(pointer: fine)').matches;
}

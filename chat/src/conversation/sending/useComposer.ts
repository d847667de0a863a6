import { isBlank } from '@vitrina/shared/filledText.ts';
import { MESSAGE_LIMIT } from '@vitrina/shared/messageLimit.ts';
import type { Result } from '@vitrina/shared/result.ts';
import { type RefObject, useEffect, useState } from 'react';
import type { Message } from '../../api/messages.ts';
import type { ChangeFailure } from '../../api/ownMessages.ts';
import {
  type Attachment,
  type AttachmentKind,
  type Attachments,
  kindOf,
} from '../../attachments/useAttachments.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import { textProblem } from '../../ui/textProblem.ts';
import type { Task } from '../answering/TaskBar.tsx';
import { changeFailureText } from '../changeFailureText.ts';
import { standIn } from '../standIn.ts';
import { text } from '../text.ts';
import { hasKeyboard } from './hasKeyboard.ts';
import { useCorrection } from './useCorrection.ts';
import { useDraft } from './useDraft.ts';

export interface ComposerOptions {
  accountId: string;
  clientId: string;
  /** Meanwhile nothing else can be sent. */
  uploading: AttachmentKind | undefined;
  attachments: Attachments;
  /** Without a task, a new message is written. */
  task: Task | undefined;
  /** A task that has begun in the meantime goes on. */
  onTaskEnd: (ended: Task) => void;
  onType: (isTyping: boolean) => void;
  /** @throws when the device cannot keep the message */
  onSend: (typed: string, answered: Message | undefined) => Promise<void>;
  /** @throws when the device cannot keep the message */
  onSendAttachment: (attachment: Attachment, caption?: string, answered?: Message) => Promise<void>;
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
  const { accountId, clientId, input, uploading, attachments, task, onTaskEnd, onType } = options;
  const [isSending, setSending] = useState(false);
  const toast = useToast();
  const corrected = task?.kind === 'correct' ? task.message : undefined;
  const answered = task?.kind === 'reply' ? task.message : undefined;
  const { draft, setDraft, keep } = useDraft(accountId, clientId);
  const { correction, correct, forget } = useCorrection(accountId, clientId, corrected);
  const typed = corrected === undefined ? draft : correction;
  const captioned = corrected === undefined ? kindOfFirst(attachments.chosen) : kindOfStored(corrected);
  const problem = textProblem(typed.trim(), MESSAGE_LIMIT) ?? options.problemOf?.(typed);
  const busyWith = uploading ?? attachments.preparing;
  const isReady = busyWith === undefined && !isSending;
  const isCorrecting = corrected !== undefined;
  /** A correction that is being saved cannot be changed. */
  const isHeld = isCorrecting && isSending;
  const canSend = (captioned !== undefined || !isBlank(typed)) && problem === undefined && isReady;

  useEffect(() => {
    const field = input.current;
    if (!field || !hasKeyboard()) return;
    field.focus();
    // Browsers would go on writing before a draft.
    field.setSelectionRange(field.value.length, field.value.length);
  }, [input]);
  useEffect(() => {
    if (task !== undefined) input.current?.focus();
  }, [task, input]);

  const change = (value: string) => {
    if (isHeld) return;
    if (corrected !== undefined) return correct(corrected, value);
    setDraft(value);
    keep(value, draft);
    onType(!isBlank(value));
  };

  const sendNew = async () => {
    const [first, ...others] = attachments.chosen;
    setDraft('');
    try {
      if (first === undefined) await options.onSend(draft, answered);
      else await sendAttachment(first, draft, answered);
    } catch (error) {
      setDraft(draft);
      return reportNotKept(error);
    }
    // In the outbox the text is safe. Something new may have been typed by then, and is the draft.
    keep('', draft);
    if (task !== undefined) endTask(task);
    try {
      for (const attachment of others) await sendAttachment(attachment);
    } catch (error) {
      reportNotKept(error);
    }
  };

  const sendAttachment: typeof options.onSendAttachment = async (attachment, ...words) => {
    await options.onSendAttachment(attachment, ...words);
    attachments.remove(attachment);
  };

  const reportNotKept = (error: unknown) => {
    console.error('A message was not put into the outbox:', error);
    toast({ tone: 'error', title: text.composer.failed, text: text.composer.failedDetail });
  };

  /** What was typed for a correction is forgotten, whether it was saved or cancelled. */
  const endTask = (ended: Task) => {
    if (ended.kind === 'correct') forget(ended.message);
    onTaskEnd(ended);
  };

  const saveCorrection = async (correcting: Task) => {
    const { message } = correcting;
    const result = await options.onCorrect(
      message,
      isBlank(correction) ? standIn(message.attachment_name) : correction,
    );
    if (result.ok) endTask(correcting);
    else toast({ tone: 'error', title: text.composer.notCorrected, text: changeFailureText(result.reason) });
  };

  const send = async () => {
    if (!canSend) return;
    setSending(true);
    await (task?.kind === 'correct' ? saveCorrection(task) : sendNew());
    setSending(false);
    input.current?.focus();
  };

  return {
    typed,
    problem,
    canSend,
    isCorrecting,
    isHeld,
    captioned,
    busyWith,
    change,
    send,
    endTask,
  };
}

/** The first of several attachments gets the text. */
function kindOfFirst([first]: readonly Attachment[]): AttachmentKind | undefined {
  return first && kindOf(first);
}

function kindOfStored({ attachment_url, attachment_name }: Message): AttachmentKind | undefined {
  if (!attachment_url) return undefined;
  return attachment_name === null ? 'picture' : 'file';
}

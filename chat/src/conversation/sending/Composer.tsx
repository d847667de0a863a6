import { pastedFiles } from '@vitrina/shared/pastedFiles.ts';
import { Check, SendHorizontal } from 'lucide-react';
import {
  type ClipboardEvent,
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
} from 'react';
import TextareaAutosize from 'react-textarea-autosize';
import { AttachButton, type AttachProps } from '../../attachments/AttachButton.tsx';
import { ChosenAttachments } from '../../attachments/ChosenAttachments.tsx';
import type { Attachment } from '../../attachments/useAttachments.ts';
import { type Task, TaskBar } from '../answering/TaskBar.tsx';
import { text } from '../text.ts';
import { ComposerButton } from './ComposerButton.tsx';
import { hasKeyboard } from './hasKeyboard.ts';
import { type ComposerHandle, type ComposerOptions, useComposer } from './useComposer.ts';

interface Props extends ComposerOptions {
  /** The field, for those who give it the focus. */
  field: RefObject<HTMLTextAreaElement | null> | undefined;
  /** Of the task's message; empty if it was deleted. */
  taskContent: string | undefined;
  /** Replaces the attach button where more than files can be attached. */
  AttachTool?: ComponentType<AttachProps> | undefined;
  /** An additional tool beside the field. */
  tool?: ((composer: ComposerHandle) => ReactNode) | undefined;
}

/** The field for messages. What is typed stays until it is sent, even after a reload. */
export function Composer({ field, taskContent, AttachTool = AttachButton, tool, ...options }: Props) {
  const { uploading, attachments, task } = options;
  const ownField = useRef<HTMLTextAreaElement>(null);
  const input = field ?? ownField;
  const { typed, problem, canSend, isCorrecting, isHeld, captioned, busyWith, change, send, endTask } =
    useComposer({
      ...options,
      input,
    });
  const caption = captioned && { picture: text.composer.caption, file: text.composer.fileCaption }[captioned];
  const errorId = useId();
  const taskId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const remove = (attachment: Attachment) => {
    attachments.remove(attachment);
    // With the last one its list disappears.
    if (attachments.chosen.length === 1) input.current?.focus();
  };
  const cancelTask = (cancelled: Task) => {
    endTask(cancelled);
    input.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && task !== undefined) {
      event.preventDefault();
      return endTask(task);
    }
    if (event.key !== 'Enter' || event.shiftKey || !hasKeyboard()) return;
    submit(event);
  };

  return (
    <form
      className="flex-none border-t border-line bg-surface px-safe-3 pt-3.5 pb-safe-3.5 [@media(height<30rem)]:pt-1.5 [@media(height<30rem)]:pb-safe-1.5"
      onSubmit={submit}
    >
      <div className="relative mx-auto w-full max-w-chat">
        {problem !== undefined && (
          <p className="mb-2 text-small/body font-semibold text-danger" id={errorId} role="alert">
            {problem}
          </p>
        )}
        <p className="text-small/body text-muted not-empty:mb-2" role="status">
          {busyWith && { picture: text.uploading, file: text.uploadingFile }[busyWith]}
        </p>
        {task !== undefined && (
          <TaskBar id={taskId} task={task} content={taskContent} onCancel={() => cancelTask(task)} />
        )}
        <div aria-live="polite" aria-relevant="additions">
          <ChosenAttachments attachments={attachments.chosen} onRemove={remove} />
        </div>
        {/* Large letters leave the field no room beside the buttons: then those after it are below. */}
        <div className="flex min-h-13.5 flex-wrap items-end justify-end rounded-card border-2 border-edge bg-bg outline-focus/35 has-[textarea:focus-visible]:border-focus has-[textarea:focus-visible]:outline-3 has-aria-invalid:border-danger">
          <AttachTool disabled={uploading !== undefined || isCorrecting} onAttach={attachments.attach} />
          <TextareaAutosize
            ref={input}
            // The placeholder stays on one line: what does not fit fades out.
            {...(typed === '' && { maxRows: 1 })}
            className="max-h-[min(11rem,35dvh)] min-h-12.5 min-w-0 flex-[1_1_4rem] resize-none rounded-card py-3 pr-2 pl-1 leading-[1.5] outline-none placeholder:whitespace-nowrap placeholder-shown:overflow-hidden placeholder-shown:mask-[linear-gradient(to_left,#0000,#000_2rem)]"
            value={typed}
            readOnly={isHeld}
            aria-label={caption ?? text.composer.label}
            aria-invalid={problem !== undefined}
            aria-describedby={
              [task && taskId, problem !== undefined && errorId].filter(Boolean).join(' ') || undefined
            }
            placeholder={caption ?? text.composer.placeholder}
            dir="auto"
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKey}
            onPaste={(event) => !isCorrecting && attachPasted(event, attachments.attach)}
          />
          {tool?.({ input, change })}
          <ComposerButton
            type="submit"
            variant="primary"
            label={isCorrecting ? text.composer.correct : text.composer.send}
            icon={isCorrecting ? <Check size={22} aria-hidden /> : <SendHorizontal size={22} aria-hidden />}
            disabled={!canSend}
          />
        </div>
      </div>
    </form>
  );
}

function attachPasted(event: ClipboardEvent, onAttach: (files: File[]) => void) {
  const files = pastedFiles(event.clipboardData);
  if (files.length === 0) return;
  event.preventDefault();
  onAttach(files);
}

import { REQUEST_LIMITS, type RequestFile } from '@vitrina/shared/schemas/request.ts';
import { Paperclip, X } from 'lucide-react';
import { useRef } from 'react';
import { ChosenAttachments } from '../../attachments/ChosenAttachments.tsx';
import { FileInput } from '../../attachments/FileInput.tsx';
import { FileSheet } from '../../attachments/FileSheet.tsx';
import type { Attachments } from '../../attachments/useAttachments.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { text } from './text.ts';

interface Props {
  /** The files of the earlier version. */
  kept: readonly RequestFile[];
  /** Whether files were added or removed. */
  isChanged: boolean;
  attachments: Attachments;
  /** The progress of the upload, from 0 to 1. */
  progress: number | undefined;
  /** Meanwhile nothing can be changed. */
  isSending: boolean;
  error: string | undefined;
  onRemove: (file: RequestFile) => void;
}

/** Pictures and files for approval. They are uploaded when the request is sent. */
export function FilesField(props: Props) {
  const { kept, isChanged, attachments, progress, isSending, error, onRemove } = props;
  const input = useRef<HTMLInputElement>(null);
  const around = useRef<HTMLDivElement>(null);
  // The button that had it disappears.
  const takeFocus = () => around.current?.focus({ preventScroll: true });
  const isFull = kept.length + attachments.chosen.length >= REQUEST_LIMITS.files;
  /** Whether no file can be added. The button has the focus when one was, and would lose it by `disabled`. */
  const isHeld = isSending || isFull || attachments.preparing !== undefined;
  return (
    <div ref={around} className="outline-none" tabIndex={-1} data-unsaved={isChanged || undefined}>
      <Labelled label={text.files} hint={text.filesHint} error={error}>
        {(tied) => (
          <TextButton
            {...tied}
            // It would be called by the label, which does not hold the visible words.
            aria-label={text.addFile}
            icon={<Paperclip size={18} aria-hidden />}
            aria-disabled={isHeld}
            onClick={isHeld ? undefined : () => input.current?.click()}
          >
            {text.addFile}
          </TextButton>
        )}
      </Labelled>
      <FileInput ref={input} onAttach={attachments.attach} />
      {kept.map((file) => (
        <FileSheet key={file.path} name={file.name} size={file.size}>
          <IconButton
            label={text.removeFile(file.name)}
            icon={<X size={20} aria-hidden />}
            disabled={isSending}
            onClick={() => {
              onRemove(file);
              takeFocus();
            }}
          />
        </FileSheet>
      ))}
      <ChosenAttachments
        attachments={attachments.chosen}
        disabled={isSending}
        onRemove={(attachment) => {
          attachments.remove(attachment);
          takeFocus();
        }}
      />
      {progress !== undefined && (
        <progress
          className="h-2 w-full accent-pave [border:revert]"
          value={progress}
          aria-label={text.uploading}
        />
      )}
    </div>
  );
}

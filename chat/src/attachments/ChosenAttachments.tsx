import { X } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
import { keepFocus } from '../ui/keepFocus.ts';
import type { PlainFile } from './prepareFile.ts';
import type { Picture } from './preparePicture.ts';
import { text } from './text.ts';
import { type Attachment, kindOf } from './useAttachments.ts';
import { useObjectUrl } from './useObjectUrl.ts';

interface Props {
  attachments: readonly Attachment[];
  /** Whether they cannot be removed. */
  disabled?: boolean;
  onRemove: (attachment: Attachment) => void;
}

/** The attachments of the next message, to be checked or removed. */
export function ChosenAttachments({ attachments, disabled = false, onRemove }: Props) {
  if (attachments.length === 0) return null;
  return (
    <ul
      className="mb-2 flex flex-wrap gap-2"
      tabIndex={-1}
      aria-label={attachments.every((one) => kindOf(one) === 'picture') ? text.chosen : text.chosenFiles}
    >
      {attachments.map((attachment, index) =>
        'name' in attachment ? (
          <ChosenFile
            key={index}
            file={attachment}
            disabled={disabled}
            onRemove={() => onRemove(attachment)}
          />
        ) : (
          <ChosenPicture
            key={index}
            picture={attachment}
            disabled={disabled}
            onRemove={() => onRemove(attachment)}
          />
        ),
      )}
    </ul>
  );
}

interface ButtonProps {
  disabled: boolean;
  onRemove: () => void;
}

function ChosenPicture({ picture, ...button }: { picture: Picture } & ButtonProps) {
  const url = useObjectUrl(picture.thumbnail ?? picture.blob);
  return (
    <li ref={keepFocus} className="flex items-center rounded-ctl border border-line bg-bg">
      {url !== undefined && (
        <img
          className="size-16 rounded-ctl object-cover"
          src={url}
          alt={text.picture}
          width={64}
          height={64}
        />
      )}
      <RemoveButton label={text.remove} {...button} />
    </li>
  );
}

function ChosenFile({ file, ...button }: { file: PlainFile } & ButtonProps) {
  return (
    <li ref={keepFocus} className="flex min-w-0 items-center rounded-ctl border border-line bg-bg pl-3">
      <span className="py-2 wrap-anywhere">{file.name}</span>
      <RemoveButton label={text.removeFile} {...button} />
    </li>
  );
}

function RemoveButton({ label, disabled, onRemove }: { label: string } & ButtonProps) {
  return (
    <IconButton label={label} icon={<X size={20} aria-hidden />} disabled={disabled} onClick={onRemove} />
  );
}

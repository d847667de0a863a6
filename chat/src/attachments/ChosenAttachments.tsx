import { X } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
import type { PlainFile } from './prepareFile.ts';
import type { Picture } from './preparePicture.ts';
import { text } from './text.ts';
import { type Attachment, kindOf } from './useAttachments.ts';
import { useObjectUrl } from './useObjectUrl.ts';

interface Props {
  attachments: readonly Attachment[];
  onRemove: (attachment: Attachment) => void;
}

/** The attachments of the next message, to be checked or removed. */
export function ChosenAttachments({ attachments, onRemove }: Props) {
  if (attachments.length === 0) return null;
  return (
    <ul
      className="mb-2 flex flex-wrap gap-2"
      aria-label={attachments.every((one) => kindOf(one) === 'picture') ? text.chosen : text.chosenFiles}
    >
      {attachments.map((attachment, index) =>
        'name' in attachment ? (
          <ChosenFile key={index} file={attachment} onRemove={() => onRemove(attachment)} />
        ) : (
          <ChosenPicture key={index} picture={attachment} onRemove={() => onRemove(attachment)} />
        ),
      )}
    </ul>
  );
}

function ChosenPicture({ picture, onRemove }: { picture: Picture; onRemove: () => void }) {
  const url = useObjectUrl(picture.thumbnail ?? picture.blob);
  return (
    <li className="flex items-center rounded-ctl border border-line bg-bg">
      {url !== undefined && (
        <img
          className="size-16 rounded-ctl object-cover"
          src={url}
          alt={text.picture}
          width={64}
          height={64}
        />
      )}
      <IconButton label={text.remove} icon={<X size={20} aria-hidden />} onClick={onRemove} />
    </li>
  );
}

function ChosenFile({ file, onRemove }: { file: PlainFile; onRemove: () => void }) {
  return (
    <li className="flex min-w-0 items-center rounded-ctl border border-line bg-bg pl-3">
      <span className="py-2 wrap-anywhere">{file.name}</span>
      <IconButton label={text.removeFile} icon={<X size={20} aria-hidden />} onClick={onRemove} />
    </li>
  );
}

import { X } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
import type { Picture } from './preparePicture.ts';
import { text } from './text.ts';
import { useObjectUrl } from './useObjectUrl.ts';

interface Props {
  pictures: readonly Picture[];
  onRemove: (picture: Picture) => void;
}

/** What will be sent with the next message, to be looked at once more. */
export function ChosenPictures({ pictures, onRemove }: Props) {
  if (pictures.length === 0) return null;
  return (
    <ul className="mb-2 flex flex-wrap gap-2" aria-label={text.chosen}>
      {pictures.map((picture, index) => (
        <ChosenPicture key={index} picture={picture} onRemove={() => onRemove(picture)} />
      ))}
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

import { IconButton } from '@mui/material';
import { Image } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { ACCEPTED_PICTURES } from '../images/PictureControls.tsx';
import { useIsWide } from '../ui/useScreen.ts';
import { tools } from './marking.ts';
import { text } from './text.ts';

interface Props {
  area: RefObject<HTMLTextAreaElement | null>;
  onPictures: (files: File[]) => void;
}

/** Buttons that insert the Markdown. On phones they are icons that scroll sideways. */
export function ArticleTools({ area, onPictures }: Props) {
  const isWide = useIsWide('lg');
  const input = useRef<HTMLInputElement>(null);
  const buttons = [
    ...tools.map(({ icon, label, hasWords = false, mark }) => ({
      icon,
      label,
      hasWords,
      onClick: () => area.current && mark(area.current),
    })),
    { icon: Image, label: text.picture, hasWords: true, onClick: () => input.current?.click() },
  ];
  return (
    <div role="toolbar" aria-label={text.tools} className="flex min-w-0 overflow-x-auto">
      {buttons.map(({ icon: Icon, label, hasWords, onClick }) => (
        <IconButton
          key={label}
          aria-label={label}
          title={label}
          color="inherit"
          className="gap-2 rounded-ctl font-sans text-small font-semibold"
          // The text stays selected.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClick}
        >
          <Icon size={20} />
          {isWide && hasWords && label}
        </IconButton>
      ))}
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_PICTURES}
        multiple
        hidden
        onChange={({ target }) => {
          onPictures([...(target.files ?? [])]);
          // Otherwise choosing the same file again would fire no event.
          target.value = '';
        }}
      />
    </div>
  );
}

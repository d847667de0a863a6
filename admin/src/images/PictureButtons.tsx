import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ImageUp, RefreshCw, X } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { text } from './text.ts';

/** Listed one by one: with `image/*` an iPhone hands over HEIC instead of JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif';

interface Props {
  id: string;
  buttonRef: Ref<HTMLButtonElement>;
  hasPicture: boolean;
  isInvalid: boolean;
  onChoose: (file: File) => void;
  onRetry: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

export function PictureButtons({ id, buttonRef, hasPicture, isInvalid, onChoose, onRetry, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Otherwise choosing the same file again would fire no event.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button
        id={id}
        ref={buttonRef}
        variant="outlined"
        color={isInvalid ? 'error' : 'inherit'}
        startIcon={<ImageUp size={20} />}
        aria-describedby={`${id}-help`}
        onClick={() => input.current?.click()}
      >
        {hasPicture ? text.replace : text.choose}
      </Button>
      {onRetry && (
        <Button color="inherit" startIcon={<RefreshCw size={18} />} onClick={onRetry}>
          {text.retry}
        </Button>
      )}
      {onRemove && hasPicture && (
        <Button color="inherit" startIcon={<X size={18} />} onClick={onRemove}>
          {text.remove}
        </Button>
      )}
    </Box>
  );
}

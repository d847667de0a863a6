import { Button, LinearProgress } from '@mui/material';
import { ImageUp, RefreshCw, X } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { text } from './text.ts';

/** Listed one by one, because with `image/*` an iPhone sends HEIC instead of JPEG. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/gif';

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
    <div className="flex flex-wrap gap-2">
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_PICTURES}
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
    </div>
  );
}

interface ProgressProps {
  /** From 0 to 1; undefined while the picture is being prepared. */
  progress: number | undefined;
  onCancel: () => void;
}

export function UploadProgress({ progress, onCancel }: ProgressProps) {
  const isPreparing = progress === undefined;
  return (
    <div className="grid min-w-45 flex-1 gap-2">
      <div>{isPreparing ? text.preparing : `${text.uploading}: ${text.percent(progress)}`}</div>
      <LinearProgress
        aria-label={text.uploading}
        className="h-2 rounded-[4px]"
        {...(isPreparing ? {} : { variant: 'determinate', value: Math.round(progress * 100) })}
      />
      <Button color="inherit" onClick={onCancel} className="justify-self-start">
        {text.cancel}
      </Button>
    </div>
  );
}

import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { ComposerButton } from '../conversation/sending/ComposerButton.tsx';
import { FileInput } from './FileInput.tsx';
import { text } from './text.ts';

export interface AttachProps {
  disabled: boolean;
  onAttach: (files: File[]) => void;
}

export function AttachButton({ disabled, onAttach }: AttachProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ComposerButton
        variant="plain"
        label={text.attach}
        icon={<Paperclip size={22} aria-hidden />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      />
      <FileInput ref={input} onAttach={onAttach} />
    </>
  );
}

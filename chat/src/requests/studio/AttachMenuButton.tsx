import { ListChecks, Paperclip, Plus, Receipt, Stamp, Star } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { AttachProps } from '../../attachments/AttachButton.tsx';
import { FileInput } from '../../attachments/FileInput.tsx';
import { ComposerButton } from '../../conversation/sending/ComposerButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { $asking } from './asking.ts';
import { text } from './text.ts';

const KINDS = [
  { kind: 'approval', icon: Stamp },
  { kind: 'materials', icon: ListChecks },
  { kind: 'offer', icon: Receipt },
  { kind: 'review', icon: Star },
] as const;

/** A menu of what the studio can send besides text: a file, or a request. */
export function AttachMenuButton({ disabled, onAttach }: AttachProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const then = (act: () => void) => () => {
    // The dialog later returns the focus to this button.
    button.current?.focus();
    close();
    act();
  };
  return (
    <>
      <ComposerButton
        ref={button}
        variant="lamp"
        label={text.attach}
        icon={<Plus size={22} aria-hidden />}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Menu
          className="bottom-full left-0 mb-2"
          label={text.attach}
          items={[
            { icon: Paperclip, label: text.file, onChoose: then(() => input.current?.click()) },
            ...KINDS.map(({ kind, icon }) => ({
              icon,
              label: text.kinds[kind],
              onChoose: then(() => $asking.set({ kind })),
            })),
          ]}
          button={button}
          onLeave={close}
        />
      )}
      <FileInput ref={input} onAttach={onAttach} />
    </>
  );
}

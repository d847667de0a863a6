import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A form of words in the place of the button that opens it. The focus goes there and back with a press, and within it,
 * because a phone shows its keyboard for nothing else.
 */
export function useWordsForm(isOpenAtFirst: boolean) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const open = () => {
    flushSync(() => setOpen(true));
    field.current?.focus();
  };
  const close = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  return { isOpen, opener, field, open, close };
}

import { type ReactNode, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { Optional } from './Optional.tsx';

interface Props {
  label: string;
  icon: ReactNode;
  /** For positioning only. */
  className?: string;
  /** The dialog, which can be lazy. */
  children: (close: () => void) => ReactNode;
}

/** An icon that opens a dialog. */
export function DialogButton({ children, ...button }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton {...button} onClick={() => setOpen(true)} />
      {isOpen && <Optional onMissing={close}>{children(close)}</Optional>}
    </>
  );
}

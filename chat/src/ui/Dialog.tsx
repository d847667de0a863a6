import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './dialog.css';

interface Props {
  title: string;
  /** Escape, or a click outside. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, open as long as it is mounted. The browser keeps the focus inside and restores it afterwards. */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // The browser restores the focus only if the dialog is closed before it leaves the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape, which fires "cancel".
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="dialog-body">
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

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
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(var(--container-form),100vw-2rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface text-ink shadow-float [--focus:var(--color-focus)] backdrop:bg-scrim"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="grid gap-5 p-[clamp(1.25rem,5vw,2rem)]">
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-2 flex flex-wrap justify-end gap-3">{children}</div>;
}

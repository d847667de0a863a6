import { placeToasts } from '@vitrina/shared/toast/toastCorner.ts';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { text } from '../text.ts';
import { Button } from './Button.tsx';
import { addDialog } from './openDialogs.ts';
import { useAskBeforeLeaving } from './useAskBeforeLeaving.ts';

const LeaveDialog = createContext(() => {});

interface Props {
  title: string;
  /** Called on Escape, on a click outside, by a `LeaveButton` and by `leaveDialogs`; if something is not saved, only after a question. */
  onClose: () => void;
  /** Meanwhile it cannot be left. */
  isBusy?: boolean;
  /** The focus starts at what is marked with `data-first-focus`; otherwise at the first field, link or button. */
  children: ReactNode;
}

/** A modal dialog, open while it is mounted. The browser keeps the focus inside and restores it afterwards. */
export function Dialog({ title, onClose, isBusy = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Where the pointer went down: selecting text and releasing the pointer outside must not close the dialog. */
  const pressed = useRef<EventTarget>(undefined);
  /** While the question is shown: what follows once the dialog is closed. */
  const [asking, setAsking] = useState<{ then: () => void }>();
  const titleId = useId();

  // The browser restores the focus only if the dialog is closed before it is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    placeToasts();
    return () => {
      element?.close();
      placeToasts();
      queueMicrotask(focusPageIfLost);
    };
  }, []);

  const leave = (then: () => void) => {
    onClose();
    then();
  };
  const discard = (then: () => void) => {
    // The browser restores the focus step by step: to this dialog, and from here to what was in use before it.
    flushSync(() => setAsking(undefined));
    leave(then);
  };
  const close = (then = () => {}) => {
    if (isBusy) return;
    if (dialog.current !== null && holdsUnsaved(dialog.current)) setAsking({ then });
    else leave(then);
  };
  const closeFromOutside = useEffectEvent(close);
  useEffect(() => addDialog((then) => closeFromOutside(then)), []);
  useAskBeforeLeaving(() => dialog.current !== null && holdsUnsaved(dialog.current));
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || asking) return;
    // By default, Chrome closes a dialog at the second press of Escape even if the first was prevented.
    event.preventDefault();
    close();
  };

  return (
    <dialog
      ref={dialog}
      className="bottom-[calc(100%-var(--screen-height,100%))] m-auto max-h-[calc(var(--screen-height,100dvh)-2rem)] w-[min(var(--container-form),100vw-2rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface text-ink shadow-float [--focus:var(--color-focus)] backdrop:bg-scrim"
      aria-labelledby={titleId}
      // Takes the focus over from what disappears in it.
      tabIndex={-1}
      onCancel={(event) => {
        // Not from a file chooser inside that is closed without a choice, nor from the question.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onKeyDown={closeOnEscape}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target }) => target === dialog.current && pressed.current === target && close()}
    >
      <div className="grid grid-cols-1 gap-5 p-[clamp(1.25rem,5vw,2rem)]">
        <h2 id={titleId}>{title}</h2>
        <LeaveDialog value={() => close()}>{children}</LeaveDialog>
      </div>
      {asking && (
        <DiscardQuestion onStay={() => setAsking(undefined)} onDiscard={() => discard(asking.then)} />
      )}
    </dialog>
  );
}

/** What was in use before a dialog may have disappeared together with it. */
function focusPageIfLost() {
  if (document.activeElement === document.body) document.querySelector('main')?.focus();
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-2 flex flex-wrap justify-end gap-3">{children}</div>;
}

/** Leaves the dialog around it as Escape does: if something is not saved, only after a question. */
export function LeaveButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="ghost" onClick={useContext(LeaveDialog)}>
      {children}
    </Button>
  );
}

interface QuestionProps {
  title: string;
  cancel: string;
  confirm: string;
  /** It is being done, and can be neither repeated nor left. */
  isBusy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  children?: ReactNode;
}

/** Asks before something that cannot be undone. Its buttons are `aria-disabled`: one that is disabled loses the focus. */
export function Question(props: QuestionProps) {
  const { title, cancel, confirm, isBusy = false, onCancel, onConfirm, children } = props;
  return (
    <Dialog title={title} onClose={onCancel} isBusy={isBusy}>
      {children}
      <DialogActions>
        <Button
          variant="ghost"
          data-first-focus
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : onCancel}
        >
          {cancel}
        </Button>
        <Button variant="danger" aria-disabled={isBusy} onClick={isBusy ? undefined : onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Asks before what was typed is lost. */
export function DiscardQuestion({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const { title, stay, leave } = text.discard;
  return <Question title={title} cancel={stay} confirm={leave} onCancel={onStay} onConfirm={onDiscard} />;
}

/** What the fields do not show, such as chosen files and moved rows, is marked with `data-unsaved`. */
function holdsUnsaved(dialog: HTMLDialogElement): boolean {
  return (
    dialog.querySelector('[data-unsaved]') !== null ||
    [...dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form :is(input, textarea)')].some(
      (field) =>
        field.value !== field.defaultValue ||
        (field instanceof HTMLInputElement && field.checked !== field.defaultChecked),
    )
  );
}

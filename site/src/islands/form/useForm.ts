import { failure, type Result } from '@vitrina/shared/result.ts';
import { type InputEvent, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { loadApi, type Submitted } from '../../data/submitOnce.ts';
import { type FieldErrors, fieldErrors, remainingErrors } from './fieldErrors.ts';
import { loadReceipt, type ReceiptPart, receiptInTime } from './loadReceipt.tsx';

type FormStatus =
  | { step: 'editing'; errors: FieldErrors }
  | { step: 'waiting' }
  | { step: 'sending' }
  | { step: 'sent'; sent: Sent };

/** What was sent, and when by the server's clock. */
export interface Sent {
  values: FilledIn;
  at: string;
  submission: string;
  /** The component that confirms it to the visitor. */
  Receipt: ReceiptPart;
}

/** The values of the fields, by name. */
export type FilledIn = Record<string, FormDataEntryValue>;

interface Options<Values, Reason> {
  schema: z.ZodMiniType<Values>;
  /** Settles once the page has put its own values into the fields. A submit waits for it. */
  whenComplete?: () => Promise<void> | undefined;
  submit: (values: Values) => Promise<Result<Submitted, Reason>>;
  /** Called in addition to showing the messages at the fields. */
  onInvalid?: (values: FilledIn) => void;
  onSent: () => void;
  /** The fields keep their values. `undefined` for an unexpected failure. */
  onFailed: (reason: Reason | undefined) => void;
}

const UNTOUCHED: FormStatus = { step: 'editing', errors: {} };

/**
 * A form that is validated as a whole when it is sent. The fields are uncontrolled, so that what is typed before
 * hydration stays, and the browser or keepDraft.ts restores it. The state holds the errors, whether the form is waiting or
 * being sent, and what was sent.
 */
export function useForm<Values, Reason>({
  schema,
  whenComplete,
  submit,
  onInvalid,
  onSent,
  onFailed,
}: Options<Values, Reason>) {
  const [status, setStatus] = useState<FormStatus>(UNTOUCHED);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const isComplete = whenComplete?.();
    if (isComplete) {
      setStatus({ step: 'waiting' });
      await isComplete;
    }
    const button = form.querySelector<HTMLElement>('[type="submit"]');
    const values = valuesOf(form);
    const checked = schema.safeParse(values);
    if (!checked.success) {
      const errors = fieldErrors(checked.error);
      // Rendered before the focus moves, so that a screen reader reads the message with the field.
      flushSync(() => setStatus({ step: 'editing', errors }));
      focusFirst(form, errors);
      onInvalid?.(values);
      return;
    }
    setStatus({ step: 'sending' });
    const receipt = loadReceipt();
    const result = await submit(checked.data).catch((error: unknown) => {
      console.error(error);
      return failure(undefined);
    });
    if (result.ok) {
      // The reset event makes keepDraft.ts forget its draft: sent once more, it would be stored a second time.
      form.reset();
      const { created_at: at, submission } = result.value;
      const Receipt = await receiptInTime(receipt);
      setStatus({ step: 'sent', sent: { values, at, submission, Receipt } });
      onSent();
      return;
    }
    flushSync(() => setStatus(UNTOUCHED));
    // Disabling the button took the focus away from it.
    button?.focus({ preventScroll: true });
    onFailed(result.reason);
  }

  function recheck(event: InputEvent<HTMLFormElement>) {
    void loadApi();
    if (status.step !== 'editing' || Object.keys(status.errors).length === 0) return;
    const checked = schema.safeParse(valuesOf(event.currentTarget));
    const found = checked.success ? {} : fieldErrors(checked.error);
    setStatus({ step: 'editing', errors: remainingErrors(status.errors, found) });
  }

  return {
    /**
     * For the `<form>` itself. noValidate, because the browser's own messages come in the browser's language and hide
     * ours. method="dialog", because before the script runs a submit must do nothing, and any other method would put what
     * was typed into the address.
     */
    attributes: { noValidate: true, method: 'dialog', onSubmit: send, onInput: recheck },
    errors: status.step === 'editing' ? status.errors : {},
    isBusy: status.step === 'waiting' || status.step === 'sending',
    /** While the form is only waiting, the fields stay as they are: disabled ones have no values. */
    isSending: status.step === 'sending',
    sent: status.step === 'sent' ? status.sent : undefined,
    /** Returns to the empty form. */
    startAnew: () => flushSync(() => setStatus(UNTOUCHED)),
  };
}

const valuesOf = (form: HTMLFormElement): FilledIn => Object.fromEntries(new FormData(form));

function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  for (const field of form.elements) {
    if (field instanceof HTMLElement && (field.getAttribute('name') ?? '') in errors) return field.focus();
  }
}

import { Toasts } from '@vitrina/shared/toast/Toasts.tsx';
import type { Toast, useToasts } from '@vitrina/shared/toast/useToasts.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { MouseEvent, ReactNode, SubmitEvent } from 'react';
import { formText } from '../../text.ts';
import { bindWords } from '../../typography/bindWords.ts';
import { fieldId } from './Field.tsx';
import type { FieldErrors } from './fieldErrors.ts';
import type { ReceiptWords } from './Receipt.tsx';
import type { useForm } from './useForm.ts';

interface Props {
  /** Of the element that holds the form or its receipt: links lead to it. */
  id: string;
  form: ReturnType<typeof useForm>;
  messages: ReturnType<typeof useToasts>;
  /** By field name, in the order of the fields. */
  labels: Readonly<Record<string, string>>;
  send: string;
  receipt: ReceiptWords;
  children: ReactNode;
}

/** What all forms have in common: error summary, honeypot, button, toasts, and the receipt that replaces a sent form. */
export function FormFrame({ id, form, messages, labels, send, receipt, children }: Props) {
  /** Earlier errors go first: beside a new one, they would give two reasons. */
  const sendAnew = (event: SubmitEvent<HTMLFormElement>) => {
    for (const { id, tone } of messages.toasts) if (tone === 'error') messages.close(id);
    return form.attributes.onSubmit(event);
  };
  return (
    <>
      <div className="scroll-mt-6" id={id}>
        {form.sent ? (
          <form.sent.Receipt
            {...receipt}
            labels={labels}
            sent={form.sent}
            onAgain={() => {
              form.startAnew();
              document.querySelector<HTMLElement>(`#${id} :is(input:not([type=hidden]), select)`)?.focus();
            }}
          />
        ) : (
          <form {...form.attributes} onSubmit={sendAnew}>
            <ErrorSummary errors={form.errors} labels={labels} />
            {/* The disabled button has lost the focus, and is not read out. */}
            <span className="sr-only" aria-live="polite">
              {form.isBusy && formText.sending}
            </span>
            <fieldset className="grid min-w-0 gap-6" disabled={form.isSending}>
              {children}
              <Honeypot />
              <button className="button" type="submit" disabled={form.isBusy}>
                {form.isBusy ? formText.sending : send}
              </button>
            </fieldset>
          </form>
        )}
      </div>
      <Toasts toasts={messages.toasts.map(bound)} close={messages.close} />
    </>
  );
}

const bound = ({ title, text, ...toast }: Toast): Toast => ({
  ...toast,
  title: bindWords(title),
  ...(text && { text: bindWords(text) }),
});

/** Says how many fields still need attention, with a link to each. */
function ErrorSummary({ errors, labels }: { errors: FieldErrors; labels: Props['labels'] }) {
  const fields = Object.keys(labels).filter((field) => field in errors);
  if (fields.length === 0) return null;
  return (
    <div className="mb-8 grid grid-cols-[auto_1fr] gap-x-3.5 rounded-ctl border-2 border-danger bg-danger-bg px-5 pt-4.5 pb-2.5">
      <CircleAlert className="text-danger" size={24} aria-hidden="true" />
      <p className="font-bold">{formText.fieldsLeft(fields.length)}</p>
      <ul className="col-start-2 flex flex-wrap gap-x-5">
        {fields.map((field) => (
          <li key={field}>
            <a
              className="inline-flex min-h-tap items-center font-semibold text-danger underline underline-offset-[0.2em]"
              href={`#${fieldId(field)}`}
              onClick={focusTarget}
            >
              {labels[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Keeps the hash out of the address, because with it the page would open at that field next time. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/**
 * A field that people can neither see nor reach. It is moved off screen because bots skip fields with `display: none`.
 * The database rejects submissions that fill it in.
 */
function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {formText.honeypot}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

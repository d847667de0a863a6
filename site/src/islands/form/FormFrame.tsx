import { Toasts } from '@vitrina/shared/toast/Toasts.tsx';
import type { useToasts } from '@vitrina/shared/toast/useToasts.ts';
import type { ReactNode } from 'react';
import { formText } from '../../text.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Honeypot } from './Honeypot.tsx';
import type { useForm } from './useForm.ts';

interface Props {
  id: string;
  form: ReturnType<typeof useForm>;
  messages: ReturnType<typeof useToasts>;
  /** The labels of all fields, in the order in which they stand. */
  labels: Readonly<Record<string, string>>;
  /** What the button says. */
  send: string;
  /** The fields. */
  children: ReactNode;
}

/** What stands around the fields of every form: what is left to fill in, the honeypot, the button and the messages. */
export function FormFrame({ id, form, messages, labels, send, children }: Props) {
  return (
    <form id={id} {...form.attributes}>
      <ErrorSummary errors={form.errors} labels={labels} />
      <fieldset className="form-fields" disabled={form.isSending}>
        {children}
        <Honeypot />
        <button className="button" type="submit">
          {form.isSending ? formText.sending : send}
        </button>
      </fieldset>
      <Toasts toasts={messages.toasts} close={messages.close} />
    </form>
  );
}

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
  /** By field name, in the order of the fields. */
  labels: Readonly<Record<string, string>>;
  send: string;
  children: ReactNode;
}

/** What every form has around its fields: error summary, honeypot, button and toasts. */
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

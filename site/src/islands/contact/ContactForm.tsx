import { contactMessageSchema } from '@vitrina/shared/schemas/contactMessage.ts';
import type { StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { useToasts } from '@vitrina/shared/toast/useToasts.ts';
import { submitContactMessage } from '../../data/submitContactMessage.ts';
import { contactText, fieldLabels } from '../../text.ts';
import { EmailField, Field, NameField } from '../form/Field.tsx';
import { FormFrame } from '../form/FormFrame.tsx';
import { notSent } from '../form/notSent.ts';
import { useForm } from '../form/useForm.ts';

const { name, email, phone, message } = fieldLabels;
const labels = { name, email, phone, title: contactText.title, message };

export function ContactForm({ studio }: { studio: StudioFacts }) {
  const messages = useToasts();
  const form = useForm({
    schema: contactMessageSchema,
    submit: submitContactMessage,
    onSent: () => messages.show({ tone: 'success', title: contactText.sent, text: contactText.sentMore }),
    onFailed: (reason) => messages.show(notSent(reason)),
  });
  const { errors } = form;

  return (
    <FormFrame
      id="contact-form"
      form={form}
      messages={messages}
      labels={labels}
      send={contactText.send}
      receipt={{ title: contactText.receipt, reply: contactText.reply, studio }}
    >
      <NameField errors={errors} />
      <EmailField errors={errors} />
      <Field name="phone" label={labels.phone} error={errors.phone}>
        {(control) => <input {...control} type="tel" autoComplete="tel" />}
      </Field>
      <Field name="title" label={labels.title} error={errors.title}>
        {(control) => <input {...control} type="text" autoComplete="off" />}
      </Field>
      <Field name="message" label={labels.message} error={errors.message}>
        {(control) => <textarea {...control} rows={5} />}
      </Field>
    </FormFrame>
  );
}

import { type InquiryInput, inquirySchema } from '@vitrina/shared/schemas/inquiry.ts';
import { useToasts } from '@vitrina/shared/toast/useToasts.ts';
import { ChevronDown } from 'lucide-react';
import { submitInquiry } from '../../data/submitInquiry.ts';
import { fieldLabels, inquiryText } from '../../text.ts';
import { Field, PersonFields } from '../form/Field.tsx';
import { FormFrame } from '../form/FormFrame.tsx';
import { notSent } from '../form/notSent.ts';
import { useForm } from '../form/useForm.ts';
import { useServiceChoices } from './useServiceChoices.ts';

interface Props {
  templateNames: readonly string[];
}

const { name, email, phone, message } = fieldLabels;
const labels = { name, email, phone, service: inquiryText.service, message } satisfies Record<
  Exclude<keyof InquiryInput, 'website'>,
  string
>;

export function InquiryForm({ templateNames }: Props) {
  const messages = useToasts();
  const { choices, select } = useServiceChoices(templateNames);
  const form = useForm({
    schema: inquirySchema,
    submit: submitInquiry,
    onSent: () => messages.show({ tone: 'success', title: inquiryText.sent, text: inquiryText.sentMore }),
    onFailed: (reason) => messages.show(notSent(reason)),
  });
  const { errors } = form;

  return (
    <FormFrame id="inquiry-form" form={form} messages={messages} labels={labels} send={inquiryText.send}>
      <PersonFields errors={errors} />
      <Field name="phone" label={labels.phone} error={errors.phone}>
        {(control) => (
          <input {...control} type="tel" autoComplete="tel" placeholder={inquiryText.phoneExample} />
        )}
      </Field>
      <Field name="service" label={labels.service} error={errors.service}>
        {(control) => (
          <div className="grid items-center *:col-start-1 *:row-start-1">
            <select {...control} ref={select}>
              <option value="">{inquiryText.chooseService}</option>
              {choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <ChevronDown className="pointer-events-none mr-4 justify-self-end" size={20} aria-hidden="true" />
          </div>
        )}
      </Field>
      <Field name="message" label={labels.message} error={errors.message}>
        {(control) => <textarea {...control} rows={5} placeholder={inquiryText.messageHint} />}
      </Field>
    </FormFrame>
  );
}

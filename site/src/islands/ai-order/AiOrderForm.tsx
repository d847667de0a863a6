import { text } from '@vitrina/shared/forms/text.ts';
import { aiOrderSchema, contactMessageOf } from '@vitrina/shared/schemas/aiOrder.ts';
import type { StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { useToasts } from '@vitrina/shared/toast/useToasts.ts';
import { submitContactMessage } from '../../data/submitContactMessage.ts';
import { aiOrderText, fieldLabels } from '../../text.ts';
import { EmailField, Field, NameField } from '../form/Field.tsx';
import { FormFrame } from '../form/FormFrame.tsx';
import { type FilledIn, useForm } from '../form/useForm.ts';
import { type ImagePackage, PackageChoice } from './PackageChoice.tsx';

interface Props {
  /** The first one is selected by default. */
  packages: readonly ImagePackage[];
  studio: StudioFacts;
}

const { name, email } = fieldLabels;
const typed = { name, email, description: aiOrderText.description };
const labels = { imageType: aiOrderText.imageType, ...typed };

export function AiOrderForm({ packages, studio }: Props) {
  const messages = useToasts();
  const showError = (text: string) => messages.show({ tone: 'error', title: aiOrderText.failed, text });
  const form = useForm({
    schema: aiOrderSchema,
    // Orders of AI images are stored as contact messages.
    submit: (order) => submitContactMessage(contactMessageOf(order)),
    onInvalid: (values) => isAnyBlank(values) && showError(aiOrderText.fieldsMissing),
    onSent: () => messages.show({ tone: 'success', title: aiOrderText.sent, text: aiOrderText.sentMore }),
    onFailed: (reason) => showError(reason === 'too-many' ? text.inquiry.tooMany : aiOrderText.notSent),
  });
  const { errors } = form;

  return (
    <FormFrame
      id="order-form"
      form={form}
      messages={messages}
      labels={labels}
      send={aiOrderText.send}
      receipt={{
        title: aiOrderText.receipt,
        reply: aiOrderText.reply,
        studio,
        words: {
          imageType: (chosen) => packages.find(({ imageType }) => imageType === chosen)?.name ?? chosen,
        },
      }}
    >
      <NameField errors={errors} />
      <EmailField errors={errors} />
      <PackageChoice packages={packages} />
      <Field name="description" label={labels.description} error={errors.description}>
        {(control) => <textarea {...control} rows={4} placeholder={aiOrderText.descriptionHint} />}
      </Field>
    </FormFrame>
  );
}

const isAnyBlank = (values: FilledIn) =>
  Object.keys(typed).some((field) => String(values[field] ?? '').trim() === '');

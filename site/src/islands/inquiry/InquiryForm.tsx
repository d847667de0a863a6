import { type InquiryInput, inquirySchema } from '@vitrina/shared/schemas/inquiry.ts';
import { serviceLabel } from '@vitrina/shared/services.ts';
import type { StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { useToasts } from '@vitrina/shared/toast/useToasts.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { OfferedItem } from '../../content/offeredItems.ts';
import { submitInquiry } from '../../data/submitInquiry.ts';
import { fieldLabels, inquiryText } from '../../text.ts';
import { EmailField, Field, NameField } from '../form/Field.tsx';
import { FormFrame } from '../form/FormFrame.tsx';
import { notSent } from '../form/notSent.ts';
import { useForm } from '../form/useForm.ts';
import { tagLine } from './choiceTag.ts';
import { type ServiceChoice, serviceChoices, templateChoices } from './serviceChoices.ts';
import { TagOnForm } from './TagOnForm.tsx';
import { useChoice } from './useChoice.ts';

interface Props {
  /** The names of the services, by id. */
  services: Readonly<Record<string, string>>;
  templateNames: readonly string[];
  /** The items that a price tag can name, by id. */
  offered: Readonly<Record<string, OfferedItem>>;
  studio: StudioFacts;
}

const { name, email, phone, message } = fieldLabels;
const labels = {
  choice: inquiryText.choice,
  service: inquiryText.service,
  name,
  phone,
  email,
  message,
} satisfies Record<Exclude<keyof InquiryInput, 'website'>, string>;

export function InquiryForm({ services, templateNames, offered, studio }: Props) {
  const messages = useToasts();
  const { tag, select, whenShown, takeOff, onSelect } = useChoice(services, templateNames, offered, studio);
  const form = useForm({
    schema: inquirySchema,
    whenComplete: whenShown,
    submit: submitInquiry,
    onSent: () => {
      takeOff();
      messages.show({ tone: 'success', title: inquiryText.sent, text: inquiryText.sentMore });
    },
    onFailed: (reason) => messages.show(notSent(reason)),
  });
  const { errors } = form;
  const listed = serviceChoices(services);
  const templates = templateChoices(templateNames);
  const isListed = [...listed, ...templates].some(({ value }) => value === tag?.service);
  const newTemplate = tag && !isListed ? [{ value: tag.service, label: tag.service }] : [];

  return (
    <FormFrame
      id="inquiry-form"
      form={form}
      messages={messages}
      labels={labels}
      send={inquiryText.send}
      receipt={{
        title: inquiryText.receipt,
        reply: inquiryText.reply,
        studio,
        isPage: true,
        words: { service: (service) => serviceLabel(service, services) },
      }}
    >
      <div className="grid gap-6 md:grid-cols-2">
        <div className="grid md:col-span-full">
          <TagOnForm
            tag={tag}
            currencies={studio}
            onTakeOff={() => {
              if (tag?.isServiceAlone && select.current) select.current.value = '';
              takeOff();
              // As if the visitor had emptied it, so that keepDraft.ts knows.
              select.current?.dispatchEvent(new Event('input', { bubbles: true }));
              select.current?.focus();
            }}
          />
          <input type="hidden" name="choice" value={tag ? tagLine(tag, studio) : ''} />
          <Field name="service" label={labels.service} error={errors.service}>
            {(control) => (
              <div className="grid items-center *:col-start-1 *:row-start-1">
                {/* Not onChange, which comes after keepDraft.ts has noted the address. */}
                <select {...control} ref={select} onInput={onSelect}>
                  <option value="">{inquiryText.chooseService}</option>
                  <optgroup label={inquiryText.services}>
                    <Options choices={listed} />
                  </optgroup>
                  <optgroup label={inquiryText.templates}>
                    <Options choices={[...templates, ...newTemplate]} />
                  </optgroup>
                </select>
                <ChevronDown
                  className="pointer-events-none mr-4 justify-self-end"
                  size={20}
                  aria-hidden="true"
                />
              </div>
            )}
          </Field>
        </div>
        <NameField errors={errors} />
        <Field name="phone" label={labels.phone} error={errors.phone}>
          {(control) => (
            <input {...control} type="tel" autoComplete="tel" placeholder={inquiryText.phoneExample} />
          )}
        </Field>
        <div className="grid gap-6 md:col-span-full">
          <EmailField errors={errors} />
          <Field name="message" label={labels.message} error={errors.message}>
            {(control) => <textarea {...control} rows={5} placeholder={inquiryText.messageHint} />}
          </Field>
        </div>
      </div>
    </FormFrame>
  );
}

const Options = ({ choices }: { choices: readonly ServiceChoice[] }) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

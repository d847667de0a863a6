import type { RequestKind } from '@vitrina/shared/schemas/request.ts';
import { type FormEvent, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { type ClientRequest, sendRequest } from '../../api/requests.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogActions } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { text as clientText } from '../text.ts';
import { WordsField } from '../WordsField.tsx';
import { type FormErrors, readForm } from './readForm.ts';
import { text } from './text.ts';

interface Props {
  kind: RequestKind;
  clientId: string;
  /** What the new one takes the place of. */
  earlier?: ClientRequest | undefined;
  onSent: () => Promise<void>;
  onCancel: () => void;
}

/** What the studio asks. Until it is sent, a repeated try asks the same thing once. */
export function RequestForm({ kind, clientId, earlier, onSent, onCancel }: Props) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [isSending, setSending] = useState(false);
  const id = useRef(uuidv7());
  const toast = useToast();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readForm(kind, new FormData(event.currentTarget), (earlier?.version ?? 0) + 1);
    setErrors(read.ok ? {} : read.reason);
    if (!read.ok) return;
    setSending(true);
    const { request, message } = read.value;
    const replaces = earlier && { replaces: earlier.id };
    const row = { ...request, ...replaces, id: id.current, client_id: clientId, kind };
    const result = await sendRequest(row, message);
    setSending(false);
    if (result.ok) await onSent();
    else toast({ tone: 'error', title: text.failures[result.reason] });
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {kind !== 'review' && (
        <Field
          label={text.title}
          name="title"
          error={errors.title}
          maxLength={120}
          defaultValue={earlier?.title}
        />
      )}
      {kind === 'approval' && (
        <Field label={text.link} name="link" type="url" error={errors.link} maxLength={2000} />
      )}
      {kind === 'materials' && <WordsField label={text.items} name="items" error={errors.items} />}
      {kind === 'offer' && <OfferFields errors={errors} />}
      {kind !== 'review' && <WordsField label={text.details} name="details" />}
      {(kind === 'approval' || kind === 'materials') && (
        <Field label={text.dueOn} name="due_on" type="date" />
      )}
      {kind === 'review' && <p>{text.messages.review}</p>}
      <DialogActions>
        <Button variant="ghost" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button type="submit" disabled={isSending}>
          {text.send}
        </Button>
      </DialogActions>
    </form>
  );
}

function OfferFields({ errors }: { errors: FormErrors }) {
  return (
    <>
      <WordsField label={text.offerItems} name="items" error={errors.items} />
      <fieldset>
        <legend className="mb-1.5 text-ui font-[650]">{text.vat}</legend>
        {Object.entries(clientText.offer.vat).map(([value, words]) => (
          <label key={value} className="flex min-h-tap items-center gap-2">
            <input type="radio" name="vat" value={value} defaultChecked={value === 'none'} />
            {words}
          </label>
        ))}
      </fieldset>
      <Field label={text.validUntil} name="valid_until" type="date" error={errors.valid_until} />
    </>
  );
}

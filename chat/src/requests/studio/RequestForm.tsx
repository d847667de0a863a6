import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { sendRequest } from '../../api/requests.ts';
import { useAttachments } from '../../attachments/useAttachments.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogActions, LeaveButton } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useForm } from '../../ui/useForm.ts';
import { useGoneSignal } from '../../ui/useGoneSignal.ts';
import { useStudioFacts } from '../../useStudioFacts.ts';
import type { Asking } from './asking.ts';
import { FilesField } from './FilesField.tsx';
import { OfferFields } from './OfferFields.tsx';
import { readForm } from './readForm.ts';
import { text } from './text.ts';
import { fileOf, uploadFiles } from './uploadFiles.ts';
import type { RequestDraft } from './useRequestDraft.ts';
import { wrongDates } from './wrongDates.ts';

interface Props extends Asking {
  clientId: string;
  draft: RequestDraft;
  /** Called even if the form was closed meanwhile. */
  onSent: () => Promise<void>;
  onClose: () => void;
}

/**
 * The form of a request. Sending again after a failure sends the same request, also after a reload; closing the form
 * while its files are uploaded sends none.
 */
export function RequestForm({ kind, clientId, earlier, draft, onSent, onClose }: Props) {
  const [progress, setProgress] = useState<number>();
  const earlierFiles = earlier?.kind === 'approval' ? earlier.content.files : [];
  const [kept, setKept] = useState(earlierFiles);
  const attachments = useAttachments();
  const studio = useStudioFacts();
  const [id] = useState(() => draft.start.get('id') ?? uuidv7());
  const form = useRef<HTMLFormElement>(null);
  const goneSignal = useGoneSignal();
  const keep = () => form.current && draft.keep(form.current);

  const {
    isSending,
    errors,
    failure,
    submit,
    field: input,
  } = useForm(async (_, typed) => {
    const version = (earlier?.version ?? 0) + 1;
    const files = [...kept, ...attachments.chosen.map((chosen) => fileOf(clientId, chosen))];
    const dates = wrongDates(form.current);
    const read = readForm(kind, typed, studio, files, version);
    if (!read.ok) return { errors: { ...read.reason, ...dates } };
    if (Object.keys(dates).length > 0) return { errors: dates };
    // The answer may get lost, and the page after it. Kept before the fields are disabled, which would be left out.
    keep();
    const signal = goneSignal();
    const options = { signal, onProgress: setProgress };
    const uploaded = await uploadFiles(clientId, attachments.chosen, options);
    setProgress(undefined);
    if (!uploaded.ok) return { failure: text.failures[uploaded.reason] };
    if (signal.aborted) return undefined;
    const { request, message } = read.value;
    const replaces = earlier && { replaces: earlier.id };
    const row = { ...request, ...replaces, id, client_id: clientId, kind };
    const sent = await sendRequest(row, message);
    if (!sent.ok) return { failure: text.failures[sent.reason] };
    if (!signal.aborted) onClose();
    await onSent();
    return undefined;
  });
  const field = (name: string) => ({
    ...input(name),
    defaultValue: draft.start.get(name) ?? undefined,
  });

  return (
    <form
      ref={form}
      className="grid grid-cols-1 gap-4"
      noValidate
      data-unsaved={draft.isRestored || undefined}
      onInput={keep}
      onSubmit={submit}
    >
      <input type="hidden" name="id" value={id} />
      {draft.isRestored && (
        <p className="text-small text-muted">
          {text.restored} {kind === 'approval' && text.chooseFilesAgain}
        </p>
      )}
      {kind === 'review' ? <p>{text.messages.review}</p> : <Field label={text.title} {...field('title')} />}
      {kind === 'approval' && (
        <>
          <Field label={text.link} type="url" inputMode="url" {...field('link')} />
          <FilesField
            kept={kept}
            isChanged={kept.length < earlierFiles.length || attachments.chosen.length > 0}
            attachments={attachments}
            progress={progress}
            isSending={isSending}
            error={errors.files}
            onRemove={(file) => setKept(kept.filter((other) => other !== file))}
          />
        </>
      )}
      {kind === 'materials' && <TextArea label={text.items} {...field('items')} />}
      {kind === 'offer' && (
        <OfferFields isSending={isSending} errors={errors} start={draft.start} onRearrange={keep} />
      )}
      {kind !== 'review' && <TextArea label={text.details} {...field('details')} />}
      {(kind === 'approval' || kind === 'materials') && (
        <Field label={text.dueOn} type="date" {...field('due_on')} />
      )}
      <FormFailure detail={failure} />
      <DialogActions>
        <LeaveButton>{text.cancel}</LeaveButton>
        <Button type="submit" disabled={attachments.preparing !== undefined} aria-disabled={isSending}>
          {text.send}
        </Button>
      </DialogActions>
    </form>
  );
}

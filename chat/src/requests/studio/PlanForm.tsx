import { MOST_STAGES } from '@vitrina/shared/schemas/development.ts';
import { Plus } from 'lucide-react';
import { StageRows } from '../../project/StageRows.tsx';
import { Button } from '../../ui/Button.tsx';
import { DialogActions, LeaveButton } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { StageFields } from './StageFields.tsx';
import { text } from './text.ts';
import type { PlanDraft } from './usePlanDraft.ts';
import { usePlanForm } from './usePlanForm.ts';

interface Props {
  clientId: string;
  draft: PlanDraft;
  onDone: () => void;
}

/** The stages and dates of a plan. */
export function PlanForm({ clientId, draft, onDone }: Props) {
  const plan = usePlanForm(clientId, draft, onDone);
  const { form, start, seen, isConflict, rows, isUnsaved, isSending, field, submit, keep } = plan;
  const { add, move, remove } = plan;

  return (
    <form
      ref={form}
      className="grid grid-cols-1 gap-4"
      noValidate
      data-unsaved={isUnsaved || undefined}
      onInput={keep}
      onSubmit={submit}
    >
      {draft.kept !== undefined && <p className="text-small text-muted">{text.planRestored}</p>}
      {isConflict && (
        <>
          <p className="font-semibold text-danger" role="alert">
            {text.planConflict(seen?.editor?.username ?? text.otherAdmin)}
          </p>
          <StageRows stages={seen?.stages ?? []} />
        </>
      )}
      {rows.map(({ key, stage }, place) => (
        <StageFields
          key={key}
          name={key}
          stage={stage}
          start={start}
          place={place}
          isAlone={rows.length === 1}
          isSending={isSending}
          field={field}
          onMove={(to) => move(place, to)}
          onRemove={() => remove(place)}
        />
      ))}
      {rows.length < MOST_STAGES && (
        <TextButton icon={<Plus size={18} aria-hidden />} disabled={isSending} onClick={add}>
          {text.stageAdd}
        </TextButton>
      )}
      {seen !== null && (
        <Field
          label={text.launchedOn}
          {...field('launched_on')}
          type="date"
          defaultValue={start.get('launched_on') ?? seen.launched_on ?? ''}
        />
      )}
      <DialogActions>
        <LeaveButton>{text.cancel}</LeaveButton>
        <Button type="submit" aria-disabled={isSending}>
          {text.save}
        </Button>
      </DialogActions>
    </form>
  );
}

import { Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { HttpError } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Form, useNotify, useUpdate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { checkedBy } from '../forms/checkedBy.ts';
import { dropDraft } from '../forms/draft.ts';
import { ChangedMeanwhile } from '../forms/RecordForm.tsx';
import { ResetAfter } from '../forms/ResetAfter.tsx';
import { RestoredNotice } from '../forms/RestoredNotice.tsx';
import { PEOPLE, type Person } from '../providers/people.ts';
import { userNameOf } from '../providers/timeline.ts';
import { text as consoleText } from '../text.ts';
import { FormError } from '../ui/FormError.tsx';
import { failureReason, isFailure } from '../ui/failureReason.ts';
import { useWords } from '../ui/useWords.ts';
import { TAKEN, TakenEmail } from './TakenEmail.tsx';
import { text } from './text.ts';

interface Props {
  person: Person;
  /** Part of the key of the draft. */
  part: string;
  schema: ZodMiniType<FieldValues, FieldValues>;
  /** The initial values. */
  values: FieldValues;
  /** The toast after saving. */
  saved: string;
  onSaved?: () => void;
  /** Shown before the save button. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A form for some columns of a person. Its values stay when saving fails or somebody else has changed the person. */
export function PartForm({
  person,
  part,
  schema,
  values,
  saved,
  onSaved,
  actions,
  className = '',
  children,
}: Props) {
  const draftKey = `${PEOPLE}/${person.id}/${part}`;
  const notify = useNotify();
  const words = useWords();
  const queryClient = useQueryClient();
  const [saves, setSaves] = useState(0);
  const [update, { error, isPending }] = useUpdate<Person, HttpError>();
  const code = error?.body?.code;

  const save = (data: FieldValues) =>
    void update(
      PEOPLE,
      { id: person.id, data: data as Partial<Person>, previousData: person },
      {
        onSuccess: (row) => {
          // When react-admin redirects to the sign-in page, the mutation succeeds without a row.
          if (!row?.id) return;
          dropDraft(draftKey);
          notify(saved, { type: 'success' });
          setSaves(saves + 1);
          onSaved?.();
        },
        onError: (failure) => {
          if (isFailure(failure)) console.error('Saving a person failed:', failure.message);
        },
        onSettled: () => void queryClient.invalidateQueries({ queryKey: [PEOPLE] }),
      },
    );
  return (
    <Form record={values} onSubmit={save} className={className} {...checkedBy(schema)}>
      <RestoredNotice draftKey={draftKey} />
      <Changed by={person.updated_by} />
      <ResetAfter saves={saves} values={values} />
      {children}
      {error && isFailure(error) && (
        <FormError text={code === TAKEN ? words(`reasons.${TAKEN}`) : failureReason(error)}>
          {code === TAKEN && <TakenEmail />}
        </FormError>
      )}
      <div className="flex gap-2">
        {actions}
        <Button type="submit" variant="contained" disabled={isPending}>
          {isPending ? consoleText.form.saving : consoleText.form.save}
        </Button>
      </div>
    </Form>
  );
}

/** Says who has changed the same fields meanwhile. */
function Changed({ by }: { by: string | null }) {
  const { data: admin } = useQuery({
    queryKey: ['user names', by],
    queryFn: () => userNameOf(by),
    enabled: by !== null,
  });
  return <ChangedMeanwhile title={admin ? text.changedBy(admin) : text.changedByVisitor} />;
}

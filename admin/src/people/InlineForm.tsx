import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HttpError } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import { Form, useNotify } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import type { Saver } from '../forms/ChangedMeanwhile.tsx';
import { checkedBy } from '../forms/checkedBy.ts';
import { DraftNotices } from '../forms/DraftNotices.tsx';
import { dropDraft } from '../forms/draft.ts';
import { FormRef, startAgain } from '../forms/startAgain.tsx';
import { PEOPLE } from '../providers/people.ts';
import { FormError } from '../ui/FormError.tsx';
import { failureReason, isFailure } from '../ui/failureReason.ts';
import { useFailureToast } from '../ui/useFailureToast.ts';
import { useWords } from '../ui/useWords.ts';
import { text } from './text.ts';

export interface InlineFormProps extends Saver {
  draftKey: string;
  schema: ZodMiniType<FieldValues, FieldValues>;
  /** The initial values. */
  values: FieldValues;
  /** What is shown where these are undefined. */
  preset?: FieldValues;
  /** The values after saving; by default those that were saved. */
  next?: FieldValues;
  save: (typed: FieldValues) => Promise<unknown>;
  /** The toast after saving. */
  saved?: string;
  onSaved?: () => void;
  /** Returns help for an error code, shown below the error. */
  helpFor?: (code: string) => ReactNode;
  /** The buttons below the fields. */
  actions?: ReactNode;
  className: string;
  children: ReactNode;
}

/** A form in the page of a person. What is typed is kept as a draft until it is saved. */
export function InlineForm({
  draftKey,
  schema,
  values,
  preset,
  next,
  save,
  saved,
  onSaved,
  helpFor,
  actions,
  by,
  titleOf,
  className,
  children,
}: InlineFormProps) {
  const notify = useNotify();
  const sayFailure = useFailureToast();
  const words = useWords();
  const queryClient = useQueryClient();
  const reasonOf = (failure: HttpError) => words(`reasons.${codeOf(failure)}`, { _: failureReason(failure) });
  const form = useRef<UseFormReturn>(null);
  const [start, setStart] = useState<FieldValues>();
  const { mutate, error } = useMutation<unknown, HttpError, FieldValues, FieldValues>({
    mutationFn: save,
    onMutate: () => form.current?.getValues() ?? {},
    onSuccess: (_, typed, sent = {}) => {
      const afterwards = next ?? typed;
      const isTypedOn = form.current !== null && startAgain(form.current, afterwards, sent);
      setStart(afterwards);
      if (saved) notify(saved, { type: 'success' });
      // What was typed meanwhile is still a draft.
      if (isTypedOn) return;
      dropDraft(draftKey);
      onSaved?.();
    },
    onError: (failure) => sayFailure('Saving a person', failure, text.notSaved(reasonOf(failure))),
    // Not awaited, because a failure would be shown only when everything is read.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [PEOPLE] }),
  });
  // Lasts until the answer is there, so that the button waits for it. A failure is shown below.
  const submit = (typed: FieldValues) =>
    new Promise<void>((settle) => mutate(typed, { onSettled: () => settle() }));
  return (
    <Form
      record={values}
      defaultValues={preset}
      onSubmit={submit}
      className={className}
      {...checkedBy(schema)}
    >
      <DraftNotices draftKey={draftKey} saved={start} by={by} titleOf={titleOf} />
      <FormRef form={form} />
      {children}
      {error && isFailure(error) && <FormError text={reasonOf(error)}>{helpFor?.(codeOf(error))}</FormError>}
      {actions && <div className="flex gap-2">{actions}</div>}
    </Form>
  );
}

const codeOf = ({ body }: HttpError): string => body?.code ?? '';

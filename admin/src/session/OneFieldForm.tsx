import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { FormError } from '../ui/FormError.tsx';
import { SessionField } from './SessionField.tsx';

interface Props extends Omit<ComponentProps<typeof SessionField>, 'error' | 'name'> {
  /** Returns what is wrong with the value, if anything. */
  problemOf: (typed: string) => string | undefined;
  send: (typed: string) => Promise<unknown>;
  /** Says why sending failed. */
  reasonOf: (error: Error) => string;
  submit: string;
  submitting: string;
}

/** A form with one field, which keeps its value after a failure. */
export function OneFieldForm({ problemOf, send, reasonOf, submit, submitting, ...field }: Props) {
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onError: (failure) => console.error('Sending failed:', failure.message),
  });

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get(NAME));
    const found = problemOf(typed);
    setProblem(found);
    if (!found) return mutate(typed);
    event.currentTarget.querySelector('input')?.focus();
  }
  return (
    // noValidate: the browser's own messages come in the browser's language and hide ours.
    <form noValidate onSubmit={check} className="grid gap-5">
      {error && <FormError text={reasonOf(error)} />}
      <SessionField {...field} name={NAME} error={problem ?? false} />
      <Button type="submit" variant="contained" size="large" disabled={isPending}>
        {isPending ? submitting : submit}
      </Button>
    </form>
  );
}

const NAME = 'typed';

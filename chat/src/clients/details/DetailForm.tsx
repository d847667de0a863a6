import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import type { useDetail } from './useDetail.ts';

interface Props {
  detail: ReturnType<typeof useDetail>;
  text: { save: string; saving: string };
  autoComplete?: 'off';
  /** The field. */
  children: ReactNode;
}

/** A form with one field, in a dialog with several such forms. */
export function DetailForm({ detail: { isSending, failure, submit }, text, autoComplete, children }: Props) {
  return (
    <form
      className="grid gap-3 border-b border-line pb-5"
      method="post"
      noValidate
      autoComplete={autoComplete}
      onSubmit={submit}
    >
      {children}
      <FormFailure detail={failure} />
      <div>
        <Button variant="ghost" type="submit" disabled={isSending}>
          {isSending ? text.saving : text.save}
        </Button>
      </div>
    </form>
  );
}

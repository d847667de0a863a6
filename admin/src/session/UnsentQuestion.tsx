import { text } from '../text.ts';
import { Question } from '../ui/Question.tsx';
import type { UnsentWarning } from './useSignOut.ts';

/** Asks before a sign-out deletes unsent messages of the chat. */
export function UnsentQuestion({ cancel, confirm }: UnsentWarning) {
  return (
    <Question
      title={text.signOut.unsentTitle}
      question={text.signOut.unsentQuestion}
      cancel={text.signOut.cancel}
      confirm={text.signOut.confirm}
      onCancel={cancel}
      onConfirm={confirm}
    />
  );
}

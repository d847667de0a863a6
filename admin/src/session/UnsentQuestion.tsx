import { text } from '../text.ts';
import { Question } from '../ui/Question.tsx';
import type { UnsentWarning } from './useSignOut.ts';

/** Asks before signing out takes messages of the chat with it that were not sent yet. */
export default function UnsentQuestion({ cancel, confirm }: UnsentWarning) {
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

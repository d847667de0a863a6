import { useNotify } from 'react-admin';
import { isConflict } from '../providers/drafts.ts';
import { text } from './text.ts';
import { useVersionStep } from './useVersionStep.ts';

/** Returns a function that brings back an earlier version of a row and says how that went. */
export function useRestoring() {
  const notify = useNotify();
  const run = useVersionStep();
  return (bringBack: () => Promise<unknown>) =>
    run(
      async () => {
        await bringBack();
        notify(text.restored, { type: 'success' });
      },
      (reason, failure) => (isConflict(failure) ? text.conflict : text.notRestored(reason)),
    );
}

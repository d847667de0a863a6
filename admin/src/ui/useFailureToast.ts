import { useNotify } from 'react-admin';
import { isFailure } from './failureReason.ts';

/** Logs a failed request and says it in a toast, which is seen even where a form was left before its request failed. */
export function useFailureToast() {
  const notify = useNotify();
  return (what: string, failure: Error, said: string) => {
    if (!isFailure(failure)) return;
    console.error(`${what} failed:`, failure.message);
    notify(said, { type: 'error', multiLine: true });
  };
}

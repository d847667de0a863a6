import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useResourceContext } from 'react-admin';
import { failureReason, isFailure } from '../ui/failureReason.ts';

/**
 * Returns a function that runs a step which changes versions of the resource around it. When the step fails, a toast says
 * why; in any case everything that shows the row or its versions is read again.
 */
export function useVersionStep() {
  const resource = useResourceContext();
  const notify = useNotify();
  const queryClient = useQueryClient();
  /** @returns whether the step succeeded. */
  return async (
    step: () => Promise<unknown>,
    messageOf: (reason: string, failure: Error) => string,
  ): Promise<boolean> => {
    try {
      await step();
      return true;
    } catch (error) {
      if (!(error instanceof Error) || !isFailure(error)) throw error;
      console.error(`Changing a version of ${resource} failed:`, error.message);
      notify(messageOf(failureReason(error), error), { type: 'error', multiLine: true });
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey: [resource] });
      void queryClient.invalidateQueries({ queryKey: ['content_versions'] });
    }
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { failureReason } from '../ui/failureReason.ts';
import { useFailureToast } from '../ui/useFailureToast.ts';

/**
 * Returns a function that runs a step which changes versions of the resource around it. When the step fails, a toast says
 * why; in any case everything that shows the row or its versions is read again.
 */
export function useVersionStep() {
  const resource = useResourceContext();
  const sayFailure = useFailureToast();
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
      if (!(error instanceof Error)) throw error;
      sayFailure(`Changing a version of ${resource}`, error, messageOf(failureReason(error), error));
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey: [resource] });
      void queryClient.invalidateQueries({ queryKey: ['content_versions'] });
    }
  };
}

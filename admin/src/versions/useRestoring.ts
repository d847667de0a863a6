import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useResourceContext } from 'react-admin';
import { failureReason, isFailure } from '../ui/failureReason.ts';
import { text } from './text.ts';

/** Does what brings back an earlier version of a row, says how it went, and reads again what shows it. */
export function useRestoring() {
  const resource = useResourceContext();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return async (bringBack: () => Promise<unknown>): Promise<boolean> => {
    try {
      await bringBack();
      notify(text.restored, { type: 'success' });
      return true;
    } catch (error) {
      if (!(error instanceof Error) || !isFailure(error)) throw error;
      console.error(`Bringing back a version of ${resource} failed:`, error.message);
      const isOthers = 'body' in error && (error.body as { code?: string } | null)?.code === '40001';
      notify(isOthers ? text.conflict : text.notRestored(failureReason(error)), {
        type: 'error',
        multiLine: true,
      });
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey: [resource] });
      void queryClient.invalidateQueries({ queryKey: ['content_versions'] });
    }
  };
}

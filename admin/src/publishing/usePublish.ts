import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { PUBLISHING, publishSite } from '../providers/siteBuilds.ts';
import { text } from './text.ts';

/** Asks for a build at once, without waiting for further changes. */
export function usePublish() {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: publishSite,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [PUBLISHING] }),
    onError: (error) => {
      console.warn('Publishing was not requested:', error.message);
      notify(text.requestFailed, { type: 'error' });
    },
  });
  return { publish: () => mutate(), isPending };
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followStudio } from './followStudio.ts';

/** While mounted, the console follows the database, including what other admins change. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  useEffect(() => followStudio(queryClient), [queryClient]);
  return null;
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followStudio } from './followStudio.ts';

/** While it is on the screen, whatever the console shows follows the database, also what another admin changes. */
export default function LiveUpdates() {
  const queryClient = useQueryClient();
  useEffect(() => followStudio(queryClient), [queryClient]);
  return null;
}

import type { Tables } from '@vitrina/shared/database.types.ts';
import { publicApi } from './publicApi.ts';
import { type ReadResult, readAllRows } from './readAllRows.ts';

/** One row, or none before the studio has said anything of itself. */
export function fetchStudioFacts(): Promise<ReadResult<Tables<'studio_facts'>>> {
  return readAllRows((first, last) =>
    publicApi().from('studio_facts').select('*', { count: 'exact' }).range(first, last),
  );
}

import type { Tables } from '@vitrina/shared/database.types.ts';
import { publicApi } from './publicApi.ts';
import { type ReadResult, readAllRows } from './readAllRows.ts';

export type PackageRow = Omit<Tables<'packages'>, 'updated_at'>;

export function fetchPackages(): Promise<ReadResult<PackageRow>> {
  return readAllRows((first, last) =>
    publicApi()
      .from('packages')
      .select('id, price, audience, is_recommended, rows', { count: 'exact' })
      .order('id')
      .range(first, last),
  );
}

import type { Tables } from '@vitrina/shared/database.types.ts';
import { publicApi } from './publicApi.ts';
import { type ReadResult, readAllRows } from './readAllRows.ts';

export type PriceRow = Omit<Tables<'prices'>, 'updated_at'>;

export function fetchPrices(): Promise<ReadResult<PriceRow>> {
  return readAllRows((first, last) =>
    publicApi()
      .from('prices')
      .select('id, price_group, name, note, unit, cents, cents_to, currency, is_from, is_plus, order_index', {
        count: 'exact',
      })
      .order('order_index')
      .order('id')
      .range(first, last),
  );
}

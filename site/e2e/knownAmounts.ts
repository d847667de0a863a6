import { formatPrice } from '@vitrina/shared/money.ts';
import { priceOfRow } from '@vitrina/shared/priceOfRow.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { amountsIn } from './amountsIn.ts';

/** Every amount that a studio page may show: all prices in the shown currencies. */
export async function knownAmounts(supabase: Supabase): Promise<Set<string>> {
  const { data: studio } = await supabase.from('studio_facts').select('shows_leva').single().throwOnError();
  const { data: prices } = await supabase.from('prices').select().throwOnError();
  return new Set([
    ...prices.flatMap((row) => amountsIn(formatPrice(priceOfRow(row), studio))),
    // Free hosting, and the prices of an invented shop in an article.
    ...['0 €', '60 €'],
    // The exchange rate.
    ...(studio.shows_leva ? ['1 €', '1,95583 лв.'] : []),
  ]);
}

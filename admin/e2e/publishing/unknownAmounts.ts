import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { amountsIn } from '../../../site/e2e/amountsIn.ts';
import { knownAmounts } from '../../../site/e2e/knownAmounts.ts';

/** Amounts in the texts of pages, given by path, that no row of `prices` holds. */
export async function unknownAmounts(service: Supabase, texts: Map<string, string>): Promise<string[]> {
  const known = await knownAmounts(service);
  return [...texts].flatMap(([path, text]) =>
    amountsIn(text)
      .filter((amount) => !known.has(amount))
      .map((amount) => `${path}: ${amount}`),
  );
}

import type { APIRequestContext } from '@playwright/test';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { publicPaths } from '@vitrina/tests/fixtures/publicPaths.ts';
import { amountsIn } from '../../../site/e2e/amountsIn.ts';
import { knownAmounts } from '../../../site/e2e/knownAmounts.ts';
import { publicText } from './publicText.ts';

/** Amounts that the pages show and that no row of `prices` holds. */
export async function unknownAmounts(service: Supabase, request: APIRequestContext): Promise<string[]> {
  const known = await knownAmounts(service);
  const unknown: string[] = [];
  for (const path of await publicPaths(request))
    for (const amount of amountsIn(await publicText(request, path)))
      if (!known.has(amount)) unknown.push(`${path}: ${amount}`);
  return unknown;
}

import type { Json } from '@vitrina/shared/database.types.ts';
import { factsOfBrand } from '@vitrina/shared/studioFacts.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { CommandError } from '../command/runCommand.ts';
import { firstPosts } from './firstPosts.ts';
import { firstRows } from './firstRows.ts';
import { firstServices } from './firstServices.ts';

/**
 * Fills tables of the site that never had a row with what the repository brings; what the studio has written since, or
 * taken down, stays. `supabase` holds the secret key.
 * @returns the tables that were filled. @throws CommandError when the database refuses a row; then none is written.
 */
export async function putFirstContent(supabase: Supabase) {
  // A table that names rows of another one comes after it.
  const content = {
    posts: await firstPosts(),
    prices: await firstRows('prices'),
    services: await firstServices(),
    packages: await firstRows('packages'),
    faqs: await firstRows('faqs'),
    testimonials: await firstRows('testimonials'),
    studio_facts: [{ id: 'studio', ...factsOfBrand } as object as Json],
  };
  const { data, error } = await supabase.rpc('put_first_content', { content });
  if (error) throw new CommandError(`The first content was not written: ${error.message}`);
  return data;
}

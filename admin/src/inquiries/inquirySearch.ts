import { containing } from '../providers/containing.ts';
import { serviceIdsNamed } from './serviceLabel.ts';

/**
 * The search box as a filter: name, e-mail, service and message (the table's `search_text`), and services by the
 * name under which the list shows them. A key that ends in „@“ hands its value to PostgREST as it stands, because
 * ra-data-postgrest's own `ilike` escapes nothing and loses words from the third on.
 */
export function inquirySearch(search: string): Record<string, string> {
  if (search.trim() === '') return {};
  const ids = serviceIdsNamed(search);
  if (ids.length === 0) return { 'search_text@': containing(search) };
  // What is part of a service's name holds none of the characters that would need quotes inside of or=(…).
  return { 'or@': `(search_text.${containing(search)},service.in.(${ids.join(',')}))` };
}

import type { ClientDirective } from 'astro';
import { wakeAtInteraction } from './wake.ts';

/**
 * `client:chosen="name"` hydrates an island at the visitor's first interaction with it, or at once if the URL has a query
 * parameter of that name, which the island shows.
 */
const chosen: ClientDirective = (load, { value }, island) => {
  const wake = wakeAtInteraction(load, island, island);
  if (new URLSearchParams(location.search).has(value)) wake();
};

export default chosen;

import type { ClientDirective } from 'astro';
import { wakeAtInteraction } from './wake.ts';

/**
 * `client:chosen="name"` starts an island at the visitor's first interaction with it; at once, where the address has
 * something under that name, which the island is to show.
 */
const chosen: ClientDirective = (load, { value }, island) => {
  const wake = wakeAtInteraction(load, island, island);
  if (new URLSearchParams(location.search).has(value)) wake();
};

export default chosen;

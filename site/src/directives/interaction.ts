import type { ClientDirective } from 'astro';
import { wakeAtInteraction } from './wake.ts';

/**
 * `client:interaction` hydrates an island at the visitor's first interaction with the page, so that loading it never
 * delays reading. A query in the URL is meant for the island, so with one it hydrates at once.
 */
const interaction: ClientDirective = (load, _options, island) => {
  const wake = wakeAtInteraction(load, island, window);
  if (location.search !== '') wake();
};

export default interaction;

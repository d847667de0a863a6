import type { ClientDirective } from 'astro';
import { recall } from '../tabStorage.ts';
import { wakeAtInteraction } from './wake.ts';

/**
 * `client:kept="key"` starts an island at the visitor's first interaction with the page; at once, where the tab has kept
 * something under that key on an earlier page.
 */
const kept: ClientDirective = (load, { value }, island) => {
  const wake = wakeAtInteraction(load, island, window);
  if (recall(value)) wake();
};

export default kept;

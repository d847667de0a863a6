import { recall } from '@vitrina/shared/tabStorage.ts';
import type { ClientDirective } from 'astro';
import { wakeAtInteraction } from './wake.ts';

/**
 * `client:kept="key"` hydrates an island at the visitor's first interaction with the page, or at once if an earlier page
 * has stored something under that key for this tab.
 */
const kept: ClientDirective = (load, { value }, island) => {
  const wake = wakeAtInteraction(load, island, window);
  if (recall(value)) wake();
};

export default kept;

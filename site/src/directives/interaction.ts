import type { ClientDirective } from 'astro';

/** What people do first, by whatever means. Scrolling is not among it: pages scroll by themselves when they open. */
const firstDeeds = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'];

/**
 * `client:interaction` starts an island when the visitor first does something on the page, so that loading it never
 * stands in the way of reading. An address with a query asks the island for something: then it starts at once.
 */
const interaction: ClientDirective = (load) => {
  const waiting = new AbortController();
  const start = async () => {
    waiting.abort();
    const hydrate = await load();
    await hydrate();
  };
  if (location.search !== '') return void start();
  for (const deed of firstDeeds)
    addEventListener(deed, start, { capture: true, passive: true, signal: waiting.signal });
};

export default interaction;

import type { ClientDirective } from 'astro';

/** A directive with a value of its own kind: Astro's type knows only text. */
export type Directive<Value> = (
  load: Parameters<ClientDirective>[0],
  options: { value: Value },
  island: HTMLElement,
) => void;

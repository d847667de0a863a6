import type { ClientDirective } from 'astro';

/** A client directive with a typed value; Astro's own type allows only text. */
export type Directive<Value> = (
  load: Parameters<ClientDirective>[0],
  options: { value: Value },
  island: HTMLElement,
) => void;

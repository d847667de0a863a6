import { query } from '../../dom/query.ts';
import { startTabs } from '../tabs/startTabs.ts';
import { viewName } from './text.ts';
import { currentView, showView, viewCount } from './views.ts';

const INTERVAL_MS = 5_000;

/** With fewer cards nothing moves by itself. */
const FEWEST_CARDS_TO_ADVANCE = 3;

/** No scroll event for so long means that the row has come to rest. */
const REST_MS = 100;

/** Turning and what may have stopped it start the wait for the next turn anew. */
const signsOfAttention = ['pointerenter', 'pointerleave', 'focusin', 'focusout'];

/**
 * Defines the element that Carousel.astro writes. Its rows scroll by touch as they are; this adds arrows, arrow keys, dots,
 * and that it moves on by itself. That stops under the pointer and the keyboard's focus, in a hidden tab, with
 * reduced motion and by „Пауза“, and only what a visitor turned is announced.
 */
export function defineCarousel(): void {
  customElements.define('card-carousel', Carousel);
}

class Carousel extends HTMLElement {
  #view = 0;
  #turnTimer = 0;
  #restTimer = 0;
  readonly #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

  connectedCallback() {
    startTabs(this, () => this.#startOver());
    this.#button('previous').addEventListener('click', () => this.#turnByHand(this.#view - 1));
    this.#button('next').addEventListener('click', () => this.#turnByHand(this.#view + 1));
    this.#button('pause').addEventListener('click', () => this.#togglePause());
    this.addEventListener('keydown', (event) => this.#turnByKey(event));
    // Scrolling does not bubble: it is met on its way down.
    this.addEventListener('scroll', () => this.#awaitRest(), { capture: true, passive: true });
    for (const sign of signsOfAttention) this.addEventListener(sign, () => this.#awaitTurn());
    document.addEventListener('visibilitychange', () => this.#awaitTurn());
    this.#reducedMotion.addEventListener('change', () => this.#draw());
    new ResizeObserver(() => this.#settle()).observe(this);
    this.#watchRows();
    this.#awaitTurn();
  }

  /** Lists refresh themselves: cards come and go, or another list takes their place. */
  #watchRows() {
    const rows = new MutationObserver(() => this.#settle());
    for (const panel of this.querySelectorAll('[role="tabpanel"]'))
      rows.observe(panel, { childList: true, subtree: true, attributeFilter: ['data-state'] });
  }

  #startOver() {
    this.#view = 0;
    if (this.#row) showView(this.#row, 0, 'instant');
    this.#draw();
    this.#awaitTurn();
  }

  #turn(view: number) {
    const row = this.#row;
    if (!row) return;
    this.#view = (view + viewCount(row)) % viewCount(row);
    showView(row, this.#view);
    this.#draw();
    this.#awaitTurn();
  }

  #turnByHand(view: number) {
    this.#turn(view);
    if (this.#row)
      query(this, '[data-said]', HTMLElement).textContent = viewName(this.#view + 1, viewCount(this.#row));
  }

  #turnByKey({ key, target }: KeyboardEvent) {
    // On the tabs the same keys choose a tab.
    if (target instanceof Element && target.closest('[role="tab"]')) return;
    if (key === 'ArrowLeft') this.#turnByHand(this.#view - 1);
    if (key === 'ArrowRight') this.#turnByHand(this.#view + 1);
  }

  #togglePause() {
    const pause = this.#button('pause');
    pause.ariaPressed = String(pause.ariaPressed !== 'true');
    this.#awaitTurn();
  }

  /** What may stop it is asked when the time has come, so nothing needs to be remembered. */
  #awaitTurn() {
    clearTimeout(this.#turnTimer);
    this.#turnTimer = window.setTimeout(() => {
      if (this.#mayMove && this.#isUnattended) this.#turn(this.#view + 1);
      else this.#awaitTurn();
    }, INTERVAL_MS);
  }

  #awaitRest() {
    clearTimeout(this.#restTimer);
    this.#restTimer = window.setTimeout(() => this.#settle(), REST_MS);
  }

  /** The row stands where someone left it, or is another one than before. */
  #settle() {
    const view = this.#row ? currentView(this.#row) : 0;
    if (view !== this.#view) this.#awaitTurn();
    this.#view = view;
    this.#draw();
  }

  #draw() {
    const count = this.#row ? viewCount(this.#row) : 0;
    query(this, '.carousel-controls', HTMLElement).hidden = count < 2;
    this.#button('pause').hidden = !this.#mayMove;
    const dots = query(this, '[data-dots]', HTMLElement);
    if (dots.children.length !== count) dots.replaceChildren(...this.#newDots(count));
    for (const [view, dot] of [...dots.children].entries())
      dot.ariaCurrent = view === this.#view ? 'true' : null;
  }

  #newDots(count: number) {
    return Array.from({ length: count }, (_, view) => {
      const dot = document.createElement('button');
      dot.type = 'button';
      dot.ariaLabel = viewName(view + 1, count);
      dot.addEventListener('click', () => this.#turnByHand(view));
      return dot;
    });
  }

  get #mayMove() {
    return !this.#reducedMotion.matches && (this.#row?.children.length ?? 0) >= FEWEST_CARDS_TO_ADVANCE;
  }

  get #isUnattended() {
    const isPaused = this.#button('pause').ariaPressed === 'true';
    return !isPaused && !document.hidden && !this.matches(':hover, :focus-within');
  }

  /** The row on show; none while its list loads or cannot be read. */
  get #row() {
    const rows = this.querySelectorAll<HTMLElement>('[data-shown] .carousel-row');
    return Array.from(rows).find((row) => row.offsetParent !== null);
  }

  #button(name: 'previous' | 'next' | 'pause') {
    return query(this, `[data-${name}]`, HTMLButtonElement);
  }
}

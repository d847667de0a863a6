import { query } from '../../dom/query.ts';
import { startTabs } from '../tabs/startTabs.ts';
import { viewName } from './text.ts';
import { currentView, showView, viewCount } from './views.ts';

const INTERVAL_MS = 5_000;

/** With fewer cards the carousel does not advance by itself. */
const FEWEST_CARDS_TO_ADVANCE = 3;

/** Without a scroll event for this long, the row has come to rest. */
const REST_MS = 100;

/** Each of these restarts the wait for the next advance, as every advance does. */
const signsOfAttention = ['pointerenter', 'pointerleave', 'focusin', 'focusout'];

/**
 * Defines the element that Carousel.astro writes. Its rows scroll by touch as they are; this adds arrows, arrow keys, dots
 * and automatic advancing. That stops while the pointer or the focus is inside, in a hidden tab, with reduced motion and
 * by the pause button. Only views that a visitor turned to are announced.
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
    // Scroll events do not bubble.
    this.addEventListener('scroll', () => this.#awaitRest(), { capture: true, passive: true });
    for (const sign of signsOfAttention) this.addEventListener(sign, () => this.#awaitTurn());
    document.addEventListener('visibilitychange', () => this.#awaitTurn());
    this.#reducedMotion.addEventListener('change', () => this.#draw());
    new ResizeObserver(() => this.#settle()).observe(this);
    this.#watchRows();
    this.#awaitTurn();
  }

  /** Lists refresh: cards are added and removed, or another list is shown instead. */
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
    // On the tabs the arrow keys choose a tab.
    if (target instanceof Element && target.closest('[role="tab"]')) return;
    if (key === 'ArrowLeft') this.#turnByHand(this.#view - 1);
    if (key === 'ArrowRight') this.#turnByHand(this.#view + 1);
  }

  #togglePause() {
    const pause = this.#button('pause');
    pause.ariaPressed = String(pause.ariaPressed !== 'true');
    this.#awaitTurn();
  }

  /** Whether it may move is decided only when the time is up, so no state is needed. */
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

  /** The row was scrolled by hand, or another row is on show. */
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

  /** The visible row. None while its list is loading or failed to load. */
  get #row() {
    const rows = this.querySelectorAll<HTMLElement>('[data-shown] .carousel-row');
    return Array.from(rows).find((row) => row.offsetParent !== null);
  }

  #button(name: 'previous' | 'next' | 'pause') {
    return query(this, `[data-${name}]`, HTMLButtonElement);
  }
}

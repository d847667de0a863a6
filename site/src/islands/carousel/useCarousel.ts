import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { viewName } from './text.ts';
import { currentView, showView, viewCount } from './views.ts';

const INTERVAL_MS = 5_000;

/** With fewer cards the carousel does not advance by itself. */
export const FEWEST_CARDS_TO_ADVANCE = 3;

/** The row counts as resting after this long without a scroll event. */
const REST_MS = 100;

/**
 * Turns a row of cards view by view, also automatically. Automatic advancing stops while the pointer or the focus is
 * inside, in a hidden tab, with reduced motion, and by the pause button. Only views that a visitor turned to are
 * announced.
 */
export function useCarousel(cardCount: number) {
  const root = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [view, setView] = useState(0);
  const [said, say] = useState('');
  const [isPaused, setPaused] = useState(false);
  // Counts the waits: every advance and every sign of attention starts a new one.
  const [waits, awaitTurn] = useReducer((count: number) => count + 1, 0);

  /** @returns the name of the view that is now shown. */
  const turn = (next: number) => {
    awaitTurn();
    if (!row.current) return '';
    const count = viewCount(row.current);
    const turned = (next + count) % count;
    showView(row.current, turned);
    setView(turned);
    return viewName(turned + 1, count);
  };
  const turnByHand = (next: number) => say(turn(next));
  const turnByKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    // These belong to the browser: Alt with an arrow goes back a page.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // On a tab, the arrow keys choose another tab.
    if (target instanceof Element && target.closest('[role="tab"]')) return;
    // The browser would scroll the row as well, by one card.
    event.preventDefault();
    turnByHand(key === 'ArrowLeft' ? view - 1 : view + 1);
  };
  const startOver = () => {
    if (row.current) showView(row.current, 0, 'instant');
    setView(0);
    say('');
    awaitTurn();
  };

  const advance = useEffectEvent(() => {
    const mayMove = cardCount >= FEWEST_CARDS_TO_ADVANCE && !isPaused && isUnattended(root.current);
    if (!mayMove) return awaitTurn();
    turn(view + 1);
    say('');
  });
  useEffect(() => {
    // If the island was hydrated because it is due to advance, the first wait is already over: see `client:attention`.
    if (waits === 0 && root.current?.closest('[data-due]')) return advance();
    const timer = setTimeout(() => advance(), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  useEffect(() => {
    document.addEventListener('visibilitychange', awaitTurn);
    return () => document.removeEventListener('visibilitychange', awaitTurn);
  }, []);

  /** Adopts the scroll position after the row was scrolled by hand or its cards or width have changed. */
  const settle = useEffectEvent(() => {
    const settled = row.current ? currentView(row.current) : 0;
    if (settled === view) return;
    setView(settled);
    say('');
    awaitTurn();
  });
  const [scrolls, awaitRest] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setTimeout(() => settle(), REST_MS);
    return () => clearTimeout(timer);
  }, [scrolls, cardCount]);
  // A layout effect, so that the view is right before a press from before hydration is repeated.
  useLayoutEffect(() => {
    const onResize = () => settle();
    onResize();
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);

  return {
    said,
    startOver,
    root: {
      ref: root,
      onKeyDown: turnByKey,
      onPointerEnter: awaitTurn,
      onPointerLeave: awaitTurn,
      onFocus: awaitTurn,
      onBlur: awaitTurn,
    },
    row: { ref: row, onScroll: awaitRest },
    controls: { view, turn: turnByHand, isPaused, setPaused },
  };
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether nobody is occupied with the carousel, so that it may move. */
const isUnattended = (root: HTMLElement | null) =>
  !document.hidden && !reducedMotion() && !root?.matches(':hover, :focus-within');

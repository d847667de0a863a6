/** A row of cards scrolls by views: as many cards as stand side by side, which `--per-view` of its styles says. */

/** How many views the row has. */
export const viewCount = (row: HTMLElement) => Math.ceil(row.children.length / cardsPerView(row));

/** The view that the row shows or comes nearest to. */
export function currentView(row: HTMLElement): number {
  const distances = Array.from({ length: viewCount(row) }, (_, view) =>
    Math.abs(leftOf(row, view) - row.scrollLeft),
  );
  return Math.max(distances.indexOf(Math.min(...distances)), 0);
}

/** Slides the row to a view, or puts it there at once; reduced motion makes every slide instant. */
export function showView(row: HTMLElement, view: number, behavior: 'auto' | 'instant' = 'auto'): void {
  row.scrollTo({ left: leftOf(row, view), behavior });
}

/** The last view is filled up from the left: it ends where the row ends. */
function leftOf(row: HTMLElement, view: number): number {
  const cards = row.children as HTMLCollectionOf<HTMLElement>;
  const [first] = cards;
  const card = cards[view * cardsPerView(row)];
  if (!first || !card) return 0;
  return Math.min(card.offsetLeft - first.offsetLeft, row.scrollWidth - row.clientWidth);
}

const cardsPerView = (row: HTMLElement) => Number(getComputedStyle(row).getPropertyValue('--per-view')) || 1;

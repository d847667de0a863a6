/** A view is as many cards as fit side by side: `--per-view` in the row's styles. */

export const viewCount = (row: HTMLElement) => Math.ceil(row.children.length / cardsPerView(row));

/** The view nearest to the scroll position. */
export function currentView(row: HTMLElement): number {
  const distances = Array.from({ length: viewCount(row) }, (_, view) =>
    Math.abs(leftOf(row, view) - row.scrollLeft),
  );
  return Math.max(distances.indexOf(Math.min(...distances)), 0);
}

/** Scrolls the row to a view. With reduced motion always at once. */
export function showView(row: HTMLElement, view: number, behavior: 'auto' | 'instant' = 'auto'): void {
  row.scrollTo({ left: leftOf(row, view), behavior });
}

/** The last view ends where the row ends, so it may start with cards of the view before. */
function leftOf(row: HTMLElement, view: number): number {
  const cards = row.children as HTMLCollectionOf<HTMLElement>;
  const [first] = cards;
  const card = cards[view * cardsPerView(row)];
  if (!first || !card) return 0;
  return Math.min(card.offsetLeft - first.offsetLeft, row.scrollWidth - row.clientWidth);
}

const cardsPerView = (row: HTMLElement) => Number(getComputedStyle(row).getPropertyValue('--per-view')) || 1;

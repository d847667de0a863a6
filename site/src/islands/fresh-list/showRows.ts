import { query } from '../../dom/query.ts';

/** Writes a row into its card. Must be idempotent. */
export type FillCard<Row> = (card: HTMLElement, row: Row) => void;

/**
 * Updates the list in `root` to the given rows, in their order. Cards are matched to rows by `data-id`, new ones are made
 * from the `<template>` in `root`. Without a difference the DOM is not touched.
 */
export function showRows<Row extends { id: string }>(
  root: HTMLElement,
  rows: readonly Row[],
  fillCard: FillCard<Row>,
): void {
  const list = query(root, '[data-rows]', HTMLElement);
  const blank = query(root, 'template', HTMLTemplateElement);
  const cards = cardsById(list);

  const ids = new Set(rows.map(({ id }) => id));
  for (const [id, card] of cards) if (!ids.has(id)) card.remove();

  rows.forEach((row, index) => {
    const card = cards.get(row.id) ?? newCard(blank, row.id);
    fillCard(card, row);
    const place = list.children[index];
    if (place !== card) list.insertBefore(card, place ?? null);
  });
}

function cardsById(list: HTMLElement): Map<string, HTMLElement> {
  const cards = list.querySelectorAll<HTMLElement>(':scope > [data-id]');
  return new Map(Array.from(cards, (card) => [card.dataset.id ?? '', card]));
}

function newCard(blank: HTMLTemplateElement, id: string): HTMLElement {
  const card = query(document.importNode(blank.content, true), '[data-id]', HTMLElement);
  card.dataset.id = id;
  return card;
}

import { query } from '../../dom/query.ts';

/** Writes a row into its card. Called again for the same row, it must change nothing. */
export type FillCard<Row> = (card: HTMLElement, row: Row) => void;

/**
 * Brings the list in `root` to the given rows, in their order. A card belongs to the row of its `data-id`; new cards are
 * made from the `<template>` in `root`. Where nothing differs, nothing in the page is touched.
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

/** Amounts of money as they stand in a text: „255,65 €“, „1 200 – 1 500 лв.“, „800+ лв.“. */
export const amountsIn = (text: string): string[] =>
  text.replaceAll('\u00a0', ' ').match(/\d[\d ]*(,\d+)?(( – |–)\d[\d ]*(,\d+)?)?\+? (€|лв\.)/g) ?? [];

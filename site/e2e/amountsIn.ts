/** The amounts of money in a text, such as „255,65 €“, „1 200 – 1 500 лв.“ and „800+ лв.“. */
export const amountsIn = (text: string): string[] =>
  text.replaceAll('\u00a0', ' ').match(/\d[\d ]*(,\d+)?(( – |–)\d[\d ]*(,\d+)?)?\+? (€|лв\.)/g) ?? [];

/**
 * A CSV file that a Bulgarian Excel opens correctly with a double click: with semicolons, because the comma is its decimal
 * separator, and with a byte order mark, because without one it garbles Cyrillic.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.join(';')}\r\n`).join('')}`;

/** Keeps a spreadsheet from running what a visitor typed as a formula. Line breaks and tabs may precede the sign. */
export const textCell = (typed: string): string =>
  quoted(/^\s*[=+\-@＝＋－＠]/.test(typed) || /^[\t\r]/.test(typed) ? `'${typed}` : typed);

/** A formula that yields the number as text: a spreadsheet would drop a plus sign or leading zero from a bare number. */
export const phoneCell = (phone: string): string =>
  /^[+(]?\d[\d ()/.-]*$/.test(phone) ? quoted(`="${phone}"`) : textCell(phone);

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/**
 * Rows of cells as a file that Excel opens with a double click in Bulgaria: semicolons, because the comma is its decimal
 * sign, and a byte order mark, because without one it takes Cyrillic for something else.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.join(';')}\r\n`).join('')}`;

/** What a visitor typed is never a formula: a spreadsheet would run it. Line ends and tabs may come before the sign. */
export const textCell = (typed: string): string =>
  quoted(/^\s*[=+\-@＝＋－＠]/.test(typed) || /^[\t\r]/.test(typed) ? `'${typed}` : typed);

/** As a formula that is this text: a spreadsheet takes a bare number for a sum and drops its plus or its zero. */
export const phoneCell = (phone: string): string =>
  /^[+(]?\d[\d ()/.-]*$/.test(phone) ? quoted(`="${phone}"`) : textCell(phone);

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

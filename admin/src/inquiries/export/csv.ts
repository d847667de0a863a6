/**
 * Rows as a file that Excel opens with a double click in Bulgaria: semicolons, because the comma is its decimal sign,
 * and a byte order mark, because without one it takes Cyrillic for something else.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(csvLine).join('')}`;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(';')}\r\n`;

const quoted = (cell: string) => `"${harmless(cell).replaceAll('"', '""')}"`;

/** What a visitor typed is never a formula: a spreadsheet would run it. Line ends and tabs may come before the sign. */
const harmless = (cell: string) =>
  /^\s*[=+\-@＝＋－＠]/.test(cell) || /^[\t\r]/.test(cell) ? `'${cell}` : cell;

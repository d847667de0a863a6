import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../root.ts';

/** The rows of a table in the order of the repository's file, which names the columns; the database decides over them. */
export async function firstRows(table: 'faqs' | 'packages' | 'prices' | 'testimonials') {
  const file = await readFile(join(root, 'site', 'src', 'content', `${table}.yaml`), 'utf8');
  const rows: Record<string, string | number | boolean>[] = parse(file);
  return rows.map((row, order_index) => ({ ...row, order_index }));
}

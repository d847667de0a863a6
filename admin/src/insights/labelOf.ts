import type { Measure } from '../providers/pageOverview.ts';
import { text } from './text.ts';

/** What is read in place of a stored label: a page's name where it has one, its path where not. */
export function labelOf(measure: Measure, label: string): string {
  if (measure === 'source') return text.sources[label] ?? label;
  if (measure === 'visit') return label === '' ? text.direct : label;
  const [, article] = /^\/blog\/(\d+)$/.exec(label) ?? [];
  return article ? text.article(article) : (text.pages[label] ?? label);
}

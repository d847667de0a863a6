import type { Measure } from '../providers/pageOverview.ts';
import { text } from './text.ts';

/** The text for a stored label: a page's name, or its path if it has none. */
export function labelOf(measure: Measure, label: string): string {
  if (measure === 'source') return text.sources[label] ?? label;
  if (label === '') return text.direct;
  if (measure === 'visit') return label;
  const [, article] = /^\/blog\/(\d+)$/.exec(label) ?? [];
  return article ? text.article(article) : (text.pages[label] ?? label);
}

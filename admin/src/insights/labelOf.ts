import type { ServiceTitles } from '@vitrina/shared/text.ts';
import type { ArticleTitles } from '../providers/articleTitles.ts';
import type { Measure } from '../providers/pageOverview.ts';
import { text } from './text.ts';

/** What the studio calls the pages whose texts it writes. */
export interface Titles {
  services: ServiceTitles;
  articles: ArticleTitles;
}

/** The text for a stored label: a page's name, or its path if it has none. */
export function labelOf(measure: Measure, label: string, { services, articles }: Titles): string {
  if (measure === 'source') return text.sources[label] ?? label;
  if (label === '') return text.direct;
  if (measure === 'visit') return label;
  const [, folder, id = ''] = /^\/(services|blog)\/([^/]+)$/.exec(label) ?? [];
  const article = folder === 'blog' && titleIn(articles, id);
  const service = folder === 'services' && titleIn(services, id);
  if (article) return text.article(article);
  if (service) return names.has(service) ? text.service(service) : service;
  return text.pages[label] ?? label;
}

/** Anybody can have a page counted, also one named like what every object has, such as `constructor`. */
const titleIn = (titles: Titles[keyof Titles], id: string) =>
  Object.hasOwn(titles, id) ? titles[id] : undefined;

/** A service may be called as another page is. */
const names = new Set(Object.values(text.pages));

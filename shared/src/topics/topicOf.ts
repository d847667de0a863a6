import { orderTitle } from '../orders.ts';
import { NO_TEMPLATE, serviceLabel, serviceLabels } from '../services.ts';
import type { ServiceTitles } from '../text.ts';
import { aiPackages } from './text.ts';

/** The packages of AI images, by the title under which an order of one is stored. */
export const orderLabels: ReadonlyMap<string, string> = new Map(
  Object.entries(aiPackages).map(([type, label]) => [orderTitle(type), label]),
);

/** What somebody asked for, in words: a service, a package, or in quotes what the visitor typed or chose. */
export const topicOf = (asked: string, titles: ServiceTitles): string =>
  orderLabels.get(asked) ?? serviceLabel(asked, titles);

/** The same for the middle of a sentence; nothing where the words would say nothing there. */
export const topicNameOf = (asked: string, titles: ServiceTitles): string | undefined =>
  SAYS_NOTHING.includes(asked)
    ? undefined
    : (orderLabels.get(asked) ?? serviceLabels(titles).get(asked) ?? asked);

const SAYS_NOTHING = [NO_TEMPLATE, 'other'];

import { orderTitle } from '../orders.ts';
import { NO_TEMPLATE, serviceLabel, serviceLabels } from '../services.ts';
import type { ServiceTitles } from '../text.ts';
import { aiPackages } from './text.ts';

/** The packages of AI images, by the title of a stored order. */
export const orderLabels: ReadonlyMap<string, string> = new Map(
  Object.entries(aiPackages).map(([type, label]) => [orderTitle(type), label]),
);

/** The label of what somebody asked for: a service, a package, or in quotes what the visitor typed or chose. */
export const topicOf = (asked: string, titles: ServiceTitles): string =>
  orderLabels.get(asked) ?? serviceLabel(asked, titles);

/** The same for use within a sentence; undefined where the label would say nothing. */
export const topicNameOf = (asked: string, titles: ServiceTitles): string | undefined =>
  SAYS_NOTHING.includes(asked)
    ? undefined
    : (orderLabels.get(asked) ?? serviceLabels(titles).get(asked) ?? asked);

const SAYS_NOTHING = [NO_TEMPLATE, 'other'];

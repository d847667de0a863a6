import { getCollection } from 'astro:content';
import type { Price } from '@vitrina/shared/money.ts';
import type { PricedItem } from './prices.ts';

/** What a price tag on the inquiry form says of a priced item, and which service it belongs to. */
export interface PricedChoice {
  name: string;
  price: Price;
  service: string;
  /** Paid each month. */
  isMonthly?: true;
}

/** Every priced item, by its id. */
export async function pricedChoices(): Promise<Record<string, PricedChoice>> {
  const entries = await getCollection('prices');
  return Object.fromEntries(
    entries.map(({ id, data: { name, price, group } }) => [
      id,
      {
        name,
        price,
        service: serviceOf[group](id),
        ...(/maintenance$/.test(group) && { isMonthly: true as const }),
      },
    ]),
  );
}

const serviceOf: Record<PricedItem['group'], (id: string) => string> = {
  services: (id) => id.replace('service-', ''),
  sites: () => 'websites',
  packages: () => 'websites',
  maintenance: () => 'other',
  'voluntary-maintenance': () => 'other',
  edits: () => 'other',
  ai: (id) => (id === 'ai-logo' ? 'logo-design' : 'other'),
};

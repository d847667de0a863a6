import type { Price } from '@vitrina/shared/money.ts';
import { type PricedItem, pricesInOrder } from './prices.ts';

/** What the price tag on the inquiry form shows for a priced item, and the service that the item belongs to. */
export interface PricedChoice {
  name: string;
  price: Price;
  service: string;
  /** Paid monthly. */
  isMonthly?: true;
}

/** All priced items by their ids. */
export async function pricedChoices(): Promise<Record<string, PricedChoice>> {
  return Object.fromEntries(
    (await pricesInOrder()).map(({ id, name, price, group }) => [
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

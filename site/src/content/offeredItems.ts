import type { Price } from '@vitrina/shared/money.ts';
import { type PricedItem, pricesInOrder } from './prices.ts';

/** What the price tag on the inquiry form shows for an item, and the service that the item belongs to. */
export interface OfferedItem {
  name: string;
  /** Missing if the studio tells it for each order. */
  price?: Price;
  /** What is paid for, such as an article. */
  unit?: string | null;
  service: string;
  /** Paid monthly. */
  isMonthly?: true;
}

/** A video, whose price depends on its length and scenes. */
export const aiVideo = { id: 'ai-video', name: 'AI видео', service: 'other' };

/** Everything that a choice can name, by its id: all priced items and the video. */
export async function offeredItems(): Promise<Record<string, OfferedItem>> {
  const { id, ...video } = aiVideo;
  return {
    [id]: video,
    ...Object.fromEntries(
      (await pricesInOrder()).map(({ id, name, price, unit, group }) => [
        id,
        {
          name,
          price,
          unit,
          service: serviceOf[group](id),
          ...(/maintenance$/.test(group) && { isMonthly: true as const }),
        },
      ]),
    ),
  };
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

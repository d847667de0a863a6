import { type CollectionEntry, getCollection } from 'astro:content';
import type { Price } from '@vitrina/shared/money.ts';
import { priceOf } from '../../content/prices.ts';
import { inquiryAddress } from '../../inquiryChoice.ts';

type PackageId = CollectionEntry<'packages'>['data']['id'];

/** From the smallest to the largest, each with the shop whose colours its awning has. */
const shops = {
  informational: 'websites',
  reservations: 'advertising',
  platform: 'ai',
} as const satisfies Record<PackageId, string>;

export type PackageShop = (typeof shops)[PackageId];

export interface SitePackage {
  name: string;
  price: Price;
  shop: PackageShop;
  isRecommended: boolean;
  audience: string;
  rows: CollectionEntry<'packages'>['data']['rows'];
  /** Where the inquiry form is opened with this package chosen. */
  inquiry: string;
}

export async function sitePackages(): Promise<SitePackage[]> {
  const ids = Object.keys(shops);
  const packages = await getCollection('packages');
  return Promise.all(
    packages
      .toSorted((a, b) => ids.indexOf(a.data.id) - ids.indexOf(b.data.id))
      .map(async ({ data: { id, price: priceId, is_recommended: isRecommended, audience, rows } }) => {
        const { name, price } = await priceOf(priceId);
        const inquiry = inquiryAddress({ items: { [priceId]: 1 } });
        return { name, price, shop: shops[id], isRecommended, audience, rows, inquiry };
      }),
  );
}

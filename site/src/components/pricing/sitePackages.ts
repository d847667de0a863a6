import type { CollectionEntry } from 'astro:content';
import type { Price } from '@vitrina/shared/money.ts';
import { entriesInOrder } from '../../content/entriesInOrder.ts';
import { priceOf } from '../../content/prices.ts';
import { inquiryAddress } from '../../inquiryChoice.ts';

export interface SitePackage extends Omit<CollectionEntry<'packages'>['data'], 'price'> {
  price: Price;
  /** Where the inquiry form is opened with this package chosen. */
  inquiry: string;
}

export async function sitePackages(): Promise<SitePackage[]> {
  const packages = await entriesInOrder('packages');
  return Promise.all(
    packages.map(async ({ data }) => ({
      ...data,
      price: (await priceOf(data.price.id)).price,
      inquiry: inquiryAddress({ items: { [data.price.id]: 1 } }),
    })),
  );
}

import type { CollectionEntry } from 'astro:content';
import type { Price } from '@vitrina/shared/money.ts';
import { entriesInOrder } from '../../content/entriesInOrder.ts';
import { priceOf } from '../../content/prices.ts';

export type SitePackage = Omit<CollectionEntry<'packages'>['data'], 'price'> & { price: Price };

export async function sitePackages(): Promise<SitePackage[]> {
  const packages = await entriesInOrder('packages');
  return Promise.all(
    packages.map(async ({ data }) => ({ ...data, price: (await priceOf(data.price.id)).price })),
  );
}

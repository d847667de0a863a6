import type { CollectionEntry } from 'astro:content';
import type { Price } from '@vitrina/shared/money.ts';
import { PACKAGES } from '@vitrina/shared/packages.ts';
import type { PricedItem } from '../../content/prices.ts';
import { inquiryAddress } from '../../inquiryChoice.ts';

export type PackageRow = CollectionEntry<'packages'>['data'];

/** The shop that gives a package's awning the colours. */
const shops = {
  informational: 'websites',
  reservations: 'advertising',
  platform: 'ai',
} as const satisfies Record<PackageRow['id'], string>;

export type PackageShop = (typeof shops)[PackageRow['id']];

export interface SitePackage {
  name: string;
  price: Price;
  shop: PackageShop;
  isRecommended: boolean;
  audience: string;
  rows: PackageRow['rows'];
  /** Link to the inquiry form with this package chosen. */
  inquiry: string;
}

/** The packages from the smallest to the largest. */
export const packagesOf = (rows: readonly PackageRow[], prices: readonly PricedItem[]): SitePackage[] =>
  PACKAGES.flatMap((wanted) =>
    rows
      .filter(({ id }) => id === wanted)
      .flatMap(({ id, price: priceId, is_recommended: isRecommended, audience, rows }) =>
        prices
          .filter((item) => item.id === priceId)
          .map(({ name, price }) => ({
            ...{ name, price, shop: shops[id], isRecommended, audience, rows },
            inquiry: inquiryAddress({ items: { [priceId]: 1 } }),
          })),
      ),
  );

import { type Currencies, formatPricePer } from '@vitrina/shared/money.ts';
import { imageTypes } from '@vitrina/shared/schemas/aiOrder.ts';
import type { PricedItem } from '../../content/prices.ts';
import type { ImagePackage } from './PackageChoice.tsx';

/** The AI picture packages that can be ordered, with formatted prices. */
export const imagePackages = (
  prices: readonly Pick<PricedItem, 'id' | 'name' | 'note' | 'price' | 'unit'>[],
  currencies: Currencies,
): ImagePackage[] =>
  imageTypes.flatMap((imageType) =>
    prices
      .filter(({ id }) => id === `ai-${imageType}`)
      .map((item) => ({
        imageType,
        name: item.name,
        note: item.note,
        price: formatPricePer(item, currencies),
      })),
  );

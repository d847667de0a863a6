import { priceOfRow } from '@vitrina/shared/priceOfRow.ts';
import { Packages } from '../../components/pricing/Packages.tsx';
import { PriceList } from '../../components/pricing/PriceList.tsx';
import { Receipt } from '../../components/pricing/Receipt.tsx';
import { packagesOf } from '../../components/pricing/sitePackage.ts';
import { PriceTag } from '../../components/ui/PriceTag.tsx';
import type { PricedItem } from '../../content/prices.ts';
import type { Row } from '../../data/fetchRows.ts';
import { imagePackages } from '../ai-order/imagePackages.ts';
import { PackageChoice } from '../ai-order/PackageChoice.tsx';
import { type PreviewProps, withWritten } from './builtWords.ts';
import { previewText } from './text.ts';

/** The preview of a price, which may be unfinished, within its price list. */
export function PricePreview({ previewed, built }: PreviewProps) {
  const { packages, studio } = built;
  const prices = withWritten(built.prices, previewed, (row) => itemOf(previewed.content, row));
  const written = prices.find(({ id }) => id === previewed.key) ?? prices.at(-1);
  switch (written?.group) {
    case 'sites':
      return (
        <div className="page-width py-section">
          <PriceList items={prices.filter(({ group }) => group === 'sites')} currencies={studio} />
        </div>
      );
    case 'packages':
      return <Packages packages={packagesOf(packages, prices)} studio={studio} />;
    case 'ai':
      return (
        <div className="page-width max-w-form py-section">
          <PackageChoice packages={imagePackages(prices, studio)} />
        </div>
      );
    case 'services':
      return (
        <p className="page-width py-section text-[2.25rem]">
          <PriceTag price={written.price} unit={written.unit} currencies={studio} />
        </p>
      );
    default:
      return (
        <div className="page-width max-w-176 py-section">
          <Receipt prices={prices} currencies={studio} />
        </div>
      );
  }
}

/** Fills in what is missing of an unfinished price; without an amount, or with one that cannot be read, it is 0. */
function itemOf(content: Readonly<Record<string, unknown>>, built: PricedItem | undefined): PricedItem {
  const written = content as Partial<Row<'prices'>>;
  const row = {
    cents: numberIn(written.cents) ?? 0,
    cents_to: numberIn(written.cents_to),
    currency: written.currency === 'BGN' ? ('BGN' as const) : ('EUR' as const),
    is_from: written.is_from ?? false,
    is_plus: written.is_plus ?? false,
  };
  return {
    ...{ id: '', order_index: 0, ...built, ...row },
    group: written.price_group as PricedItem['group'],
    name: written.name?.trim() || previewText.untitled,
    note: written.note ?? null,
    unit: written.unit ?? null,
    price: priceOfRow(row),
  };
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : null);

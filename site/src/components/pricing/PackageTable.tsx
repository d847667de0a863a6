import type { Currencies } from '@vitrina/shared/money.ts';
import type { ReactNode } from 'react';
import { packageRows } from '../../content/packageRows.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import { PackageAwning } from './PackageAwning.tsx';
import { PackageButton } from './PackageButton.tsx';
import { PackageValue } from './PackageValue.tsx';
import { PriceLines } from './PriceLines.tsx';
import type { SitePackage } from './sitePackage.ts';
import { pricingText } from './text.ts';

interface Props {
  packages: readonly SitePackage[];
  currencies: Currencies;
}

/** The packages side by side. Negative margins cancel the table's spacing before the first and after the last column. */
export function PackageTable({ packages, currencies }: Props) {
  return (
    <table className="-mx-7 w-[calc(100%+3.5rem)] table-fixed border-separate border-spacing-x-7 border-spacing-y-0 text-left font-medium">
      <caption className="sr-only">{pricingText.table}</caption>
      <thead>
        <tr>
          <td className="w-63" />
          {packages.map(({ name, shop }) => (
            <Head key={shop} name={name} shop={shop} />
          ))}
        </tr>
      </thead>
      <tbody className="align-top">
        <tr>
          <th scope="row">
            <span className="sr-only">{pricingText.price}</span>
          </th>
          {packages.map(({ shop, price }) => (
            <Cell key={shop} className="py-1">
              <PriceLines price={price} currencies={currencies} />
            </Cell>
          ))}
        </tr>
        <tr>
          <th scope="row">
            <span className="sr-only">{pricingText.audience}</span>
          </th>
          {packages.map(({ shop, audience }) => (
            <Cell key={shop} className="pt-4 pb-7 text-small/[1.55] text-muted">
              <BoundText>{audience}</BoundText>
            </Cell>
          ))}
        </tr>
        {packageRows.map(({ id, label }) => (
          <tr key={id}>
            <th scope="row" className="border-t border-stone-deep pt-4.25 pr-7 pb-4.5 font-semibold">
              <BoundText>{label}</BoundText>
            </th>
            {packages.map(({ shop, rows }) => (
              <Cell key={shop} isRuled className="pt-4.25 pb-4.5">
                <PackageValue value={rows[id]} />
              </Cell>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">
            <span className="sr-only">{pricingText.inquiry}</span>
          </th>
          {packages.map((each) => (
            <Cell key={each.shop} isRuled isLast className="pt-5.75 pb-8">
              <PackageButton {...each} />
            </Cell>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** The top of a package's column: its name, below an awning that is wider than the paper. */
const Head = ({ name, shop }: Pick<SitePackage, 'name' | 'shop'>) => (
  <th scope="col" className="border-x border-line bg-surface align-top">
    <div className="-mx-2.5">
      <PackageAwning shop={shop} />
    </div>
    <div className="px-6.75 pt-9 pb-4.5 font-display text-[1.875rem] leading-[1.05] font-extrabold text-balance">
      <BoundText>{name}</BoundText>
    </div>
  </th>
);

interface CellProps {
  isRuled?: boolean;
  isLast?: boolean;
  className: string;
  children: ReactNode;
}

const PAPER = 'border-x border-line bg-surface px-6.75';

/** A cell in the column of a package. The column looks like a sheet of paper, with rules inside its margins. */
const Cell = ({ isRuled = false, isLast = false, className, children }: CellProps) => (
  <td className={isLast ? `${PAPER} border-b-12 border-b-bottle` : PAPER}>
    <div className={isRuled ? `border-t border-stone-deep ${className}` : className}>{children}</div>
  </td>
);

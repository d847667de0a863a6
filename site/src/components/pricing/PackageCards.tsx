import type { Currencies } from '@vitrina/shared/money.ts';
import { packageRows } from '../../content/packageRows.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import { PackageAwning } from './PackageAwning.tsx';
import { PackageButton } from './PackageButton.tsx';
import { PackageValue } from './PackageValue.tsx';
import { PriceLines } from './PriceLines.tsx';
import type { SitePackage } from './sitePackage.ts';

interface Props {
  packages: readonly SitePackage[];
  currencies: Currencies;
}

/** The packages below each other, for screens too narrow for PackageTable.tsx. */
export function PackageCards({ packages, currencies }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-9 md:max-w-form">
      {packages.map(({ name, price, inquiry, shop, isRecommended, audience, rows }) => (
        <li key={shop} className="@container">
          <div className="-mx-[9px]">
            <PackageAwning shop={shop} />
          </div>
          <div className="-mt-6 border border-b-10 @max-[16rem]:[&_.nowrap]:whitespace-normal border-line border-b-bottle bg-surface px-5.5 pt-13 pb-7">
            <h3 className="mb-4 text-[1.875rem]">
              <BoundText isHeading>{name}</BoundText>
            </h3>
            <PriceLines price={price} currencies={currencies} />
            <p className="my-4.5 text-small/6 text-muted">
              <BoundText>{audience}</BoundText>
            </p>
            <dl className="mb-5">
              {packageRows.map(({ id, label }) => (
                <div
                  key={id}
                  className="flex gap-x-4 border-t border-line py-3 font-medium @max-[16rem]:flex-wrap"
                >
                  <dt>
                    <BoundText>{label}</BoundText>
                  </dt>
                  <dd className="ml-auto text-right">
                    <PackageValue value={rows[id]} isBrief />
                  </dd>
                </div>
              ))}
            </dl>
            <PackageButton name={name} inquiry={inquiry} isRecommended={isRecommended} />
          </div>
        </li>
      ))}
    </ul>
  );
}

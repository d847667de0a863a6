import type { Currencies } from '@vitrina/shared/money.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import { PackageCards } from './PackageCards.tsx';
import { PackageTable } from './PackageTable.tsx';
import type { SitePackage } from './sitePackage.ts';
import { exactPrice, pricingText } from './text.ts';

interface Props {
  packages: readonly SitePackage[];
  currencies: Currencies;
}

/** The packages, for the pricing page and for the preview. */
export function Packages(props: Props) {
  return (
    <section className="page-width pb-section" aria-labelledby="packages-title">
      <h2 id="packages-title" className="sr-only">
        {pricingText.packages}
      </h2>
      <div className="hidden min-[68.75rem]:block">
        <PackageTable {...props} />
      </div>
      <div className="min-[68.75rem]:hidden">
        <PackageCards {...props} />
      </div>
      <p className="mt-9 text-small/6 text-muted">
        <BoundText>{exactPrice + (props.currencies.shows_leva ? pricingText.rate : '')}</BoundText>
      </p>
    </section>
  );
}

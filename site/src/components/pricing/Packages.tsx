import type { StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import { PackageCards } from './PackageCards.tsx';
import { PackageTable } from './PackageTable.tsx';
import type { SitePackage } from './sitePackage.ts';
import { exactPrice, pricingText, vatSentence } from './text.ts';

interface Props {
  packages: readonly SitePackage[];
  studio: Pick<StudioFacts, 'shows_leva' | 'vat'>;
}

/** The packages, for the pricing page and for the preview. */
export function Packages({ packages, studio }: Props) {
  return (
    <section className="page-width pb-section" aria-labelledby="packages-title">
      <h2 id="packages-title" className="sr-only">
        {pricingText.packages}
      </h2>
      <div className="hidden min-[68.75rem]:block">
        <PackageTable packages={packages} currencies={studio} />
      </div>
      <div className="min-[68.75rem]:hidden">
        <PackageCards packages={packages} currencies={studio} />
      </div>
      <p className="mt-9 text-small/6 text-muted">
        <BoundText>{`${exactPrice} ${vatSentence[studio.vat]}${studio.shows_leva ? pricingText.rate : ''}`}</BoundText>
      </p>
    </section>
  );
}

import { BoundText } from '../../typography/BoundText.tsx';
import type { SitePackage } from './sitePackage.ts';
import { pricingText } from './text.ts';

type Props = Pick<SitePackage, 'name' | 'inquiry' | 'isRecommended'>;

export const PackageButton = ({ name, inquiry, isRecommended }: Props) => (
  <a href={inquiry} className={isRecommended ? 'button w-full' : 'button button-ghost w-full'}>
    {pricingText.choosePackage}
    <span className="sr-only">
      <BoundText>{pricingText.quoted(name)}</BoundText>
    </span>
  </a>
);

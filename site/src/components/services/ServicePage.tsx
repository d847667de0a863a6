import type { StudioFacts } from '@vitrina/shared/studioFacts.ts';
import type { ReactNode } from 'react';
import type { PricedItem } from '../../content/prices.ts';
import type { Service } from '../../content/services.ts';
import { choiceOfService, inquiryAddress } from '../../inquiryChoice.ts';
import type { BuiltPicture } from '../../pictures/buildPicture.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import { Faqs } from '../faq/Faqs.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { Pave } from '../ui/Pave.tsx';
import { ServiceFeatures } from './ServiceFeatures.tsx';
import { ServiceGallery } from './ServiceGallery.tsx';
import { ServiceIntro } from './ServiceIntro.tsx';
import { ServiceSign } from './ServiceSign.tsx';
import { serviceText } from './text.ts';

interface Props {
  /** Its answers contain formatted prices instead of price ids. */
  service: Service<BuiltPicture>;
  item: Pick<PricedItem, 'price' | 'unit'>;
  studio: Pick<StudioFacts, 'phones' | 'shows_leva'>;
  /** Shown after the gallery. */
  trades?: ReactNode;
  /** The neighbouring shops. */
  neighbours?: ReactNode;
}

/** The whole page of a service, also for its preview. */
export function ServicePage({ service, item, studio, trades, neighbours }: Props) {
  const { id, title, features, gallery_title, gallery, faqs, closing_title, closing_text } = service;
  const [phone = ''] = studio.phones;
  return (
    <>
      <div data-shop={id}>
        <Crumbs parent={{ label: serviceText.allServices, href: '/services' }} current={title} />
        <ServiceSign title={title} item={item} currencies={studio} />
        <ServiceIntro {...service} />
        <ServiceFeatures features={features} />
        <ServiceGallery title={gallery_title} pictures={gallery} />
        {trades}
      </div>
      <Faqs faqs={faqs} />
      {neighbours}
      <Pave
        title={closing_title}
        phone={phone}
        action={
          <a className="button" href={inquiryAddress(choiceOfService(id))}>
            {serviceText.ask}
          </a>
        }
      >
        <BoundText>{closing_text}</BoundText>
      </Pave>
    </>
  );
}

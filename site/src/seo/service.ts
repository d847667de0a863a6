import { brand } from '@vitrina/shared/brand.ts';
import type { Offer, Service, WithContext } from 'schema-dts';
import { pageUrl } from './pageUrl.ts';
import { studioReference } from './studio.ts';

interface ServiceFacts {
  name: string;
  description: string;
  /** Path of its page. */
  path: string;
  /** Path of its picture. */
  picture: string;
  offers: Offer | Offer[];
}

export function serviceJsonLd({
  name,
  description,
  path,
  picture,
  offers,
}: ServiceFacts): WithContext<Service> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description,
    url: pageUrl(path),
    image: pageUrl(picture),
    provider: studioReference,
    areaServed: { '@type': 'Country', name: brand.country },
    offers,
  };
}

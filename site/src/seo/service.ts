import type { CollectionEntry } from 'astro:content';
import { brand } from '@vitrina/shared/brand.ts';
import type { Price } from '@vitrina/shared/money.ts';
import type { Service, WithContext } from 'schema-dts';
import { offer } from './offer.ts';
import { pageUrl } from './pageUrl.ts';
import { studioReference } from './studio.ts';

/** A service with what it costs at least. */
export function serviceJsonLd({ id, data }: CollectionEntry<'services'>, price: Price): WithContext<Service> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: data.title,
    description: data.summary,
    url: pageUrl(`/services/${id}`),
    image: pageUrl(data.display.picture.src),
    provider: studioReference,
    areaServed: { '@type': 'Country', name: brand.country },
    offers: offer(price),
  };
}

import type { ImageMetadata } from 'astro';
import type { Offer, Service, WithContext } from 'schema-dts';
import { asUploaded } from '../pictures/asUploaded.ts';
import { areaServed } from './areaServed.ts';
import { pageUrl } from './pageUrl.ts';
import { studioReference } from './studio.ts';

interface ServiceFacts {
  name: string;
  description: string;
  /** The path of its page. */
  path: string;
  /** Or its path. */
  picture: ImageMetadata | string;
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
    image: pageUrl(typeof picture === 'string' ? asUploaded(picture).src : picture.src),
    provider: studioReference,
    areaServed,
    offers,
  };
}

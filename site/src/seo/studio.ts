import { brand } from '@vitrina/shared/brand.ts';
import type { ProfessionalService, WithContext } from 'schema-dts';
import { pageUrl } from './pageUrl.ts';

const id = pageUrl('/#studio');

const { opens, closes } = brand.workingHours;
const fullHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** A reference to the studio. */
export const studioReference = { '@id': id, '@type': 'ProfessionalService', name: brand.name } as const;

/** The studio itself, as a local business. */
export function studioJsonLd(): WithContext<ProfessionalService> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': id,
    name: brand.name,
    url: brand.siteUrl,
    logo: pageUrl('/favicon.svg'),
    image: pageUrl('/og-image.png'),
    email: brand.email,
    telephone: brand.phones.map(({ href }) => href.replace('tel:', '')),
    foundingDate: String(brand.foundedYear),
    address: {
      '@type': 'PostalAddress',
      streetAddress: brand.address,
      addressLocality: brand.city,
      addressCountry: brand.country,
    },
    openingHours: `Mo-Fr ${fullHour(opens)}-${fullHour(closes)}`,
    areaServed: { '@type': 'Country', name: brand.country },
    sameAs: brand.social.map(({ url }) => url),
  };
}

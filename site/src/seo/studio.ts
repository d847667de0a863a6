import { brand } from '@vitrina/shared/brand.ts';
import type { LocalBusiness, WebSite, WithContext } from 'schema-dts';
import { pageUrl } from './pageUrl.ts';

const id = pageUrl('/#studio');

const { opens, closes } = brand.workingHours;
const fullHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** A reference to the studio. */
export const studioReference = { '@id': id, '@type': 'LocalBusiness', name: brand.name } as const;

/** The studio itself, as a local business. */
export function studioJsonLd(): WithContext<LocalBusiness> {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
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
      streetAddress: brand.street,
      postalCode: brand.postalCode,
      addressLocality: brand.city,
      addressCountry: brand.country,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: fullHour(opens),
      closes: fullHour(closes),
    },
    currenciesAccepted: 'EUR',
    areaServed: { '@type': 'Country', name: brand.country },
    ...(brand.firm && { legalName: brand.firm }),
    ...(brand.vatNumber && { vatID: brand.vatNumber }),
    ...(brand.founder && { founder: { '@type': 'Person', name: brand.founder } }),
    sameAs: brand.social.map(({ url }) => url),
  };
}

/** The site's name, as search results show it above its address. */
export const websiteJsonLd: WithContext<WebSite> = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: brand.name,
  url: pageUrl('/'),
  inLanguage: 'bg',
  publisher: studioReference,
};

import { brand } from '@vitrina/shared/brand.ts';
import { ranges } from '@vitrina/shared/openingHours.ts';
import type { LocalBusiness, WebSite, WithContext } from 'schema-dts';
import { phoneLinks, readStudio } from '../content/studio.ts';
import { areaServed } from './areaServed.ts';
import { pageUrl } from './pageUrl.ts';
import { postalAddress } from './postalAddress.ts';

const id = pageUrl('/#studio');

export const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A reference to the studio. */
export const studioReference = { '@id': id, '@type': 'LocalBusiness', name: brand.name } as const;

/** The studio itself, as a local business. */
export async function studioJsonLd(): Promise<WithContext<LocalBusiness>> {
  const studio = await readStudio();
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': id,
    name: brand.name,
    url: brand.siteUrl,
    logo: pageUrl('/favicon.svg'),
    image: pageUrl('/og-image.png'),
    email: studio.email,
    telephone: phoneLinks(studio).map(({ href }) => href.replace('tel:', '')),
    foundingDate: String(brand.foundedYear),
    address: postalAddress(studio.address),
    openingHoursSpecification: ranges(studio.hours).map(({ first, last, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: WEEK.slice(first, last + 1),
      ...{ opens, closes },
    })),
    ...(studio.closed_days.length > 0 && {
      specialOpeningHoursSpecification: studio.closed_days.map((day) => ({
        '@type': 'OpeningHoursSpecification' as const,
        ...{ validFrom: day, validThrough: day, opens: '00:00', closes: '00:00' },
      })),
    }),
    currenciesAccepted: 'EUR',
    areaServed,
    ...(brand.firm && { legalName: brand.firm }),
    ...(brand.vatNumber && { vatID: brand.vatNumber }),
    ...(brand.founder && { founder: { '@type': 'Person', name: brand.founder } }),
    sameAs: studio.social.map(({ url }) => url),
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

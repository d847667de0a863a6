import type { BreadcrumbList, WithContext } from 'schema-dts';
import { pageUrl } from './pageUrl.ts';

export interface Crumb {
  label: string;
  href: string;
}

export function breadcrumbsJsonLd(crumbs: Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: pageUrl(href),
    })),
  };
}

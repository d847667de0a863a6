import type { BreadcrumbList, WithContext } from 'schema-dts';
import { mainLinks, type NavigationLink } from '../content/navigation.ts';
import { pageUrl } from './pageUrl.ts';

const home = mainLinks.filter(({ href }) => href === '/');

/** Breadcrumbs from the home page down to `crumbs`. */
export function breadcrumbsJsonLd(crumbs: NavigationLink[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...home, ...crumbs].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: pageUrl(href),
    })),
  };
}

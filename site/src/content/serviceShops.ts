/** The part of a service that is fixed in the code; its texts come from the database. */
export interface ServiceShop {
  /** Identifies its row, its colours (`data-shop` in shops.css) and the service of an inquiry. */
  id: 'websites' | 'templates' | 'copywriting' | 'advertising';
  /** The id of its price. */
  price: string;
  /** Where its card links to. */
  href: string;
  /** The shops at the end of its page, in order. */
  neighbours: ServiceShop['id'][];
}

/** All services, in the order in which the site lists them. */
export const serviceShops: readonly ServiceShop[] = [
  {
    id: 'websites',
    price: 'service-websites',
    href: '/websaitove',
    neighbours: ['templates', 'copywriting', 'advertising'],
  },
  {
    id: 'templates',
    price: 'service-templates',
    href: '/services/templates',
    neighbours: ['websites', 'copywriting', 'advertising'],
  },
  {
    id: 'copywriting',
    price: 'service-copywriting',
    href: '/services/copywriting',
    neighbours: ['websites', 'advertising', 'templates'],
  },
  {
    id: 'advertising',
    price: 'service-advertising',
    href: '/services/advertising',
    neighbours: ['websites', 'copywriting', 'templates'],
  },
];

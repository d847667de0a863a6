/** A service as the site knows it, whatever its row says. */
export interface ServiceShop {
  /** Of its row, of its colours in the street (`data-shop` in shops.css), and of what an inquiry is about. */
  id: 'websites' | 'templates' | 'copywriting' | 'advertising';
  /** The id of its price. */
  price: string;
  /** Where its card links to. */
  href: string;
  /** The shops below its page, in their order. */
  neighbours: ServiceShop['id'][];
}

/** In the order in which the site lists them. */
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

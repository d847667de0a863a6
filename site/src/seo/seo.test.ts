import { brand } from '@vitrina/shared/brand.ts';
import { expect, test } from 'vitest';
import { GET as robots } from '../pages/robots.txt.ts';
import { areaServed } from './areaServed.ts';
import { author } from './author.ts';
import { breadcrumbsJsonLd } from './breadcrumbs.ts';
import { faqPageJsonLd } from './faqPage.ts';
import { offer } from './offer.ts';
import { postalAddress } from './postalAddress.ts';

test('an offer keeps "from", a range and a fixed price apart, in euro', () => {
  expect(offer({ cents: 100000, currency: 'BGN', isFrom: true })).toMatchObject({
    priceSpecification: { minPrice: 511.29, priceCurrency: 'EUR' },
  });
  expect(offer({ cents: 120000, to: 150000, currency: 'BGN' })).toMatchObject({
    priceSpecification: { minPrice: 613.55, maxPrice: 766.94 },
  });
  expect(offer({ cents: 50000, currency: 'BGN' })).toMatchObject({ price: 255.65, priceCurrency: 'EUR' });
});

test('breadcrumbs begin at home, count from one and hold full addresses', () => {
  const { itemListElement } = breadcrumbsJsonLd([
    { label: 'Услуги', href: '/services' },
    { label: 'Готови сайтове', href: '/services/templates' },
  ]);
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Начало', item: `${brand.siteUrl}/` },
    { '@type': 'ListItem', position: 2, name: 'Услуги', item: `${brand.siteUrl}/services` },
    {
      '@type': 'ListItem',
      position: 3,
      name: 'Готови сайтове',
      item: `${brand.siteUrl}/services/templates`,
    },
  ]);
});

test('every question has its answer', () => {
  const page = faqPageJsonLd([{ question: 'Кога?', answer: 'До 48 часа.' }]);
  expect(page.mainEntity).toEqual([
    { '@type': 'Question', name: 'Кога?', acceptedAnswer: { '@type': 'Answer', text: 'До 48 часа.' } },
  ]);
});

test('the area that is served is named in Bulgarian', () => {
  expect(areaServed).toEqual({ '@type': 'Country', name: 'България' });
});

test('no page is kept from search engines, which could not read that it must not be listed', async () => {
  expect(await robots().text()).not.toContain('Disallow');
});

test('an author is a person, unless the name is one of the studio', () => {
  expect(author('Мария Стоянова')).toEqual({ '@type': 'Person', name: 'Мария Стоянова' });
  expect(author('Екипът на „Витрина“')).toEqual({ '@type': 'Organization', name: 'Екипът на „Витрина“' });
});

test('the city of an address is never guessed', () => {
  const known = { streetAddress: 'ул. „Примерна“ 1', postalCode: '4000', addressLocality: 'Пловдив' };
  expect(postalAddress('ул. „Примерна“ 1, Пловдив 4000')).toMatchObject(known);
  expect(postalAddress('София, ул. „Примерна“ 1')).toMatchObject({ addressLocality: 'София' });
  expect(postalAddress('4000 Пловдив, ул. „Примерна“ 1')).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '4000 Пловдив, ул. „Примерна“ 1',
    addressCountry: 'BG',
  });
});

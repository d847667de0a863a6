import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceInAddress } from '../../inquiryChoice.ts';
import { choiceTag, tagLine } from './choiceTag.ts';

const offered = {
  'package-informational': {
    name: 'Информативен сайт',
    price: { cents: 50000, currency: 'BGN' },
    service: 'websites',
  },
  'service-websites': {
    name: 'Изработка на уебсайт',
    price: { cents: 100000, currency: 'BGN', isFrom: true },
    service: 'websites',
  },
  'service-copywriting': {
    name: 'SEO статия',
    unit: 'статия',
    price: { cents: 5000, currency: 'BGN', isFrom: true },
    service: 'copywriting',
  },
  'service-templates': {
    name: 'Готов сайт',
    price: { cents: 50000, currency: 'BGN', isFrom: true },
    service: 'templates',
  },
  'edit-page': { name: 'Нова страница', price: { cents: 5000, to: 8000, currency: 'BGN' }, service: 'other' },
  'ai-video': { name: 'AI видео', service: 'other' },
  'maintenance-light': {
    name: 'Леки промени',
    unit: 'месец',
    price: { cents: 3000, currency: 'BGN' },
    service: 'other',
    isMonthly: true,
  },
  'maintenance-full': {
    name: 'Пълна поддръжка',
    unit: 'тримесечие',
    price: { cents: 30000, currency: 'BGN' },
    service: 'other',
    isMonthly: true,
  },
} as const;

const services = {
  websites: 'Изработка на уебсайтове',
  templates: 'Готови сайтове',
  copywriting: 'SEO статии и копирайтинг',
  banners: 'Рекламни банери',
  other: 'Друго',
};

const BOTH = { shows_leva: true };

const tag = (query: string, currencies = BOTH) =>
  choiceTag(choiceInAddress(new URLSearchParams(query)), services, offered, currencies);

const line = (query: string, currencies = BOTH) => {
  const made = tag(query, currencies);
  return made && tagLine(made, currencies).replaceAll('\u00a0', ' ');
};

test('a package has its price and belongs to a service', () => {
  expect(tag('item=package-informational')).toEqual({
    names: ['Информативен сайт'],
    price: { cents: 50000, currency: 'BGN' },
    service: 'websites',
    isServiceAlone: false,
  });
  expect(line('item=package-informational')).toBe('Информативен сайт – 255,65 € (500 лв.)');
});

test('several items are added up, a range by its lower end', () => {
  expect(line('item=package-informational&item=service-copywriting*2&item=edit-page')).toBe(
    'Информативен сайт, SEO статия × 2, Нова страница – 332,34+ € (650+ лв.)',
  );
});

test('an item without a price has a tag without one, also beside other items', () => {
  expect(tag('item=ai-video')).toEqual({
    names: ['AI видео'],
    price: undefined,
    service: 'other',
    isServiceAlone: false,
  });
  expect(line('item=ai-video')).toBe('AI видео');
  expect(line('item=ai-video&item=edit-page')).toBe('AI видео, Нова страница');
});

test('monthly prices are beside the sum, or alone', () => {
  const monthly = 'След третия месец: Леки промени, 15,34 € (30 лв.) на месец';
  expect(line('item=package-informational&item=maintenance-light')).toBe(
    `Информативен сайт – 255,65 € (500 лв.); ${monthly}`,
  );
  expect(line('item=maintenance-light')).toBe(monthly);
  expect(line('template=Ария&item=maintenance-light')).toBe(`Ария; ${monthly}`);
  expect(line('item=maintenance-full')).toBe(
    'След третия месец: Пълна поддръжка, 153,39 € (300 лв.) на тримесечие',
  );
});

test('a template and a service have their starting price', () => {
  expect(line('template=Ария')).toBe('Ария – от 255,65 € (от 500 лв.)');
  expect(line('template=Ария&sign=При+бай+Ставри')).toBe(
    'Ария с табела „При бай Ставри“ – от 255,65 € (от 500 лв.)',
  );
  expect(line('service=templates')).toBe('Готови сайтове – от 255,65 € (от 500 лв.)');
  expect(line('service=templates&sign=При+бай+Ставри')).toBe(
    'Готов сайт с табела „При бай Ставри“ – от 255,65 € (от 500 лв.)',
  );
  expect(line('service=copywriting')).toBe('SEO статии и копирайтинг – от 25,56 € (от 50 лв.) на статия');
  expect(line('item=service-copywriting')).toBe('SEO статия – от 25,56 € (от 50 лв.) на статия');
  expect(line('service=banners')).toBe('Рекламни банери');
});

test('only the price of a service says no more than the field for the service', () => {
  expect(tag('item=service-websites')?.isServiceAlone).toBe(true);
  for (const more of ['item=service-copywriting*2', 'item=service-websites&item=edit-page', 'item=edit-page'])
    expect(tag(more)?.isServiceAlone, more).toBe(false);
  expect(tag('template=Ария&item=service-templates')?.isServiceAlone).toBe(false);
});

test('a site has a price only if its kind is chosen', () => {
  expect(line('service=websites')).toBe('Изработка на уебсайтове');
  expect(line('item=service-websites')).toBe('Изработка на уебсайт – от 511,29 € (от 1000 лв.)');
});

test('a tag shows no leva if the studio shows none', () => {
  expect(line('item=package-informational&item=maintenance-light', { shows_leva: false })).toBe(
    'Информативен сайт – 255,65 €; След третия месец: Леки промени, 15,34 € на месец',
  );
});

test('the names of a long choice are shortened, its prices are not', () => {
  const chosen = 'item=package-informational&item=maintenance-light';
  const prices = ' – 255,65 € (500 лв.); След третия месец: Леки промени, 15,34 € (30 лв.) на месец';
  const long = line(`template=${'я'.repeat(600)}&${chosen}`);
  expect(long).toMatch(/^я+…/);
  expect(long).toHaveLength(500);
  expect(long?.replace(/^я+…/, '')).toBe(prices);
  for (const template of ['👩'.repeat(300), `я${'👩'.repeat(300)}`])
    expect(line(`template=${template}&${chosen}`)?.isWellFormed()).toBe(true);
});

test.each(['', 'item=unknown', 'item=constructor', 'service=unknown', 'service=toString', 'template='])(
  'the address ?%s asks for nothing that has a tag',
  (query) => expect(tag(query)).toBeUndefined(),
);

test('whatever an address contains, the line fits into the database', () => {
  const name = fc.constantFrom('template', 'sign', 'service', 'item');
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constant('я'.repeat(700)),
    fc.constantFrom('__proto__', 'edit-page*99'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const made = choiceTag(choiceInAddress(new URLSearchParams(pairs)), services, offered, BOTH);
      if (!made) return;
      expect(tagLine(made, BOTH)).toMatch(/\S/);
      expect(tagLine(made, BOTH).length).toBeLessThanOrEqual(500);
    }),
  );
});

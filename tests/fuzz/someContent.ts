import fc from 'fast-check';
import { someText } from './someText.ts';

// Rows of the tables that the site is built of, as odd as the database takes them: all of them are within its rules.

const cut = (text: string, limit: number) => [...text.toWellFormed()].slice(0, limit).join('');

/** Up to the limit, in characters: emoji, invisible signs, other reading orders, markup. */
const line = (limit: number) =>
  fc
    .oneof(
      someText.map((text) => `а${text}`),
      fc.constantFrom('😀', 'я', '👨‍👩‍👧', 'ﷺ', 'W', 'а ').map((sign) => sign.repeat(limit)),
      fc.constantFrom(
        '"></title></script><img src=x onerror=alert(1)>',
        '<!-- ]]> --> {{7*7}} {} &amp;&#0; \\',
        'а\u202eб\u2067в',
        '\u200b.\u200b',
        '\ufeff\u3000а\u00a0',
        '`\'" $& $1 %s',
        '-',
        '0',
      ),
    )
    .map((text) => cut(text.replace(/[\p{Cc}\u2028\u2029\ufffe\uffff]/gu, ' '), limit));

/** The same, of several lines too. */
const lines = (limit: number) =>
  fc
    .oneof(
      line(limit),
      line(limit).map((text) => `${text}\n\n\t${text}\r`),
    )
    .map((text) => cut(text, limit));

const long = (start: string, sign: string) => start + sign.repeat(2000 - start.length);

const strangeAddress = fc.constantFrom(
  'https://[',
  'https://%',
  'https://.',
  'https://?#',
  'https://a:999999/%E0%A4%A',
  // In two halves, or the search for secrets finds it.
  ['https://user', 'word@a.bg:0'].join(':'),
  'https://EXAMPLE.БГ/Път?а=1&amp;#"><img/src=x',
  "https://a.bg/'\u200b\ufeff",
  long('https://a.bg/', '😀'),
);
const webAddress = fc.oneof(
  strangeAddress,
  strangeAddress.map((address) => address.replace('https', 'HTTPS')),
  fc.constant('hTtP://127.0.0.1'),
);
const link = fc.oneof(
  webAddress,
  fc.constantFrom('/', '/#', '/%E0%A4%A', '/demo/\u202ea', '/"><img/src=x', long('/', 'я')),
);
const picture = fc.oneof(
  strangeAddress,
  fc.constantFrom(
    '/pictures/blog/none.svg',
    '/pictures/none/A..webp',
    '/pictures/templates/mehana.webp',
    'project-images/a',
    'content-images/a.svg',
    long('ai-gallery-images/', 'a'),
  ),
);
const orNothing = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: null });

const cents = fc.oneof(fc.constantFrom(1, 99, 99_999_999), fc.integer({ min: 1, max: 99_999_999 }));
const clock = (hours: string) => fc.constantFrom(...[':00', ':29', ':59'].map((minutes) => hours + minutes));
const day = orNothing(
  fc.record({
    opens: fc.oneof(clock('00'), clock('09')),
    closes: fc.oneof(clock('10'), clock('23')),
  }),
);
const cell = fc.oneof(fc.boolean(), line(60));

const someContent = {
  templates: fc.record({
    name: lines(120),
    description: lines(2000),
    demo_url: link,
    image_url: orNothing(picture),
  }),
  projects: fc.record({ title: lines(200), description: lines(2000), image: picture, url: orNothing(link) }),
  ai_gallery_images: fc.record({
    title: lines(200),
    description: orNothing(lines(2000)),
    image_url: picture,
    alt: orNothing(lines(300)),
  }),
  faqs: fc.record({
    question: line(200),
    answer: fc.oneof(
      line(1500),
      line(1400).map((text) => `{edit-page} ${text} {ai-logo}`),
    ),
  }),
  testimonials: fc.record({
    name: line(100),
    company: orNothing(line(100)),
    quote: line(600),
    rating: fc.integer({ min: 1, max: 5 }),
    is_sample: fc.boolean(),
  }),
  prices: fc.record({
    price_group: fc.constantFrom('sites', 'edits'),
    name: line(120),
    note: orNothing(line(300)),
    unit: orNothing(line(40)),
    cents,
    cents_to: fc.constantFrom(null, 100_000_000),
    currency: fc.constantFrom('BGN', 'EUR'),
    is_from: fc.boolean(),
    is_plus: fc.boolean(),
  }),
  packages: fc.record({
    price: fc.constantFrom('ai-logo', 'edit-page', 'package-platform'),
    audience: line(200),
    rows: fc.record({
      pages: cell,
      deadline: cell,
      requests: cell,
      accounts: cell,
      hosting: cell,
      domain: cell,
      support: cell,
    }),
  }),
  studio_facts: fc.record({
    email: fc.constantFrom(
      'STUDIO@EXAMPLE.BG',
      "!#$%&'*+/=?^_`{|}~-@пример.бг",
      `a@${'😀'.repeat(248)}.бг`,
      '.a..@\u3164\u034f.\ufe0f\u115f',
    ),
    phones: fc.constantFrom(['00000000'], ['+10000000', '02 0 0 0 0 0 0', '+359 2 123 45 67']),
    address: line(200),
    hours: fc
      .array(day, { minLength: 6, maxLength: 6 })
      .map((days) => [...days, { opens: '00:00', closes: '23:59' }]),
    closed_days: fc.constantFrom(
      [],
      ['2099-12-31', '2000-01-01', '2000-01-01'],
      Array.from({ length: 200 }, (_, place) => `2028-0${1 + (place % 9)}-28`),
    ),
    social: fc.array(fc.record({ name: line(40), url: strangeAddress }), { maxLength: 3 }),
    shows_leva: fc.boolean(),
    vat: fc.constantFrom('none', 'included', 'added'),
  }),
};

/** Every time the same ones. */
export const oddRows = (table: keyof typeof someContent, seed: number, numRuns: number) =>
  fc.sample<object>(someContent[table], { seed, numRuns });

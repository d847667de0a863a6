import { STAGE_TITLE_LIMIT, stages as stagesSchema } from '@vitrina/shared/schemas/development.ts';
import { serviceSchema } from '@vitrina/shared/schemas/service.ts';
import { studioFactsSchema } from '@vitrina/shared/schemas/studioFacts.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../fuzz/runs.ts';
import { database } from './database.ts';

// SQL and `shared` both define the studio's facts, services and plans: the database must accept what the form sends, and pages
// must be able to read what the database accepts.

const clock = fc.constantFrom(
  '00:00',
  '09:00',
  '13:30',
  '18:00',
  '23:59',
  '24:00',
  '9:00',
  '18:60',
  '',
  ' 09:00',
  null,
  9,
);
const day = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 8, arbitrary: fc.constant({ opens: '09:00', closes: '18:00' }) },
  { weight: 2, arbitrary: fc.record({ opens: clock, closes: clock }) },
  { weight: 1, arbitrary: fc.constantFrom({}, [], 'x', { opens: '09:00' }) },
);
const hours = fc.oneof(
  { weight: 9, arbitrary: fc.array(day, { minLength: 7, maxLength: 7 }) },
  { weight: 1, arbitrary: fc.array(day, { maxLength: 8 }) },
);
const phone = fc.constantFrom(
  ...[
    '02 000 00 00',
    '+359 88 000 00 00',
    '0700 12 345',
    '+3592000000',
    '00359 2 000 000',
    '112',
    '0',
    '+',
    'x',
  ],
  ...['02  000 00 00', '02-000-00-00', '0888 123 456 789 012', '088 812 34 5 ', '+1 202 555 0100'],
);
const phones = fc.array(phone, { maxLength: 4 });
const profile = fc.record({
  url: fc.constantFrom(
    'https://facebook.com/x',
    'http://x.bg',
    'javascript:alert(1)',
    'https://',
    'https://e.bg/ a',
    '',
  ),
  name: fc.constantFrom('Facebook', '', ' ', 'x'.repeat(40), 'x'.repeat(41), 'a\nb'),
});
const profiles = fc.array(profile, { maxLength: 4 });

/** One line of at most that many characters, or something invalid. */
const words = (limit: number) =>
  fc.oneof(
    { weight: 30, arbitrary: fc.constant('Дума') },
    {
      weight: 2,
      arbitrary: fc.constantFrom('x'.repeat(limit), 'x'.repeat(limit + 1), 'a\nb', '', ' ', null),
    },
  );
const line = (limit: number) =>
  fc.oneof({ weight: 30, arbitrary: words(limit) }, { weight: 1, arbitrary: fc.constantFrom(5, {}, ['x']) });
const listOf = (item: fc.Arbitrary<unknown>, length: number, usual: number) =>
  fc.oneof(
    { weight: usual, arbitrary: fc.array(item, { minLength: length, maxLength: length }) },
    { weight: 1, arbitrary: fc.array(item, { maxLength: 11 }) },
  );
const features = listOf(words(120), 10, 9);
const picture = fc.constantFrom(
  ...['content-images/1.webp', '/pictures/services/x.svg', 'https://example.bg/1.webp'],
  ...['content-images/1.webp', 'content-images/a/b.webp', 'http://example.bg/1.webp', '', null],
);
const gallery = listOf(fc.record({ picture, alt: line(300), caption: line(120) }), 3, 9);
const faqs = listOf(fc.record({ question: line(200), answer: line(1500) }), 3, 1);

const stage = fc.record({
  title: words(STAGE_TITLE_LIMIT),
  due_on: fc.constantFrom(
    ...[null, null, null, '2026-12-01', '2096-02-29'],
    ...['2026-02-30', '2026-13-01', '1999-12-31', '20266-12-01', '2026-12-01\n', 'утре', '', 5],
  ),
  done_at: fc.constantFrom(
    ...[null, null, null, '2026-12-01T08:05:09Z', '2096-02-29T23:59:59Z'],
    ...['2026-12-01', '2026-02-30T08:05:09Z', '0000-12-01T08:05:09Z', '2026-12-01T08:05:09+02:00'],
    ...['2026-12-01T24:00:00Z', '2026-12-01T08:05:60Z', '2026-12-01T08:05:09.5Z', '2026-12-01T8:05:09Z'],
  ),
});
const stages = fc.oneof(
  { weight: 9, arbitrary: fc.array(stage, { minLength: 1, maxLength: 2 }) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.constantFrom([], {}, [{}], [{ title: 'x', due_on: null, done_at: null, url: 'x' }]),
      fc.array(fc.constant({ title: '🪟'.repeat(STAGE_TITLE_LIMIT), due_on: null, done_at: null }), {
        minLength: 11,
        maxLength: 13,
      }),
    ),
  },
);

const local = fc.constantFrom(
  ...['ana', 'ana.petrova+site', "o'neil", '.a..', 'x'.repeat(64), 'x'.repeat(65)],
  ...['ана', 'a b', '"a"', ''],
);
const domain = fc.array(
  fc.constantFrom(
    ...['example', 'bg', 'пример', '😀', '\u202e', '\u00a0bg', 'x', 'xy', 'x'.repeat(200)],
    ...['[1]', 'a b', 'a,b', 'a\u0007b', 'a\nb', ''],
  ),
  { maxLength: 4 },
);
const address = fc.oneof(
  fc.emailAddress(),
  fc.tuple(local, domain).map(([name, steps]) => `${name}@${steps.join('.')}`),
  fc.constantFrom('ana', 'ana@b@example.bg', 'Ana <ana@example.bg>', 'ana@example.bg,b@example.bg'),
);

const { email: emailSchema, phones: phonesSchema } = studioFactsSchema.shape;
const { hours: hoursSchema, social: socialSchema } = studioFactsSchema.shape;
const { features: featuresSchema, gallery: gallerySchema, faqs: faqsSchema } = serviceSchema.shape;

const asArray = (json: string) => `array(select jsonb_array_elements_text(${json}))`;

test.each([
  ['mailboxes', (json: string) => `private.is_mailbox(${json} #>> '{}')`, emailSchema, address],
  ['hours', (json: string) => `private.are_hours(${json})`, hoursSchema, hours],
  ['phones', (json: string) => `private.are_phones(${json})`, phonesSchema, phones],
  ['profiles', (json: string) => `private.are_profiles(${json})`, socialSchema, profiles],
  ['features', (json: string) => `private.are_features(${asArray(json)})`, featuresSchema, features],
  ['galleries', (json: string) => `private.is_gallery(${json})`, gallerySchema, gallery],
  ['questions', (json: string) => `private.are_faqs(${json})`, faqsSchema, faqs],
  ['plans', (json: string) => `private.are_stages(${json})`, stagesSchema, stages],
] as const)('%s are the same to the form and to the database', async (_name, check, schema, values) => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(values as fc.Arbitrary<unknown>, async (value) => {
      const read = schema.safeParse(value);
      // The form's output, if the value is valid.
      const sent = JSON.stringify(read.success ? read.data : value).replaceAll("'", "''");
      const [[isTaken] = []] = (await database.run(`select ${check(`'${sent}'::jsonb`)}`))[0] ?? [];
      expect(isTaken === true).toBe(read.success);
      if (isTaken) taken++;
    }),
    runs(300),
  );
  expect(taken).toBeGreaterThan(20);
});

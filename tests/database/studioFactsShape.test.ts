import { studioFactsSchema } from '@vitrina/shared/schemas/studioFacts.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../fuzz/runs.ts';
import { openPostgres15 } from './openPostgres15.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import type { TestDatabase } from './TestDatabase.ts';

// The shapes of what the studio says of itself stand twice. What the form sends the database takes, and what the database
// holds the pages can read.

let database: TestDatabase;
beforeAll(async () => {
  database = await openPostgres15();
  await prepareDatabase(database);
});
afterAll(() => database?.close());

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

const { phones: phonesSchema, hours: hoursSchema, social: socialSchema } = studioFactsSchema.shape;

test.each([
  ['hours', 'are_hours', hoursSchema, hours],
  ['phones', 'are_phones', phonesSchema, phones],
  ['profiles', 'are_profiles', socialSchema, profiles],
] as const)('%s are the same to the form and to the database', async (_name, check, schema, values) => {
  await fc.assert(
    fc.asyncProperty(values as fc.Arbitrary<unknown[]>, async (value) => {
      const read = schema.safeParse(value);
      // What the form makes of it, where it makes something of it.
      const sent = JSON.stringify(read.success ? read.data : value);
      const [[isTaken] = []] =
        (await database.run(`select private.${check}('${sent.replaceAll("'", "''")}')`))[0] ?? [];
      expect(isTaken === true).toBe(read.success);
    }),
    runs(300),
  );
});

import { requestAnswers, requestContents } from '@vitrina/shared/schemas/request.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../fuzz/runs.ts';
import { database } from './database.ts';

// SQL and `shared` both define the contents of requests: they must accept the same values.

const ID = '00000000-0000-4000-8000-000000000001';
const FOLDER = 'a0000000-0000-4000-8000-00000000000b';

/** Mostly valid values, sometimes at a limit, sometimes others. */
const seldom = <T>(right: fc.Arbitrary<T>, ...others: unknown[]) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: fc.constantFrom(...others) });
const words = (limit: number) =>
  seldom(
    fc.constantFrom('Лого', 'x'),
    ...[
      '',
      ' \u00a0\t',
      '\u3000',
      5,
      null,
      ['x'],
      'п'.repeat(limit),
      '🙂'.repeat(limit),
      'п'.repeat(limit + 1),
    ],
  );
const whole = (low: number, high: number) =>
  seldom(fc.integer({ min: low, max: high }), low - 1, high + 1, low, high, 1.5, 0.001, '1', null);
const list = (item: fc.Arbitrary<unknown>, limit: number) =>
  seldom(
    fc.array(item, { minLength: 1, maxLength: 3 }),
    [],
    {},
    null,
    'x',
    ...[limit, limit + 1].map(copies),
  );
const copies = (length: number) => Array.from({ length }, () => 'x');
const object = (fields: Record<string, fc.Arbitrary<unknown>>, optional: string[] = []) =>
  seldom(
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc.record(fields, {
          requiredKeys: Object.keys(fields).filter((key) => !optional.includes(key)),
        }),
      },
      { weight: 1, arbitrary: fc.record({ ...fields, more: fc.constant(1) }) },
      { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    ),
    ...[null, [], 'x', 1, true, {}],
  );

const file = object({
  path: seldom(
    fc.constantFrom(`${FOLDER}/${ID}.pdf`, `chat-images/${FOLDER}/a.webp`),
    ...[`${FOLDER}/${ID}.html`, `${FOLDER}.${ID}/pdf`, `${FOLDER}/${ID}.PDF`, 'x', 1, null],
  ),
  name: seldom(
    fc.constantFrom('Договор.pdf', 'a.PDF'),
    'a.exe',
    'pdf',
    '../a.pdf',
    'a\u202e.pdf',
    '',
    1,
    null,
  ),
  size: whole(1, 50 * 1024 * 1024),
});
const contents: Record<keyof typeof requestContents, fc.Arbitrary<unknown>> = {
  approval: object(
    {
      details: words(4000),
      link: seldom(fc.constantFrom('https://ana.example/x'), 'javascript:x', 'x', 1, null),
      files: list(file, 5),
    },
    ['link'],
  ),
  materials: object({ details: words(4000), items: list(words(200), 20) }),
  offer: object({
    items: list(
      object({ text: words(200), quantity: whole(1, 1000), unit_cents: whole(0, 100_000_000) }),
      30,
    ),
    note: words(4000),
    vat: seldom(fc.constantFrom('none', 'included', 'added'), 'x', null, 1),
  }),
  review: object({}),
};
const comment = object({ comment: words(3000) });
const answers: {
  [Kind in keyof typeof requestAnswers]: Record<keyof (typeof requestAnswers)[Kind], fc.Arbitrary<unknown>>;
} = {
  approval: { accepted: object({}), changes: comment },
  materials: { done: object({}) },
  offer: { accepted: object({ name: words(100) }), declined: comment },
  review: {
    done: object({
      ...{ rating: whole(1, 5), words: words(3000), name: words(100), company: words(100) },
      may_show: seldom(fc.boolean(), 'true', null, 1),
    }),
  },
};

async function isTaken(call: string, value: unknown): Promise<unknown> {
  const literal = JSON.stringify(value).replaceAll("'", "''");
  const [rows] = await database.run(`select private.${call}, '${literal}')`);
  return rows?.[0]?.[0];
}

test.each(Object.entries(requestContents))(
  'a content of %s is accepted by both or by neither',
  (kind, schema) =>
    fc.assert(
      fc.asyncProperty(contents[kind as keyof typeof contents], async (content) => {
        expect(await isTaken(`is_request('${kind}'`, content)).toBe(schema.safeParse(content).success);
      }),
      runs(300),
    ),
);

const verdicts = Object.entries(requestAnswers).flatMap(([kind, byVerdict]) =>
  Object.entries(byVerdict).map(([verdict, schema]) => [kind, verdict, schema] as const),
);
test.each(verdicts)('so is an answer to %s with %s', (kind, verdict, schema) =>
  fc.assert(
    fc.asyncProperty(
      (answers as Record<string, Record<string, fc.Arbitrary<unknown>>>)[kind]?.[verdict] ??
        fc.constant(null),
      async (answer) => {
        expect(await isTaken(`is_answer('${kind}', '${verdict}'`, answer)).toBe(
          schema.safeParse(answer).success,
        );
      },
    ),
    runs(200),
  ),
);

import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { KNOWN_ACTORS } from '../attacks/actors.ts';
import { request, sql } from '../attacks/attackedBackend.ts';
import { inquiry } from '../fixtures/inquiry.ts';
import { runs } from './runs.ts';

// Every call of the API with whatever JSON can say, as each of those whom the product knows: refused or answered, never
// a failure, on which `request` throws. The list comes from the database, so a new call is tried as well.

interface Call {
  name: string;
  parameters: { name: string; type: string }[];
}

let calls: Call[];
beforeAll(async () => {
  calls = await sql<Call[]>`
    select proname as name, coalesce((
      select json_agg(json_build_object('name', argument, 'type', format_type(type, null)))
      from unnest(proargnames, string_to_array(proargtypes::text, ' ')::oid[]) as parameter(argument, type)
      where type is not null
    ), '[]') as parameters
    from pg_proc where pronamespace = 'public'::regnamespace order by proname`;
});

/** What a parameter of a type expects, and what lies at its edges and beyond. */
const moments = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom(
    'infinity',
    '-infinity',
    'now',
    '294276-12-31',
    '4714-11-24 BC',
    '2026-10-25T03:30:00 Europe/Sofia',
  ),
);

const anyJson = fc.oneof(
  fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue(), { maxKeys: 5 }),
  fc.jsonValue(),
);

const byType: Record<string, fc.Arbitrary<unknown>> = {
  uuid: fc.oneof(fc.uuid(), fc.constantFrom('', 'x', '00000000-0000-0000-0000-000000000000')),
  'uuid[]': fc.oneof(fc.array(fc.uuid(), { maxLength: 50 }), fc.array(fc.jsonValue(), { maxLength: 3 })),
  integer: fc.oneof(fc.integer(), fc.constantFrom(0, -1, 2 ** 31 - 1, 2 ** 31, 1e308, 0.5, -0)),
  boolean: fc.boolean(),
  interval: fc.constantFrom('', '1 minute', '-1 day', 'infinity', '178000000 years', 'x'),
  'timestamp with time zone': moments,
  'timestamp without time zone': moments,
  text: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('', '%', '\\', '%\\', '_%_', '%@%', '\u0000', '\ud800', '(*)', 'a,b', '*', '\u202e'),
    fc.constantFrom("';--", "%'; delete from vitrina_inquiries; --", "x') or true --"),
    fc.constant('%я'.repeat(2000)),
  ),
  // A row, of which is_open is a column.
  requests: anyJson,
  json: anyJson,
  jsonb: anyJson,
  'text[]': fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }),
};

const argumentsOf = ({ parameters }: Call) =>
  fc.record(
    Object.fromEntries(
      parameters.map(({ name, type }) => [
        name,
        fc.oneof(
          { weight: 4, arbitrary: byType[type] ?? fc.jsonValue() },
          { weight: 1, arbitrary: fc.jsonValue() },
        ),
      ]),
    ),
    { requiredKeys: [] },
  );

test('every type of a parameter has edges to be tried', () => {
  const types = new Set(calls.flatMap(({ parameters }) => parameters.map(({ type }) => type)));
  expect([...types].filter((type) => !(type in byType))).toEqual([]);
});

test('no call fails or deletes what it was not told to, whatever it is given and by whom', async () => {
  const { website, ...kept } = inquiry;
  await sql`insert into vitrina_inquiries ${sql(kept)}`;
  const attempt = fc
    .constantFrom(...calls)
    .chain((call) =>
      fc.tuple(fc.constantFrom(...KNOWN_ACTORS, 'owner' as const), fc.constant(call.name), argumentsOf(call)),
    );
  await fc.assert(
    fc.asyncProperty(attempt, async ([actor, name, args]) => {
      await request(actor, 'POST', `/rest/v1/rpc/${name}`, args);
    }),
    runs(150),
  );
  expect(await sql`select from vitrina_inquiries where email = ${kept.email}`).toHaveLength(1);
});

/** What means something to PostgREST; what every object has by its name is no operator and no column. */
const WORDS =
  `eq. not. or=( ) , " \\ * % . : & in.( fts(x). { } ->> я .. toString constructor __proto__`.split(' ');

/** Such words, and what people type into a search field. */
const filterText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.array(fc.constantFrom(...WORDS, ' '), { maxLength: 12 }).map((parts) => parts.join('')),
);
const columns = [
  ...['id', 'name', 'email', 'read', 'created_at', 'order_index', 'search_text', 'nothing', ''],
  ...['__proto__', 'constructor', 'constructor.prototype'],
];

test('no filter, order, selection or page of a list fails', () => {
  const tables = [
    'vitrina_inquiries',
    'contact_messages',
    'templates',
    'projects',
    'chat_messages',
    'deliveries',
  ];
  const question = fc.record({
    table: fc.constantFrom(...tables),
    key: fc.oneof(
      fc.constantFrom(...columns, 'or', 'and', 'select', 'order', 'limit', 'offset', 'not.or'),
      filterText,
    ),
    value: filterText,
    actor: fc.constantFrom('visitor' as const, 'client' as const, 'admin' as const),
  });
  return fc.assert(
    fc.asyncProperty(question, async ({ table, key, value, actor }) => {
      // A lone half of a character has no form in an address.
      const [left, right] = [key, value].map((text) => encodeURIComponent(text.toWellFormed()));
      const { status, body } = await request(actor, 'GET', `/rest/v1/${table}?${left}=${right}`);
      const isPrivate = !['templates', 'projects'].includes(table);
      if (isPrivate && actor !== 'admin' && status === 200) expect(body).toEqual([]);
    }),
    runs(150),
  );
});

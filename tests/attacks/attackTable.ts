import type { Actor } from './actors.ts';
import { actors, request, sql } from './attackedBackend.ts';
import { keepTarget } from './keepTarget.ts';
import type { TableRights } from './rights.ts';

type Key = Record<string, string>;

/** How each command is attempted, judged by the database afterwards, not by the answer. */
export function attackTable(table: string, { row, change }: TableRights) {
  const path = `/rest/v1/${table}`;
  const { placed, judged } = keepTarget(place);

  /** Writes a row with the owner's rights and returns its primary key. */
  async function place(): Promise<Key> {
    const columns = await sql<{ name: string }[]>`
      select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
      where indrelid = ${`public.${table}`}::regclass and indisprimary`;
    const names = columns.map(({ name }) => name);
    const [first = ''] = names;
    // If only one such row can exist, the existing one is used again.
    const [key = {}] = await sql<Key[]>`
      insert into ${sql(`public.${table}`)} ${sql(await row(actors))}
      on conflict (${sql(names)}) do update set ${sql(first)} = excluded.${sql(first)}
      returning ${sql(names)}`;
    return key;
  }

  async function stored(key: Key): Promise<string | undefined> {
    const [found] = await sql<{ value: string }[]>`
      select to_jsonb(item)::text as value from ${sql(`public.${table}`)} as item
      where to_jsonb(item) @> ${sql.json(key)}`;
    return found?.value;
  }

  async function count(): Promise<number> {
    const [counted] = await sql<{ count: number }[]>`
      select count(*)::int from ${sql(`public.${table}`)}`;
    return counted?.count ?? 0;
  }

  return {
    read: async (actor: Actor) => {
      const key = await placed();
      const { body: asked } = await request(actor, 'GET', `${path}?${filter(key)}`);
      const { body: listed } = await request(actor, 'GET', `${path}?select=${Object.keys(key)}`);
      const isListed = Array.isArray(listed) && listed.some((item) => isRow(item, key));
      return isListed || (Array.isArray(asked) && asked.length > 0);
    },
    insert: async (actor: Actor) => {
      const added = await row(actors);
      const before = await count();
      await request(actor, 'POST', path, added);
      return (await count()) !== before;
    },
    update: async (actor: Actor) => {
      const key = await placed();
      const before = await stored(key);
      await request(actor, 'PATCH', `${path}?${filter(key)}`, change);
      // A row with the key of an existing one, to be upserted.
      const laidOver = { ...(await row(actors)), ...key, ...change };
      await request(actor, 'POST', path, laidOver, { prefer: 'resolution=merge-duplicates' });
      await request(actor, 'PUT', `${path}?${filter(key)}`, laidOver);
      return judged((await stored(key)) !== before);
    },
    delete: async (actor: Actor) => {
      const key = await placed();
      await request(actor, 'DELETE', `${path}?${filter(key)}`);
      return judged((await stored(key)) === undefined);
    },
  };
}

const isRow = (row: Key, key: Key) => Object.entries(key).every(([name, value]) => row[name] === value);

const filter = (key: Key) =>
  new URLSearchParams(Object.entries(key).map(([name, value]) => [name, `eq.${value}`]));

import { type Actor, EVERYONE } from './actors.ts';
import type { AttackedBackend } from './attackedBackend.ts';
import type { TableRights } from './rights.ts';

const COMMANDS = ['read', 'insert', 'update', 'delete'] as const;
type Command = (typeof COMMANDS)[number];

/** For each command, those who got through; judged by what the database holds afterwards, not by the answer. */
export async function attackTable(backend: AttackedBackend, table: string, rights: TableRights) {
  const passed: Record<Command, Actor[]> = { read: [], insert: [], update: [], delete: [] };
  for (const actor of EVERYONE)
    for (const command of COMMANDS)
      if (await attempts[command](backend, table, rights, actor)) passed[command].push(actor);
  return passed;
}

type Attempt = (
  backend: AttackedBackend,
  table: string,
  rights: TableRights,
  actor: Actor,
) => Promise<boolean>;

const attempts: Record<Command, Attempt> = {
  read: async (backend, table, rights, actor) => {
    const key = await placed(backend, table, rights);
    const asked = await backend.request(actor, 'GET', `/rest/v1/${table}?${filter(key)}`);
    const listed = await backend.request(actor, 'GET', `/rest/v1/${table}?select=${Object.keys(key)}`);
    for (const { status } of [asked, listed]) assertHandled(status);
    const isListed = Array.isArray(listed.body) && listed.body.some((row) => isRow(row, key));
    return isListed || (Array.isArray(asked.body) && asked.body.length > 0);
  },
  insert: async (backend, table, rights, actor) => {
    const row = await rights.row(backend.actors, backend.newAccount);
    const before = await count(backend, table);
    assertHandled((await backend.request(actor, 'POST', `/rest/v1/${table}`, row)).status);
    return (await count(backend, table)) !== before;
  },
  update: async (backend, table, rights, actor) => {
    const key = await placed(backend, table, rights);
    const before = await stored(backend, table, key);
    const path = `/rest/v1/${table}?${filter(key)}`;
    assertHandled((await backend.request(actor, 'PATCH', path, rights.change)).status);
    // A row under a key that is there already, to be laid over it.
    const row = { ...(await rights.row(backend.actors, backend.newAccount)), ...key, ...rights.change };
    const upsert = { prefer: 'resolution=merge-duplicates' };
    assertHandled((await backend.request(actor, 'POST', `/rest/v1/${table}`, row, upsert)).status);
    assertHandled((await backend.request(actor, 'PUT', path, row)).status);
    return (await stored(backend, table, key)) !== before;
  },
  delete: async (backend, table, rights, actor) => {
    const key = await placed(backend, table, rights);
    assertHandled((await backend.request(actor, 'DELETE', `/rest/v1/${table}?${filter(key)}`)).status);
    return (await stored(backend, table, key)) === undefined;
  },
};

type Key = Record<string, string>;

/** Writes a row past all rules and returns its primary key. */
async function placed(
  { sql, actors, newAccount }: AttackedBackend,
  table: string,
  rights: TableRights,
): Promise<Key> {
  const row = await rights.row(actors, newAccount);
  const columns = await sql<{ name: string }[]>`
    select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${`public.${table}`}::regclass and indisprimary`;
  const key = columns.map(({ name }) => name);
  const [first = ''] = key;
  // Where there can be but one such row, the one that is there serves again.
  const [made] = await sql<Key[]>`
    insert into ${sql(`public.${table}`)} ${sql(row)}
    on conflict (${sql(key)}) do update set ${sql(first)} = excluded.${sql(first)}
    returning ${sql(key)}`;
  if (!made) throw new Error(`no row was made in ${table}`);
  return made;
}

async function stored({ sql }: AttackedBackend, table: string, key: Key): Promise<string | undefined> {
  const [row] = await sql<{ value: string }[]>`
    select to_jsonb(item)::text as value from ${sql(`public.${table}`)} as item
    where to_jsonb(item) @> ${sql.json(key)}`;
  return row?.value;
}

async function count({ sql }: AttackedBackend, table: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int from ${sql(`public.${table}`)}`;
  return row?.count ?? 0;
}

const isRow = (row: Key, key: Key) => Object.entries(key).every(([name, value]) => row[name] === value);

const filter = (key: Key) =>
  new URLSearchParams(Object.entries(key).map(([name, value]) => [name, `eq.${value}`]));

/** A refusal is an answer; a failure of the server is none. */
function assertHandled(status: number): void {
  if (status >= 500) throw new Error(`The server failed with ${status}`);
}

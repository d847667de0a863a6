import { expect, test } from 'vitest';
import { changesWithoutWhere } from './changesWithoutWhere.ts';
import { openPostgres15 } from './openPostgres15.ts';

const plpgsql = (statements: string) => ({
  language: 'plpgsql',
  definition: `create function f() returns setof text language plpgsql as $f$ begin ${statements} end $f$`,
  body: `begin ${statements} end`,
});

test.each([
  'update public.deliveries set state = 1;',
  'if true then delete from public.deliveries; end if;',
  'with gone as (delete from public.deliveries returning *) insert into kept select * from gone;',
  "return query update public.deliveries set state = 'sent where' returning state;",
  "execute format('update %1$s as mail set state = %2$L', 'public.deliveries', 1);",
  "declare command text; begin command := 'delete from public.deliveries'; end;",
])('a change of all rows is found: %s', async (statement) => {
  expect(await changesWithoutWhere(plpgsql(statement))).toHaveLength(1);
});

test.each([
  'update public.deliveries set state = 1 where id in (select id from public.deliveries);',
  'delete from public.deliveries as mail using gone where mail.id = gone.id;',
  'insert into public.deliveries (id) values (1) on conflict (id) do update set state = 1;',
  "execute format('delete from %s where id = $1', 'public.deliveries') using 1;",
])('a change of some rows is allowed: %s', async (statement) => {
  expect(await changesWithoutWhere(plpgsql(statement))).toEqual([]);
});

test('functions in SQL are checked, too', async () => {
  const body = 'delete from public.deliveries';
  expect(await changesWithoutWhere({ language: 'sql', definition: '', body })).toEqual([body]);
});

const FUNCTIONS = `
  select function.oid::regprocedure::text, language.lanname, pg_get_functiondef(function.oid),
    case when function.prosqlbody is null then function.prosrc else '' end
  from pg_proc as function join pg_language as language on language.oid = function.prolang
  where function.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  order by 1`;

test('no function of the migrations changes all rows of a table without a WHERE', async () => {
  const database = await openPostgres15();
  try {
    const [functions = []] = await database.run(FUNCTIONS);
    const found = await Promise.all(
      functions.map(async ([name, language, definition, body]) =>
        (
          await changesWithoutWhere({
            language: String(language),
            definition: String(definition),
            body: String(body),
          })
        ).map((statement) => `${name}: ${statement}`),
      ),
    );
    expect(functions.length).toBeGreaterThan(50);
    expect(found.flat()).toEqual([]);
  } finally {
    await database.close();
  }
});

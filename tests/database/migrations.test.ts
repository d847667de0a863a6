import { expect, test } from 'vitest';
import { readScripts } from './prepareDatabase.ts';

const scripts = await readScripts('migrations');

/** What has a name of its own; a trigger and a policy have it on their table. */
const DEFINITIONS = [
  /\bcreate table (?<name>[\w.]+)/gi,
  /\bcreate (?:or replace )?(?:function|procedure) (?<name>[\w.]+)/gi,
  /\bcreate (?:or replace )?trigger (?<name>\w+)[^;]*? on (?<table>[\w.]+|%1\$s)/gi,
  /\bcreate policy (?<name>"[^"]+"|\w+) on (?<table>[\w.]+)/gi,
];

test('every table, function, trigger and policy is defined in one place', () => {
  const sql = scripts.map(({ script }) => script).join('\n');
  const defined = DEFINITIONS.flatMap((pattern) =>
    [...sql.matchAll(pattern)].map(({ groups }) =>
      [groups?.name, groups?.table].filter(Boolean).join(' on '),
    ),
  );
  // Whatever the expressions above do not understand would be passed over.
  expect(defined).toHaveLength(
    sql.match(/\bcreate (or replace )?(table|function|procedure|trigger|policy)\b/gi)?.length ?? 0,
  );
  expect(defined.filter((name, place) => defined.indexOf(name) !== place)).toEqual([]);
});

test('the name of a migration begins with its time, in fourteen digits', () => {
  // `npm run restore` tells a newer version by the time of its last migration.
  expect(scripts.map(({ name }) => name).filter((name) => !/^\d{14}_[a-z_]+\.sql$/.test(name))).toEqual([]);
});

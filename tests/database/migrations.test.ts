import { expect, test } from 'vitest';
import { readScripts } from './prepareDatabase.ts';

const scripts = await readScripts('migrations');

/** Definitions with a name of their own; that of a trigger or policy includes its table. */
const DEFINITIONS = [
  /\bcreate table (?<name>[\w.]+)/gi,
  /\bcreate (?<replace>or replace )?(?:function|procedure) (?<name>[\w.]+)/gi,
  /\bcreate (?<replace>or replace )?trigger (?<name>\w+)[^;]*? on (?<table>[\w.]+|%1\$s)/gi,
  /\bcreate policy (?<name>"[^"]+"|\w+) on (?<table>[\w.]+)/gi,
];

const DROPS = [
  /\bdrop (?:table|function|procedure) (?<name>[\w.]+)/gi,
  /\bdrop (?:trigger|policy) (?<name>"[^"]+"|\w+) on (?<table>[\w.]+)/gi,
];

test('every table, function, trigger and policy is defined once, unless a later file drops or replaces it', () => {
  const defined = new Set<string>();
  const doubled: string[] = [];
  for (const { name: file, script } of scripts) {
    const earlier = new Set(defined);
    for (const { name } of found(DROPS, script)) defined.delete(name);
    const definitions = found(DEFINITIONS, script);
    // Definitions that these expressions do not match would be ignored.
    expect(definitions, file).toHaveLength(
      script.match(/\bcreate (or replace )?(table|function|procedure|trigger|policy)\b/gi)?.length ?? 0,
    );
    for (const { name, replaces } of definitions) {
      const isRight = replaces ? earlier.has(name) : !defined.has(name);
      if (!isRight) doubled.push(`${file}: ${name}`);
      defined.add(name);
    }
  }
  expect(doubled).toEqual([]);
});

const found = (patterns: RegExp[], script: string) =>
  patterns
    .flatMap((pattern) => [...script.matchAll(pattern)])
    .map(({ groups }) => ({
      name: [groups?.name, groups?.table].filter(Boolean).join(' on '),
      replaces: groups?.replace !== undefined,
    }));

test('the name of a migration begins with its time, in fourteen digits', () => {
  // `npm run restore` recognises a newer version by its last migration's time.
  expect(scripts.map(({ name }) => name).filter((name) => !/^\d{14}_[a-z_]+\.sql$/.test(name))).toEqual([]);
});

test('a new rule for an existing table is preceded by a correction of its rows, or applies only to new ones', () => {
  expect(scripts.flatMap(({ script }) => tooStrict(script))).toEqual([]);

  const rule = 'add constraint title_can_be_seen check (private.is_filled(title, 200))';
  expect(tooStrict(`alter table public.projects ${rule};`)).toEqual(['public.projects']);
  expect(tooStrict('alter table public.projects alter column url set not null;')).toEqual([
    'public.projects',
  ]);
  expect(tooStrict('alter table only public.projects add unique (title);')).toEqual(['public.projects']);
  expect(tooStrict('create unique index titles on public.projects (title);')).toEqual(['public.projects']);
  expect(
    tooStrict(`update public.deliveries set kind = 'x'; alter table public.projects ${rule};`),
  ).toHaveLength(1);
  expect(tooStrict(`alter table public.projects ${rule} not valid;`)).toEqual([]);
  expect(tooStrict(`update public.projects set title = '–'; alter table public.projects ${rule};`)).toEqual(
    [],
  );
  expect(tooStrict(`create table public.projects (); alter table public.projects ${rule};`)).toEqual([]);
});

/** The tables whose existing rows could make a script fail. */
function tooStrict(script: string): string[] {
  const code = script.replaceAll(/--.*$/gm, '');
  return [...code.matchAll(STRICT)]
    .filter(({ 0: statement }) => !/\bnot\s+valid\s*;$/i.test(statement))
    .map(({ groups, index }) => ({
      table: groups?.altered ?? groups?.indexed ?? '',
      before: code.slice(0, index),
    }))
    .filter(({ table, before }) => {
      const name = table.replaceAll('.', '\\.');
      return !new RegExp(`\\b(create table|update|delete from)\\s+${name}\\b`, 'i').test(before);
    })
    .map(({ table }) => table);
}

/** Statements that restrict a table's rows, up to their end. */
const STRICT =
  /\balter table (?:only )?(?<altered>[\w.]+)\s[^;]*?\b(?:add\s+(?:constraint\s+\S+\s+)?(?:check|unique|primary|foreign|exclude)|set not null)\b[^;]*;|\bcreate unique index \w+\s+on (?<indexed>[\w.]+)[^;]*;/gi;

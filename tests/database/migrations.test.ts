import { expect, test } from 'vitest';
import { readScripts } from './prepareDatabase.ts';

const scripts = await readScripts('migrations');

/** What has a name of its own; a trigger and a policy have it on their table. */
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
    // Whatever the expressions above do not understand would be passed over.
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
  // `npm run restore` tells a newer version by the time of its last migration.
  expect(scripts.map(({ name }) => name).filter((name) => !/^\d{14}_[a-z_]+\.sql$/.test(name))).toEqual([]);
});

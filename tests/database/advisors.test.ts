import { expect, test } from 'vitest';
import { database } from './database.ts';
import { supabaseCli } from './supabaseCli.ts';

test('the linter of Supabase finds nothing in the migrations', async () => {
  const report = await supabaseCli(database.url, 'db', 'advisors', '--type=all', '--level=info');
  const findings: { name: string; detail: string }[] = JSON.parse(report);
  // In a database without queries every index is unused.
  expect(findings.filter(({ name }) => name !== 'unused_index')).toEqual([]);
});

// Rules 0025 to 0030 of https://github.com/supabase/splinter, which the newest command-line tool does not have.
test.each([
  [
    'a function with its owner’s rights that the API offers',
    `select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
  ],
  [
    'a policy that opens files or rows without asking who is there',
    `select tablename, policyname from pg_policies
     where schemaname in ('storage', 'realtime')
       and coalesce(qual, with_check) !~ 'is_admin|is_chat_image_of|is_client'`,
  ],
  [
    'a policy that is true for whoever is not signed in',
    `select tablename, policyname from pg_policies
     where concat(qual, with_check) ~* '(uid|jwt|role|person_id)\\(\\)[^)]*\\)* is null'`,
  ],
  ['an index that is not valid', 'select indexrelid::regclass from pg_index where not indisvalid'],
])('there is not %s', async (_, query) => {
  expect(await database.run(query)).toEqual([[]]);
});

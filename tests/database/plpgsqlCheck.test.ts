import { expect, test } from 'vitest';
import { database } from './database.ts';
import { plpgsqlCheck } from './plpgsqlCheck.ts';

/** What hosted projects have and this database lacks, as far as our functions use it. */
const HOSTED = `
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
  create schema cron;
  create table cron.job_run_details (start_time timestamptz);
  create schema net;
  create table net._http_response (id bigint, status_code integer, timed_out boolean, error_msg text);
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
    timeout_milliseconds integer default 5000
  ) returns bigint language sql as 'select 1::bigint'`;

/** Every PL/pgSQL function of ours; a trigger's function once per table, with that table's row and names. */
const CHECK = `
  select coalesce(served.relid::regclass || ': ', '') || function.oid::regprocedure || ', line ' || finding.lineno,
    concat_ws(' ', finding.level || ':', finding.message, finding.detail, finding.hint, finding.query)
  from pg_proc as function
  left join (
    select tgfoid, tgrelid as relid, max(tgoldtable) as old_table, max(tgnewtable) as new_table
    from pg_trigger where not tgisinternal group by tgfoid, tgrelid
  ) as served on served.tgfoid = function.oid
  cross join lateral plpgsql_check_function_tb(
    function.oid, coalesce(served.relid, 0), all_warnings => true,
    oldtable => served.old_table, newtable => served.new_table
  ) as finding
  where function.prolang = (select oid from pg_language where lanname = 'plpgsql')
    and function.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  order by 1`;

test('plpgsql_check finds nothing in the functions of the migrations', async ({ skip }) => {
  const checker = await plpgsqlCheck().catch((error: Error) => {
    // In CI a check that cannot run is a failure.
    if (process.env.CI) throw error;
    console.warn(`plpgsql_check was not run: ${error.message}`);
    return skip('plpgsql_check cannot be had here');
  });
  await database.run(`load 'plpgsql'; ${checker}; ${HOSTED}`);
  const [findings] = await database.run(CHECK);
  expect(findings).toEqual([]);
});

begin;
select plan(11);

delete from public.mails;
update private.retention_settings set next_clean_up_at = now() + interval '1 second';
prepare calls as select private.functions_to_call();
select is_empty('calls', 'without work nothing is called');
insert into public.mails (kind) values ('test');
select results_eq('calls', array['send-mail'], 'a waiting mail calls for the sender');
update public.mails set state = 'sent';
select is_empty('calls', 'a sent one does not');

update private.retention_settings set next_clean_up_at = now();
select results_eq('calls', array['clean-up'], 'once a day it is time to clean up');
select is_empty('calls', 'for the next hour that call has its time');
select ok((select next_clean_up_at > now() + interval '59 minutes' from private.retention_settings), 'then it is repeated');
select private.delete_expired();
select ok((select next_clean_up_at > now() + interval '23 hours' from private.retention_settings), 'unless it succeeded');

-- What Supabase has and the tests' databases have not, as far as it is used.
create schema vault;
create table vault.decrypted_secrets (name text, decrypted_secret text);
create schema net;
create table net.calls (url text, headers jsonb, body jsonb);
create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds integer) returns bigint
language sql as $$ insert into net.calls values (url, headers, body); select 1::bigint; $$;

select throws_ok($$ select private.call_function('send-mail') $$, 'P0001', null, 'without its secrets a call fails aloud');
insert into vault.decrypted_secrets values ('project_url', 'https://ref.example/'), ('secret_key', 'sb_secret_x');
select lives_ok($$ select private.call_function('send-mail') $$, 'with them it is made');
select results_eq(
  'select url, headers, body from net.calls',
  $$ values (
    'https://ref.example/functions/v1/send-mail',
    '{"apikey": "sb_secret_x", "content-type": "application/json"}'::jsonb, '{}'::jsonb
  ) $$,
  'at the function''s address, with the secret key'
);

select tests.sign_in('vera');
select throws_ok($$ select private.call_function('send-mail') $$, '42501', null, 'nobody of the API calls functions this way');

select * from finish();
rollback;

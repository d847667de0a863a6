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

select tests.have_vault_and_net();
select throws_ok($$ select private.call_function('send-mail') $$, 'P0001', null, 'without its secrets a call fails aloud');
select vault.create_secret('https://ref.example/', 'project_url');
select vault.create_secret('sb_secret_x', 'secret_key');
select lives_ok($$ select private.call_function('send-mail') $$, 'with them it is made');
select results_eq(
  $$ select url, headers, convert_from(body, 'UTF8')::jsonb from net.http_request_queue $$,
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

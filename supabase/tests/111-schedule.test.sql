begin;
select plan(26);

delete from public.deliveries;
update private.retention_settings set next_clean_up_at = now() + interval '1 second';
prepare calls as select private.functions_to_call();
select is_empty('calls', 'without work nothing is called');
insert into public.deliveries (kind) values ('test');
select results_eq('calls', array['deliver'], 'a waiting mail calls for the sender');
update public.deliveries set state = 'sent';
select is_empty('calls', 'a sent one does not');

update private.retention_settings set next_clean_up_at = now();
select results_eq('calls', array['clean-up'], 'once a day it is time to clean up');
select is_empty('calls', 'for the next hour that call has its time');
select ok((select next_clean_up_at > now() + interval '59 minutes' from private.retention_settings), 'then it is repeated');
select private.finish_clean_up();
select ok((select next_clean_up_at > now() + interval '23 hours' from private.retention_settings), 'unless it succeeded');

-- Where nobody sends anything, too
insert into private.submits (address_hash, made_at)
values ('\x01', now() - interval '24 hours 1 second'), ('\x02', now() - interval '23 hours');
execute calls;
select results_eq(
  'select address_hash from private.submits', array['\x02']::bytea[], 'the hash of an address is forgotten after a day'
);

-- What an admin is told
select tests.make_studio('ana');
prepare troubles as select unnest(public.schedule_troubles());
select tests.have_vault_and_net();
select vault.create_secret('https://ref.example/', 'project_url');
select tests.visit();
select throws_ok('troubles', '42501', null, 'a visitor is not told what is wrong');
select tests.sign_in('ana');
select throws_ok('troubles', '42501', null, 'nor is a client');
select tests.sign_in('vera');
select results_eq('troubles', array['vault'], 'an admin is told that Vault lacks the key');
select tests.be_owner();
select vault.create_secret('sb_secret_x', 'secret_key');
select tests.sign_in('vera');
select is_empty('troubles', 'and nothing once it is there');

select tests.be_owner();
update private.retention_settings set next_clean_up_at = now();
execute calls;
update private.retention_settings set clean_up_asked_at = now() - interval '47 hours', next_clean_up_at = now();
execute calls;
select tests.sign_in('vera');
select is_empty('troubles', 'a clean-up that fails is repeated for two days');
select tests.be_owner();
update private.retention_settings set clean_up_asked_at = clean_up_asked_at - interval '2 hours', next_clean_up_at = now();
execute calls;
select tests.sign_in('vera');
select results_eq('troubles', array['clean-up'], 'then an admin is told');
select tests.use_secret_key();
select public.finish_clean_up();
select tests.sign_in('vera');
select is_empty('troubles', 'until it succeeds');
select tests.be_owner();
update private.retention_settings set next_clean_up_at = now() - interval '49 hours';
select tests.sign_in('vera');
select results_eq('troubles', array['clean-up'], 'one that nobody even asks for is told as well');
select tests.be_owner();
execute calls;
select tests.sign_in('vera');
select is_empty('troubles', 'but after a rest of days the schedule begins anew');

-- Calling
select tests.be_owner();
delete from vault.secrets where name = 'secret_key';
update private.retention_settings set next_clean_up_at = now();
select lives_ok('select private.call_due_functions()', 'without a key in Vault no run fails');
select is_empty('select from net.http_request_queue', 'and nothing is called');
select results_eq('calls', array['clean-up'], 'so that it is still to do');
select vault.create_secret('sb_secret_x', 'secret_key');
update private.retention_settings set next_clean_up_at = now();
select private.call_due_functions();
select results_eq(
  $$ select url, headers, convert_from(body, 'UTF8')::jsonb from net.http_request_queue $$,
  $$ values (
    'https://ref.example/functions/v1/clean-up',
    '{"apikey": "sb_secret_x", "content-type": "application/json"}'::jsonb, '{}'::jsonb
  ) $$,
  'with one the function is called at its address, with the key'
);

select tests.sign_in('vera');
select throws_ok('select private.call_due_functions()', '42501', null, 'nobody of the API calls functions this way');

-- The year that every page names
select tests.be_owner();
delete from public.site_builds;
insert into public.site_builds (status, causes, finished_at) values ('published', '{release}', now());
prepare requested as select causes from public.site_builds where status = 'requested';
execute calls;
select is_empty('requested', 'pages of this year are not built again');
update public.site_builds set requested_at = now() - interval '1 year';
execute calls;
select results_eq('requested', $$ values ('{year}'::text[]) $$, 'those of another year are');
update public.site_builds set status = 'failed', failure = 'build', finished_at = now() where status = 'requested';
execute calls;
select is_empty('requested', 'once');
update public.site_builds set requested_at = now() + interval '1 year' where status = 'published';
execute calls;
select is_empty('requested', 'also after the clock was a year ahead');

select * from finish();
rollback;

begin;
select plan(20);

select tests.make_studio('ana');
delete from public.deliveries;
delete from public.site_builds;
-- The clock itself cannot be turned here. Rows of a later time are what one that was ahead has left behind.
prepare calls as select private.functions_to_call();
update private.retention_settings set next_clean_up_at = now() + interval '1 hour';

-- Submits
update private.submit_settings set max_submits = 1;
delete from private.submits;
prepare send as select from public.submit_inquiry('Ана', 'ana@example.bg', '1', 'x', 'y', '');
select tests.visit();
select tests.come_from('203.0.113.7');
select lives_ok('send', 'a visitor sends while the clock is a year ahead');
select tests.be_owner();
update private.submits set made_at = now() + interval '1 year';
select tests.visit();
select lives_ok('send', 'once it is right again, that counts no longer');
select throws_ok('send', 'PT429', null, 'but the limit holds');
select tests.be_owner();
select is_empty($$ select from private.submits where made_at > now() $$, 'and nothing of that year is kept');

-- Mails that are counted
update private.mail_settings set max_receipts_per_day = 1, max_receipts_per_hour = 1;
update private.submit_settings set max_submits = 1000;
update public.people set email = 'client@example.bg' where client_id = tests.id_of('ana');
delete from public.deliveries;
insert into public.deliveries (kind, recipient, account_id, created_at)
select kind, 'ana@example.bg', tests.id_of('ana'), now() + interval '1 year'
from unnest(array['inquiry_receipt', 'sign_in', 'invitation']) as kind, generate_series(1, 3);
select tests.visit();
execute send;
select public.request_key('ana');
select tests.use_secret_key();
select lives_ok(
  $$ select public.invite_client(id) from public.people where client_id = tests.id_of('ana') $$,
  'invitations of that year keep none back'
);
select tests.be_owner();
select is(
  array(select kind from public.deliveries where recipient is not null and created_at <= now() order by kind),
  array['inquiry_receipt', 'invitation', 'sign_in'], 'nor are receipts and links of it counted'
);
select tests.visit();
execute send;
select tests.be_owner();
select is(
  (select count(*) from public.deliveries where kind = 'inquiry_receipt' and created_at <= now()), 1::bigint,
  'but the limit of receipts holds'
);

-- Pictures and files
insert into storage.objects (bucket_id, name, created_at)
select bucket, folder || tests.id_of('ana') || '/1.webp', now() + interval '1 year'
from (values ('Offer Images', 'chat-images/'), ('client-files', '')) as file (bucket, folder);
update private.chat_image_settings set max_per_day = 1;
update private.client_file_settings set max_per_day = 1;
select tests.sign_in('ana');
select ok(private.has_room_for_chat_image('chat-images/' || tests.id_of('ana') || '/2.webp'), 'there is room for pictures');
select ok(private.has_room_for_client_file(), 'and for files');
select tests.be_owner();

-- Mails that wait
delete from public.deliveries;
insert into public.deliveries (kind, next_attempt_at, queued_at)
values ('test', now() + interval '1 year', now() + interval '1 year');
select results_eq('calls', array['deliver'], 'a mail that would wait for a year goes now');
select ok((select next_attempt_at <= now() and queued_at <= now() from public.deliveries), 'and is counted as queued now');
update public.deliveries set next_attempt_at = now() + interval '1 hour';
select is_empty('calls', 'one that waits for its next try waits on');

-- Messages
delete from public.deliveries;
insert into public.chat_messages (id, sender_id, receiver_id, content)
values ('00000000-0000-4000-8000-000000000001', tests.id_of('ana'), tests.id_of('vera'), 'Първо');
update public.chat_messages set "timestamp" = now() + interval '1 year';
insert into public.chat_messages (id, sender_id, receiver_id, content)
values ('00000000-0000-4000-8000-000000000000', tests.id_of('ana'), tests.id_of('vera'), 'Второ');
select results_eq(
  $$ select content from public.chat_messages_after(tests.id_of('ana'), 1) $$,
  array['Второ'], 'what is written after the clock was set back is read on from what was written before'
);
select results_eq('calls', array['deliver'], 'and the studio hears of both by mail');

-- Moves
insert into public.people (name) values ('Мария');
update public.people set stage = 'talking' where name = 'Мария';
update public.people set stage_since = now() + interval '1 year' where name = 'Мария';
update public.person_entries set made_at = now() + interval '1 year' where kind = 'stage';
prepare moves as select stage from public.person_entries where kind = 'stage' order by made_at;
select tests.sign_in('vera');
update public.people set stage = 'offer' where name = 'Мария';
select results_eq('moves', array['talking', 'offer'], 'a move after the clock was set back stands in the history');
select public.take_back_move(id, stage_since) from public.people where name = 'Мария';
select results_eq('moves', array['talking'], 'and is the one that is taken back');
select tests.be_owner();

-- Builds
select private.request_site_build('manual', '0');
update public.site_builds set requested_at = now() + interval '1 year', due_at = now() + interval '1 year';
select private.functions_to_call();
select ok((select due_at <= now() from public.site_builds), 'a build that would wait for a year is due now');

-- What is deleted by itself
update public.deliveries set state = 'sent';
update private.retention_settings set next_clean_up_at = now() - interval '1 year';
select is_empty('calls', 'a clock that has leapt a year ahead deletes nothing yet');
select ok(
  (select next_clean_up_at between now() + interval '23 hours' and now() + interval '25 hours'
  from private.retention_settings), 'it is believed after a day'
);
update private.retention_settings set next_clean_up_at = now() + interval '1 year';
select private.functions_to_call();
select ok(
  (select next_clean_up_at < now() + interval '25 hours' from private.retention_settings),
  'nor does cleaning wait for a year'
);

select * from finish();
rollback;

begin;
select plan(18);

select tests.make_person('vera', 'admin');
select tests.make_person('ana', 'client');
delete from public.mails;
prepare send(text, text, text, text) as
  insert into public.chat_messages (id, sender_id, receiver_id, content)
  values (('00000000-0000-4000-8000-0000000000' || $1)::uuid, tests.id_of($2), tests.id_of($3), $4);
-- The clock cannot be turned forward, so the messages are sent earlier.
prepare age(interval) as update public.chat_messages set "timestamp" = "timestamp" - $1 where true;
prepare queue as select private.queue_chat_mails();
prepare mails as
  select recipient, content ->> 'username', (content ->> 'count')::integer, content ->> 'last'
  from public.mails order by created_at, recipient nulls first;

execute send('01', 'ana', 'vera', 'Първо');
execute queue;
select is_empty('mails', 'a message that has just come makes no mail');
execute age('4 minutes');
execute queue;
select is_empty('mails', 'nor before five minutes');
execute age('2 minutes');
execute send('02', 'ana', 'vera', 'Второ');
execute queue;
select results_eq(
  'mails', $$ values (null::text, 'ana', 2, 'Второ') $$, 'then the studio gets one, about all that is unread'
);
execute send('03', 'ana', 'vera', 'Трето');
execute age('1 hour');
execute queue;
select is((select count(*) from public.mails), 1::bigint, 'and none more until it has read');
select is(
  (select content ->> 'client_id' from public.mails), tests.id_of('ana')::text, 'it knows whose conversation it tells of'
);
update public.mails set created_at = now() - interval '25 hours';
update public.chat_messages set "timestamp" = "timestamp" - interval '26 hours'
where id <> '00000000-0000-4000-8000-000000000003';
execute queue;
select results_eq(
  'mails', $$ values (null::text, 'ana', 2, 'Второ'), (null::text, 'ana', 3, 'Трето') $$,
  'or a day later, if something new was written'
);
update public.mails set created_at = now() - interval '25 hours';
update public.chat_messages set "timestamp" = "timestamp" - interval '26 hours' where true;
execute queue;
select is((select count(*) from public.mails), 2::bigint, 'and not otherwise');
delete from public.mails where content ->> 'last' = 'Трето';
update public.chat_messages set "timestamp" = now() - interval '1 hour' where true;
update public.chat_messages set "timestamp" = now() - interval '59 minutes'
where id = '00000000-0000-4000-8000-000000000003';

select tests.sign_in('vera');
select public.mark_chat_read('00000000-0000-4000-8000-000000000003');
select tests.be_owner();
execute age('0');
execute queue;
select is((select count(*) from public.mails), 1::bigint, 'what is read makes none');
execute send('04', 'ana', 'vera', 'Четвърто');
update public.chat_messages set "timestamp" = now() - interval '6 minutes'
where id = '00000000-0000-4000-8000-000000000004';
update public.chat_reads set last_read_timestamp = now() - interval '1 hour';
execute queue;
select is((select count(*) from public.mails), 2::bigint, 'the next message after reading makes one again');

-- The client
delete from public.mails;
delete from public.chat_messages;
delete from public.chat_reads;
execute send('11', 'vera', 'ana', 'Тайна');
execute age('6 minutes');
execute queue;
select is_empty('mails', 'a client without an address gets no mail');
update public.chat_users set notify_email = 'ana@example.bg' where username = 'ana';
execute queue;
select results_eq(
  'mails', $$ values ('ana@example.bg', 'ana', 1, null::text) $$, 'with one, a mail without what was written'
);
select throws_ok(
  $$ update public.chat_users set notify_email = 'ana' where username = 'ana' $$, '23514', null,
  'the address must be one'
);
select tests.sign_in('ana');
select is(
  tests.rows_changed_by($$ update public.chat_users set notify_email = 'boris@example.bg' where true $$), 0,
  'a client does not change it'
);

-- Old conversations, and the setting
select tests.be_owner();
delete from public.mails;
execute age('2 days');
execute queue;
select is_empty('mails', 'what nobody has read for days is no news');
execute age('-2 days');
update private.mail_settings set sends_chat_notices = false;
execute queue;
select is_empty('mails', 'these mails can be switched off');

-- With the client
update private.mail_settings set sends_chat_notices = true;
execute queue;
select is((select count(*) from public.mails), 1::bigint, 'switched on again they are made');
select tests.make_person('boris', 'client');
delete from public.chat_users where username = 'boris';
select is((select count(*) from public.mails), 1::bigint, 'another client''s end changes nothing');
delete from public.chat_messages;
delete from public.chat_users where username = 'ana';
select is_empty('mails', 'with the client go the mails about the conversation');

select * from finish();
rollback;

begin;
select plan(34);

select tests.make_studio('ana');
update public.people set name = 'Ана Петрова' where client_id = tests.id_of('ana');
delete from public.deliveries;
prepare send(text, text, text, text) as
  insert into public.chat_messages (id, sender_id, receiver_id, content)
  values (('00000000-0000-4000-8000-0000000000' || $1)::uuid, tests.id_of($2), tests.id_of($3), $4);
-- The clock cannot be turned forward, so the messages are sent earlier.
prepare age(interval) as update public.chat_messages set "timestamp" = "timestamp" - $1 where true;
prepare queue as select private.queue_chat_mails();
prepare mails as
  select recipient, content ->> 'name', (content ->> 'count')::integer, content #>> '{texts,-1}'
  from public.deliveries order by created_at, recipient nulls first;
-- Mails that were never made.
prepare forget as delete from private.chat_mails;

execute send('01', 'ana', 'vera', 'Първо');
execute queue;
select is_empty('mails', 'a message that has just come makes no mail');
execute age('4 minutes');
execute queue;
select is_empty('mails', 'a message makes no mail before five minutes');
execute age('2 minutes');
execute send('02', 'ana', 'vera', 'Второ');
execute queue;
select results_eq(
  'mails', $$ values (null::text, 'Ана Петрова', 2, 'Второ') $$, 'after five minutes the studio gets one mail about all unread messages'
);
execute send('03', 'ana', 'vera', 'Трето');
execute age('1 hour');
execute queue;
select is((select count(*) from public.deliveries), 1::bigint, 'the studio gets no further mail until it has read');
select is(
  (select content ->> 'client_id' from public.deliveries), tests.id_of('ana')::text, 'the mail names the conversation’s account'
);
update public.deliveries set created_at = now() - interval '25 hours';
update private.chat_mails set told_at = now() - interval '25 hours';
update public.chat_messages set "timestamp" = "timestamp" - interval '26 hours'
where id <> '00000000-0000-4000-8000-000000000003';
update public.chat_messages set "timestamp" = now() - interval '24 hours 59 minutes'
where id = '00000000-0000-4000-8000-000000000003';
execute queue;
select results_eq(
  'mails', $$ values (null::text, 'Ана Петрова', 2, 'Второ'), (null::text, 'Ана Петрова', 3, 'Трето') $$,
  'a day later there is another mail, even if what is new was written right after the first'
);
update private.chat_mails set told_at = now() - interval '25 hours';
update public.chat_messages set "timestamp" = "timestamp" - interval '26 hours' where true;
execute queue;
select is((select count(*) from public.deliveries), 2::bigint, 'without a new message there is no other mail');
delete from public.deliveries where content -> 'texts' ? 'Трето';
update public.chat_messages set "timestamp" = now() - interval '1 hour' where true;
update public.chat_messages set "timestamp" = now() - interval '59 minutes'
where id = '00000000-0000-4000-8000-000000000003';

select tests.sign_in('vera');
select public.mark_chat_read('00000000-0000-4000-8000-000000000003');
select tests.be_owner();
execute age('0');
execute queue;
select is((select count(*) from public.deliveries), 1::bigint, 'read messages make no mail');
execute send('04', 'ana', 'vera', 'Четвърто');
update public.chat_messages set "timestamp" = now() - interval '6 minutes'
where id = '00000000-0000-4000-8000-000000000004';
execute queue;
select is((select count(*) from public.deliveries), 2::bigint, 'the next message after reading makes one again');

-- What the studio has seen is no news
prepare mark_read(text) as select public.mark_chat_read(('00000000-0000-4000-8000-0000000000' || $1)::uuid);
prepare mark_unread(text) as select public.mark_chat_unread(('00000000-0000-4000-8000-0000000000' || $1)::uuid);
prepare wait as update public.chat_messages set "timestamp" = now() - interval '6 minutes'
  where number = (select max(number) from public.chat_messages);
execute forget;
select tests.sign_in('vera');
execute mark_read('04');
execute mark_unread('03');
execute mark_unread('02');
select tests.be_owner();
execute queue;
select is((select count(*) from public.deliveries), 2::bigint, 'what is marked as unread again makes no mail');
execute send('05', 'ana', 'vera', 'Пето');
execute wait;
execute queue;
select is((select count(*) from public.deliveries), 3::bigint, 'a message that comes after it does');
execute send('06', 'ana', 'vera', 'Шесто');
execute wait;
select tests.sign_in('vera');
execute mark_unread('02');
select tests.be_owner();
execute queue;
select is((select count(*) from public.deliveries), 3::bigint, 'and then none follows that day, as always');
select tests.sign_in('vera');
execute mark_read('06');
execute mark_unread('06');
select tests.be_owner();
execute send('07', 'ana', 'vera', 'Седмо');
execute wait;
execute queue;
select is((select count(*) from public.deliveries), 4::bigint, 'unless the studio has read meanwhile');

-- A mail that was not sent at once
delete from public.deliveries;
execute forget;
prepare claim as select recipient from public.claim_deliveries(10) order by recipient nulls first;
prepare try_again as update public.deliveries set next_attempt_at = now() where true;
update public.people set email = 'ana@example.bg' where client_id = tests.id_of('ana');
select tests.sign_in('vera');
execute mark_read('07');
select tests.be_owner();
execute send('08', 'ana', 'vera', 'Осмо');
execute wait;
execute send('09', 'vera', 'ana', 'Отговор');
execute wait;
execute queue;
select results_eq('claim', array[null, 'ana@example.bg'], 'mails to both sides are sent');
execute try_again;
select results_eq('claim', array[null, 'ana@example.bg'], 'again if they could not be, while nobody reads');
execute try_again;
select tests.sign_in('vera');
execute mark_read('09');
select tests.be_owner();
select results_eq('claim', array['ana@example.bg'], 'the one to the side that has read meanwhile is dropped');
execute try_again;
update public.chat_messages set content = '', message_type = 'deleted' where content = 'Отговор';
select is_empty('claim', 'as is one about what was taken back while it was being sent');
update public.people set email = null where client_id = tests.id_of('ana');

-- The client
delete from public.deliveries;
execute forget;
delete from public.chat_messages;
delete from public.chat_reads;
execute send('11', 'vera', 'ana', 'Тайна');
execute age('6 minutes');
execute queue;
select is_empty('mails', 'a client without an address gets no mail');
update public.people set email = 'ana@example.bg' where client_id = tests.id_of('ana');
execute queue;
select results_eq(
  'mails', $$ values ('ana@example.bg', 'Ана Петрова', 1, null::text) $$, 'a client with an address gets a mail without the text'
);
update public.deliveries set state = 'sent';
update public.people set email = 'anna@example.bg' where client_id = tests.id_of('ana');
execute queue;
update public.people set email = 'right@example.bg' where client_id = tests.id_of('ana');
execute queue;
select results_eq(
  'mails', $$ values ('ana@example.bg', 'Ана Петрова', 1, null::text), ('right@example.bg', 'Ана Петрова', 1, null) $$,
  'a corrected address is told of what is unread, one that was corrected before is not'
);
update public.deliveries set state = 'sent';
execute queue;
select is((select count(*) from public.deliveries), 2::bigint, 'once');
update public.people set email = 'ana,boris@example.bg' where client_id = tests.id_of('ana');
delete from public.deliveries;
execute queue;
select is_empty('mails', 'an address that is not one mailbox gets no mail');
update public.people set email = 'ana@example.bg' where client_id = tests.id_of('ana');
select tests.sign_in('ana');
select is(
  tests.rows_changed_by($$ update public.people set email = 'boris@example.bg' where true $$), 0,
  'a client cannot change the address'
);

-- What is taken back or corrected is quoted by no mail
select tests.be_owner();
delete from public.deliveries;
execute forget;
execute send('12', 'ana', 'vera', 'Тайна');
execute age('6 minutes');
execute queue;
update public.chat_messages set content = 'Поправено' where content = 'Тайна' and sender_id = tests.id_of('ana');
execute queue;
select results_eq('mails', $$ values (null::text, 'Ана Петрова', 1, 'Поправено'), ('ana@example.bg', 'Ана Петрова', 1, null) $$, 'a waiting mail is made again');
update public.deliveries set state = 'sent';
update public.chat_messages set content = '', message_type = 'deleted' where content = 'Поправено';
execute queue;
select is_empty($$ select from public.deliveries where content -> 'texts' ? 'Поправено' $$, 'the text is removed from a mail that was sent');
delete from public.deliveries;
execute forget;
execute queue;
select results_eq('mails', $$ values ('ana@example.bg', 'Ана Петрова', 1, null::text) $$, 'a message that was taken back makes no mail');
execute send('13', 'ana', 'vera', 'Още');
execute age('6 minutes');
execute queue;
select results_eq('mails', $$ values (null, 'Ана Петрова', 1, 'Още'), ('ana@example.bg', 'Ана Петрова', 1, null::text) $$, 'a message that was taken back is not counted');
update public.deliveries set state = 'sent';
execute send('14', 'ana', 'vera', 'И още');
execute age('6 minutes');
update public.chat_messages set content = '', message_type = 'deleted' where content = 'Още';
execute queue;
select is((select count(*) from public.deliveries), 2::bigint, 'taking back what a mail began with makes no other mail that day');
delete from public.deliveries;
execute queue;
select is_empty('mails', 'nor does an outbox that was emptied');
delete from public.chat_messages where sender_id = tests.id_of('ana');

-- Old conversations, and the setting
execute forget;
execute age('2 days');
execute queue;
select is_empty('mails', 'messages that were unread for days are not mailed');
execute age('-2 days');
update private.mail_settings set sends_chat_notices = false;
execute queue;
select is_empty('mails', 'these mails can be switched off');

-- With the client
update private.mail_settings set sends_chat_notices = true;
execute queue;
select is((select count(*) from public.deliveries), 1::bigint, 'switched on again, mails are made');
select tests.make_person('boris', 'client');
delete from public.chat_users where username = 'boris';
select is((select count(*) from public.deliveries), 1::bigint, 'deleting another client changes nothing');
delete from public.chat_messages;
delete from public.chat_users where username = 'ana';
select is_empty('mails', 'deleting the client deletes the mails about the conversation');

select * from finish();
rollback;

begin;
select plan(84);

select tests.make_studio('ana');
update private.submit_settings set max_submits = 1000;
delete from public.deliveries;

prepare send_inquiry(text) as
  select from public.submit_inquiry('Ана', $1, '0888', 'no-template', 'Тайна', '');
prepare send_order(text) as
  select from public.submit_contact_message('Ана', $1, 'N/A', 'AI Design Order - basic', 'Тайна', '');
prepare mails as
  select kind, recipient, reply_to, content ->> 'message' from public.deliveries order by kind;
prepare write_past_the_calls as insert into public.deliveries (kind, recipient) values ('test', 'stranger@example.bg');

-- One submit makes a mail to the studio and a receipt
select tests.visit();
execute send_inquiry('ana@example.bg');
select throws_ok('mails', '42501', null, 'a visitor reads no mail');
select throws_ok('write_past_the_calls', '42501', null, 'a visitor writes none');
select throws_ok('select public.send_test_mail()', '42501', null, 'a visitor sends no test');
select throws_ok('select public.retry_delivery(gen_random_uuid())', '42501', null, 'a visitor repeats none');
select throws_ok('select public.count_troubled_deliveries()', '42501', null, 'a visitor counts none');
select throws_ok('select public.claim_deliveries(1)', '42501', null, 'a visitor takes none');

select tests.sign_in('vera');
select results_eq('mails', $$ values
  ('inquiry', null::text, 'ana@example.bg', 'Тайна'),
  ('inquiry_receipt', 'ana@example.bg', null::text, null::text) $$,
  'the studio gets the whole text, the visitor a receipt that repeats nothing');
select results_eq(
  $$ select jsonb_object_keys(content) from public.deliveries where kind = 'inquiry_receipt' $$, array['created_at'],
  'of what was typed a receipt knows nothing at all'
);
select throws_ok('write_past_the_calls', '42501', null, 'an admin writes no mail past the calls');
select throws_ok('update public.deliveries set recipient = null where true', '42501', null, 'an admin rewrites none');
select throws_ok('delete from public.deliveries where true', '42501', null, 'an admin deletes none');
select throws_ok('select public.claim_deliveries(1)', '42501', null, 'an admin takes none to send');
select throws_ok(
  $$ select public.record_delivery(gen_random_uuid(), 1, 'sent') $$, '42501', null, 'an admin notes none as sent'
);

select tests.sign_in('ana');
select is_empty('mails', 'a client reads no mail');
select throws_ok('select public.send_test_mail()', '42501', null, 'a client sends no test');
select throws_ok('select public.retry_delivery(gen_random_uuid())', '42501', null, 'a client repeats none');
select throws_ok('select public.count_troubled_deliveries()', '42501', null, 'a client counts none');
select throws_ok('write_past_the_calls', '42501', null, 'a client writes none');

-- A submit that is refused makes no mail
select tests.visit();
select throws_ok($$ execute send_order('no address') $$, '23514', null, 'a wrong order is refused');
select tests.be_owner();
select is((select count(*) from public.deliveries where kind like 'contact%'), 0::bigint, 'and no mail tells of it');

-- Addresses
select tests.visit();
select lives_ok(format('execute send_inquiry(%L)', address), format('%s is taken', address))
from unnest(array['ana,boris@example.bg', '"ana"@example.bg', 'ana@localhost', 'ana@[127.0.0.1]', 'ана@example.bg']) as address;
select tests.be_owner();
select is(
  (select count(*) from public.deliveries where kind = 'inquiry_receipt'), 1::bigint,
  'an address that is none gets no receipt'
);
select is(
  (select count(*) from public.deliveries where kind = 'inquiry' and reply_to is null), 5::bigint,
  'and is nobody to reply to, but the studio hears of the inquiry'
);
select ok(private.is_mailbox(address), format('%s is a mailbox', address))
from unnest(array['ana@example.bg', 'ana.petrova+site@mail.example.bg', 'o''neil@example.com', 'ana@пример.бг']) as address;
select ok(not private.is_mailbox(address), format('%s is none', quote_literal(address)))
from unnest(array[
  E'ana@example.bg\nBcc: x@example.bg', E'ana@example.bg\r', 'ana@example.bg,boris@example.bg', 'ana@b@example.bg',
  'Ana <ana@example.bg>', 'ana@example..bg', 'ana@.bg', 'ana', '', E'ana@exa\x01mple.bg',
  E'ana@example.bg\u00a0x.bg', E'ana@example.bg\u202fx.bg', E'ana@example.\ufeffbg', E'ana@exam\u00adple.bg'
]) as address;

-- A stranger's mailbox is not filled
delete from public.deliveries;
execute send_order('petya@example.bg');
select is(
  (select content - 'created_at' from public.deliveries where kind = 'contact_message_receipt'), '{"is_order": true}',
  'of an order a receipt knows only that it was one'
);
execute send_order('petya@example.bg');
execute send_inquiry('PETYA@example.bg');
execute send_inquiry('petya@example.bg');
select is(
  (select count(*) from public.deliveries where lower(recipient) = 'petya@example.bg'), 3::bigint,
  'one address gets three receipts a day'
);
select is((select count(*) from public.deliveries where recipient is null), 4::bigint, 'the studio gets every notice');
update public.deliveries set created_at = now() - interval '25 hours';
execute send_inquiry('petya@example.bg');
select is(
  (select count(*) from public.deliveries where lower(recipient) = 'petya@example.bg'), 4::bigint, 'and the next day more'
);
insert into public.deliveries (kind, recipient) values
  ('letter', 'rada@example.bg'), ('chat', 'rada@example.bg'), ('sign_in', 'rada@example.bg');
execute send_inquiry('rada@example.bg');
select is(
  (select count(*) from public.deliveries where recipient = 'rada@example.bg' and kind = 'inquiry_receipt'), 1::bigint,
  'other mails keep no receipt back'
);
delete from public.deliveries;
update private.mail_settings set max_receipts_per_hour = 1;
execute send_inquiry('boyan@example.bg');
execute send_inquiry('valya@example.bg');
select results_eq(
  $$ select kind, recipient from public.deliveries order by recipient nulls first $$,
  $$ values ('inquiry', null), ('inquiry', null), ('inquiry_receipt', 'boyan@example.bg') $$,
  'over the limit of an hour nobody gets a receipt, and the studio every notice'
);
update public.deliveries set created_at = now() - interval '61 minutes';
execute send_inquiry('valya@example.bg');
select is(
  (select count(*) from public.deliveries where recipient = 'valya@example.bg'), 1::bigint, 'an hour later there are receipts again'
);

-- Sending
delete from public.deliveries;
insert into public.deliveries (id, kind) values ('00000000-0000-4000-8000-000000000001', 'test');
prepare state as select state, attempts, failure, (next_attempt_at - now())::text from public.deliveries;
prepare claim as select id::text from public.claim_deliveries(5);
select tests.use_secret_key();
select results_eq('claim', array['00000000-0000-4000-8000-000000000001'], 'a mail that is due is handed out');
select is_empty('claim', 'once');
select lives_ok(
  $$ select public.record_delivery('00000000-0000-4000-8000-000000000001', 7, 'sent') $$,
  'another attempt''s word'
);
select results_eq('state', $$ values ('sending', 1, null::text, '00:10:00') $$, 'counts for nothing');
select public.record_delivery('00000000-0000-4000-8000-000000000001', 1, 'failed', 'connect ECONNREFUSED');
select results_eq('state', $$ values ('waiting', 1, 'connect ECONNREFUSED', '00:01:00') $$, 'a failed mail waits a minute');
select is_empty('claim', 'and is not handed out before');

select tests.be_owner();
update public.deliveries set next_attempt_at = now(), attempts = 4;
select from public.claim_deliveries(1);
select public.record_delivery('00000000-0000-4000-8000-000000000001', 5, 'failed', repeat('x', 600));
select results_eq('state', $$ values ('waiting', 5, repeat('x', 500), '00:16:00') $$, 'later it waits longer');
update public.deliveries set next_attempt_at = now(), attempts = 60;
select from public.claim_deliveries(1);
select public.record_delivery('00000000-0000-4000-8000-000000000001', 61, 'failed', 'x');
select results_eq('state', $$ values ('waiting', 61, 'x', '01:00:00') $$, 'but never longer than an hour');
update public.deliveries set next_attempt_at = now();
select from public.claim_deliveries(1);
select public.record_delivery('00000000-0000-4000-8000-000000000001', 62, 'released');
select results_eq('state', $$ values ('waiting', 61, 'x', '00:00:00') $$, 'an attempt that was not made does not count');

update public.deliveries set next_attempt_at = now(), state = 'sending';
select results_eq('claim', array['00000000-0000-4000-8000-000000000001'], 'a mail whose sender died is handed out again');
update public.deliveries set queued_at = now() - interval '71 hours';
select public.record_delivery('00000000-0000-4000-8000-000000000001', 62, 'failed', 'x');
select results_eq('state', $$ values ('waiting', 62, 'x', '01:00:00') $$, 'after almost three days it is still tried');
update public.deliveries set queued_at = now() - interval '73 hours', next_attempt_at = now();
select from public.claim_deliveries(1);
select public.record_delivery('00000000-0000-4000-8000-000000000001', 63, 'failed', 'x');
select is((select state from public.deliveries), 'failed', 'then it has failed');
select is_empty('claim', 'and is left alone');

-- What an admin does
select tests.sign_in('vera');
select is(public.count_troubled_deliveries(), 1, 'an admin sees that a mail failed');
select lives_ok($$ select public.retry_delivery('00000000-0000-4000-8000-000000000001') $$, 'and sends it again');
select results_eq('state', $$ values ('waiting', 0, null::text, '00:00:00') $$, 'as if it were new');
select is(public.count_troubled_deliveries(), 0, 'so nothing is wrong');
select tests.use_secret_key();
select from public.claim_deliveries(1);
select public.record_delivery('00000000-0000-4000-8000-000000000001', 1, 'refused', '550 no such user');
select results_eq('state', $$ values ('failed', 1, '550 no such user', '00:00:00') $$, 'what the server refuses for good fails at once');
select tests.sign_in('vera');
select public.retry_delivery('00000000-0000-4000-8000-000000000001');
select tests.use_secret_key();
select from public.claim_deliveries(1);
select public.record_delivery('00000000-0000-4000-8000-000000000001', 1, 'sent');
select results_eq('state', $$ values ('sent', 1, null::text, '00:00:00') $$, 'a sent mail is sent');
select is_empty('claim', 'and never handed out again');
select tests.sign_in('vera');
select throws_ok(
  $$ select public.retry_delivery('00000000-0000-4000-8000-000000000001') $$, '22023', null, 'nor repeated by an admin'
);
select tests.be_owner();
update public.deliveries set state = 'sending' where true;
select tests.use_secret_key();
select public.record_delivery('00000000-0000-4000-8000-000000000001', 1, 'kept');
select results_eq('state', $$ values ('kept', 1, null::text, '00:00:00') $$, 'without a mail server a mail is kept');
select is_empty('claim', 'which ends it, too');
select tests.sign_in('vera');
select lives_ok('select public.send_test_mail()', 'an admin sends a test');
select tests.be_owner();
update public.deliveries set queued_at = now() - interval '11 minutes' where true;
select tests.sign_in('vera');
select is(public.count_troubled_deliveries(), 1, 'a mail that nobody takes is trouble, too');

-- What a delivery may be
select tests.be_owner();
select lives_ok($$ insert into public.deliveries (kind) values ('something_new') $$, 'a new kind needs no change of the table');
select throws_ok($$ insert into public.deliveries (kind) values ('Test; x') $$, '23514', null, 'but is one plain word');
select throws_ok($$ insert into public.deliveries (kind, channel) values ('test', 'fax') $$, '23514', null, 'there is no other way');
delete from public.deliveries;
insert into public.deliveries (kind, channel, account_id) values ('test', 'push', tests.id_of('ana'));
select tests.use_secret_key();
select is_empty('select from public.claim_deliveries(5)', 'what is no mail is not handed out as one');
select tests.sign_in('vera');
select is_empty('select from public.deliveries', 'nor does an admin see it among them');
select tests.be_owner();
delete from auth.users where id = tests.id_of('ana');
select is_empty('select from public.deliveries', 'with the account it goes');

-- Switched off
select tests.be_owner();
delete from public.deliveries;
update private.mail_settings set sends_notices = false, sends_receipts = false;
execute send_inquiry('ana@example.bg');
select is_empty('mails', 'both kinds can be switched off');

select * from finish();
rollback;

begin;
select plan(136);

select tests.make_studio('ana', 'boris');
update public.people set email = 'ana@example.bg', stage = 'talking' where client_id = tests.id_of('ana');

create function tests.content_of(kind text) returns jsonb language sql as $$
  select case kind
    when 'approval' then '{"details": "", "link": "https://ana.example", "files": []}'
    when 'materials' then '{"details": "", "items": ["Лого"]}'
    when 'offer' then '{"items": [{"text": "Сайт", "quantity": 2, "unit_cents": 51129}, {"text": "Лого", "quantity": 1, "unit_cents": 5000}], "note": "", "vat": "none"}'
    else '{}'
  end::jsonb
$$;
create function tests.ask(
  which integer, kind text, content jsonb default null, replaces integer default null, client text default 'ana', title text default 'Начална страница',
  valid_until date default current_date + 30
) returns public.requests language sql as $$
  select * from public.send_request(
    jsonb_strip_nulls(jsonb_build_object(
      'id', md5('request ' || which)::uuid, 'client_id', tests.id_of(client), 'kind', kind, 'title', title,
      'content', coalesce(content, tests.content_of(kind)), 'replaces', md5('request ' || replaces)::uuid,
      'valid_until', case kind when 'offer' then valid_until end
    )),
    'Оферта № {number}'
  )
$$;
create function tests.answer(which integer, verdict text, answer jsonb, fingerprint text default null, message integer default null)
returns text language sql as $$
  select (public.answer_request(
    md5('answer ' || coalesce(message, which))::uuid, md5('request ' || which)::uuid, verdict, answer,
    coalesce(fingerprint, (select known.fingerprint from public.requests as known where known.id = md5('request ' || which)::uuid)),
    'Отговор'
  )).state
$$;
create function tests.is_open(which integer) returns boolean language sql as $$
  select asked.is_open from public.requests as asked where id = md5('request ' || which)::uuid
$$;
create function tests.state_of(which integer) returns text language sql as $$
  select state from public.requests where id = md5('request ' || which)::uuid
$$;

-- Who asks
select tests.visit();
select throws_ok($$ select tests.ask(1, 'approval') $$, '42501', null, 'a visitor asks nothing');
select tests.sign_in('ana');
select throws_ok($$ select tests.ask(1, 'approval') $$, '42501', null, 'nor does a client');
select throws_ok($$ insert into public.requests (id) values (gen_random_uuid()) $$, '42501', null, 'also past the call');
select tests.sign_in('vera');
select throws_ok($$ insert into public.requests (id) values (gen_random_uuid()) $$, '42501', null, 'an admin has a call for it');
select lives_ok($$ select tests.ask(1, 'approval') $$, 'an admin asks');
select results_eq(
  $$ select state, version::integer, number, length(fingerprint), made_by from public.requests where id = md5('request 1')::uuid $$,
  $$ values ('open', 1, null::text, 64, tests.id_of('vera')) $$, 'the request is open and has a fingerprint'
);
select results_eq(
  $$ select message_type, sender_id, client_id from public.chat_messages where id = md5('request 1')::uuid $$,
  $$ values ('request', tests.id_of('vera'), tests.id_of('ana')) $$, 'and is a message of the conversation'
);
select lives_ok($$ select tests.ask(1, 'approval') $$, 'asked once more under its id');
select is((select count(*) from public.chat_messages where message_type = 'request'), 1::bigint, 'it is one request');
select throws_ok($$ select tests.ask(1, 'materials') $$, '23505', null, 'the id serves for nothing else');
select throws_ok($$ select tests.ask(2, 'approval', client => 'vera') $$, '22023', null, 'an admin is asked nothing');
select throws_ok($$ select tests.ask(2, 'invoice') $$, '23514', null, 'there are no other kinds');
select throws_ok($$ select tests.ask(2, 'approval', title => ' ') $$, '23514', null, 'a request has a title');
select throws_ok($$ select tests.ask(2, 'approval', '{"details": "", "files": []}') $$, '23514', null, 'something is there to approve');
select throws_ok(
  format($$ select tests.ask(2, 'approval', '{"details": "", "files": [{"path": "%s/00000000-0000-4000-8000-000000000001.pdf", "name": "x.pdf", "size": 1}]}') $$, tests.id_of('boris')),
  '23514', null, 'nothing of another conversation'
);
select lives_ok(
  format($$ select tests.ask(2, 'approval', '{"details": "", "files": [{"path": "%s/00000000-0000-4000-8000-000000000001.pdf", "name": "x.pdf", "size": 1}]}') $$, tests.id_of('ana')),
  'but a file of this one'
);
select throws_ok(format($$ select tests.ask(3, 'offer', jsonb_set(tests.content_of('offer'), '{items,0,quantity}', %L)) $$, quantity), '23514', null, format('nobody is offered %s of a thing', quantity))
from unnest(array['0.001', '-1', '0', '"2"', '1e9']) as quantity;
select throws_ok($$ select tests.ask(3, 'offer', jsonb_set(tests.content_of('offer'), '{items,0,unit_cents}', '-5')) $$, '23514', null, 'or less than nothing for it');
select throws_ok($$ select tests.ask(3, 'offer', tests.content_of('offer') || '{"total_cents": 1}') $$, '23514', null, 'the sum is nobody''s to say');
select throws_ok($$ select tests.ask(3, 'offer', valid_until => current_date - 2) $$, '23514', null, 'an offer has time');
select throws_ok($$ select tests.ask(3, 'offer', valid_until => '20266-12-01') $$, '23514', null, 'which ends in this century');
select throws_ok(
  format(
    $$ select public.send_request(jsonb_build_object('id', md5('request 3')::uuid, 'client_id', tests.id_of('ana'), 'kind', 'materials', 'title', 'x', 'content', tests.content_of('materials'), 'due_on', %L), 'x') $$,
    day
  ),
  '23514', null, format('nothing is due on %s', day)
) from unnest(array['20266-12-01', '0026-12-01']) as day;
select throws_ok($$ select tests.ask(3, 'materials', jsonb_set(tests.content_of('materials'), '{details}', to_jsonb(repeat('x', 4001)))) $$, '23514', null, 'details end somewhere');
select lives_ok($$ select tests.ask(3, 'offer') $$, 'an offer is made');
select results_eq(
  $$ select asked.total_cents, asked.number = to_char(private.sofia_today(), 'YYYY') || '-001', message.content = 'Оферта № ' || asked.number
     from public.requests as asked join public.chat_messages as message using (id) where asked.id = md5('request 3')::uuid $$,
  $$ values (107258::bigint, true, true) $$, 'with the sum of its lines, and a number that its message says'
);
select is((select stage from public.people where client_id = tests.id_of('ana')), 'offer', 'the person has an offer');
select lives_ok($$ select tests.ask(4, 'materials') $$, 'materials are asked for');
select lives_ok($$ select tests.ask(5, 'review') $$, 'and a review');
select tests.be_owner();
update private.request_settings set max_open = 5;
select tests.sign_in('vera');
select throws_ok($$ select tests.ask(6, 'review') $$, 'PT429', null, 'a client has so many open requests, not more');
select lives_ok($$ select tests.ask(6, 'review', client => 'boris') $$, 'which is nothing to another one');
select tests.be_owner();
set local session_replication_role = replica;
update public.requests set valid_until = valid_until - 1000 where id = md5('request 3')::uuid;
set local session_replication_role = origin;
select tests.sign_in('vera');
select lives_ok($$ select tests.ask(66, 'review') $$, 'an expired offer is not open');
select tests.be_owner();
set local session_replication_role = replica;
delete from public.requests where id = md5('request 66')::uuid;
delete from public.chat_messages where id = md5('request 66')::uuid;
update public.requests set valid_until = valid_until + 1000 where id = md5('request 3')::uuid;
set local session_replication_role = origin;
update private.request_settings set max_open = 30;
select throws_ok($$ update public.requests set title = 'Друго' where true $$, '42501', null, 'nobody changes what was asked, whatever the rights');

-- Who reads
prepare asked as select count(*) from public.requests;
select tests.visit();
select throws_ok('asked', '42501', null, 'a visitor reads no request');
select tests.sign_in('ana');
select results_eq('asked', array[5::bigint], 'a client reads its own');
select tests.sign_in('boris');
select results_eq('asked', array[1::bigint], 'and none of others');
select tests.sign_in('vera');
select results_eq('asked', array[6::bigint], 'an admin reads all');

-- Who answers
select throws_ok($$ select tests.answer(1, 'accepted', '{}') $$, '42501', null, 'an admin does not answer for the client');
select tests.visit();
select throws_ok($$ select tests.answer(1, 'accepted', '{}', 'x') $$, '42501', null, 'nor does a visitor');
select tests.sign_in('boris');
select throws_ok($$ select tests.answer(1, 'accepted', '{}', 'x') $$, '42501', null, 'nor another client');
select tests.sign_in('ana');
select throws_ok($$ select tests.answer(1, 'accepted', '{}', 'x') $$, 'PT409', null, 'an answer belongs to the words that were seen');
-- Every verdict for every kind.
select throws_ok(format('select tests.answer(%s, %L, %L)', number, verdict, '{}'), '23514', null, format('%s takes no "%s"', kind, verdict))
from (values (1, 'approval'), (3, 'offer'), (4, 'materials'), (5, 'review')) as asked (number, kind),
  unnest(array['accepted', 'changes', 'declined', 'done', 'withdrawn', 'replaced', 'open']) as verdict
where (kind, verdict) not in (('approval', 'accepted'), ('materials', 'done'));
select throws_ok($$ select tests.answer(1, 'changes', '{"comment": " "}') $$, '23514', null, 'who wants a change says which');
select throws_ok($$ select tests.answer(3, 'accepted', '{"name": ""}') $$, '23514', null, 'who accepts writes the name');
select throws_ok($$ select tests.answer(5, 'done', '{"rating": 6, "words": "x", "name": "x", "company": "", "may_show": true}') $$, '23514', null, 'five is the best');
select is(tests.state_of(1), 'open', 'what is refused changes nothing');
select is(tests.answer(1, 'accepted', '{}'), 'accepted', 'a client approves');
select is(tests.answer(1, 'accepted', '{}'), 'accepted', 'once more with the same message');
select is((select count(*) from public.chat_messages where request_id = md5('request 1')::uuid), 1::bigint, 'is one answer');
select results_eq(
  $$ select message_type, sender_id, receiver_id = private.chat_studio() from public.chat_messages where request_id = md5('request 1')::uuid $$,
  $$ values ('answer', tests.id_of('ana'), true) $$, 'which is a message to the studio'
);
select throws_ok($$ select tests.answer(1, 'accepted', '{}', message => 7) $$, 'PT409', null, 'a second answer is none');
select throws_ok($$ select tests.answer(1, 'changes', '{"comment": "Не"}', message => 7) $$, 'PT409', null, 'nor is another one');
select throws_ok(
  $$ select public.take_back_chat_message(md5('answer 1')::uuid) $$, 'PT410', null, 'an answer is not taken back as a message is'
);
select throws_ok(
  $$ select public.correct_chat_message(md5('answer 1')::uuid, 'x') $$, 'PT410', null, 'nor corrected'
);
select is(tests.answer(2, 'changes', '{"comment": "По-голямо лого"}'), 'changes', 'a client asks for a change');
select is(tests.answer(4, 'done', '{}'), 'done', 'a client has sent what was asked for');
select is(
  tests.answer(5, 'done', '{"rating": 5, "words": "Чудесно", "name": "Ана", "company": "", "may_show": true}'), 'done', 'a client writes a review'
);
select tests.be_owner();
set constraints all immediate;
alter table public.requests disable trigger keep_request;
update public.requests set valid_until = private.sofia_today() - 1 where id = md5('request 3')::uuid;
select tests.sign_in('ana');
select is(tests.is_open(3), false, 'an offer that has expired is not open');
select throws_ok($$ select tests.answer(3, 'accepted', '{"name": "Ана Петрова"}') $$, 'PT409', null, 'nor is it accepted');
select tests.be_owner();
update public.requests set valid_until = private.sofia_today() where id = md5('request 3')::uuid;
set constraints all immediate;
alter table public.requests enable trigger keep_request;
set constraints all deferred;
select tests.sign_in('ana');
select is(tests.is_open(3), true, 'on its last day it is open');
select is(tests.answer(3, 'accepted', '{"name": "Ана Петрова"}'), 'accepted', 'and is accepted');
select is(tests.is_open(3), false, 'what is answered is not open');
select is(
  (select count(*) from public.chat_waiting where client_id = tests.id_of('ana')), 0::bigint, 'a client does not see who waits'
);
select tests.be_owner();
select is((select stage from public.people where client_id = tests.id_of('ana')), 'won', 'and the person is won');

-- New versions and taking back
select tests.sign_in('vera');
select throws_ok($$ select tests.ask(10, 'approval', replaces => 1) $$, 'PT409', null, 'what was accepted is not replaced');
select throws_ok($$ select tests.ask(10, 'materials', replaces => 2) $$, 'PT409', null, 'nor something of another kind');
select throws_ok($$ select tests.ask(10, 'approval', replaces => 2, client => 'boris') $$, 'PT409', null, 'nor somebody else''s');
select is((tests.ask(10, 'approval', replaces => 2)).version, 2::smallint, 'a new version counts on');
select is(tests.state_of(2), 'replaced', 'and closes the one before');
select throws_ok($$ select tests.ask(11, 'approval', replaces => 2) $$, 'PT409', null, 'once');
select tests.sign_in('ana');
select throws_ok($$ select tests.answer(2, 'accepted', '{}', message => 8) $$, 'PT409', null, 'what is replaced takes no answer');
select throws_ok(
  $$ select public.withdraw_request(md5('withdrawal')::uuid, md5('request 10')::uuid, 'Оттеглено') $$, '42501', null, 'a client withdraws nothing'
);
select tests.sign_in('vera');
prepare withdraw(integer) as select (public.withdraw_request(md5('withdrawal')::uuid, md5('request ' || $1)::uuid, 'Оттеглено')).state;
select throws_ok('execute withdraw(1)', 'PT409', null, 'what was accepted is not withdrawn');
select throws_ok('execute withdraw(99)', '22023', null, 'nor what is not there');
select results_eq('execute withdraw(10)', array['withdrawn'], 'an admin withdraws what is open');
select results_eq('execute withdraw(10)', array['withdrawn'], 'twice is once');
select is((select count(*) from public.chat_messages where request_id = md5('request 10')::uuid), 1::bigint, 'with one message');
select tests.sign_in('ana');
select throws_ok($$ select tests.answer(10, 'accepted', '{}') $$, 'PT409', null, 'what is withdrawn takes no answer');

-- Reminders
select tests.sign_in('vera');
select lives_ok($$ select tests.ask(20, 'materials', title => 'Лого') $$, 'something waits');
select lives_ok($$ select tests.ask(21, 'review') $$, 'and a review');
select tests.be_owner();
prepare reminders as
  select kind, content ->> 'title', recipient from public.deliveries where kind like 'request%' order by kind collate "C" desc;
delete from public.deliveries;
set constraints all immediate;
alter table public.requests disable trigger keep_request;
set constraints all deferred;
update public.requests set made_at = now() - interval '3 days' where state = 'open';
select private.queue_request_reminders();
select is_empty('reminders', 'who wrote a moment ago is not reminded');
update public.chat_messages set "timestamp" = now() - interval '2 days' where sender_id = tests.id_of('ana');
select private.queue_request_reminders();
select private.queue_request_reminders();
select results_eq('reminders', $$ values ('request_reminder', 'Лого', 'ana@example.bg') $$, 'then once, and not of a review');
update public.requests set made_at = now() - interval '6 days' where state = 'open';
select private.queue_request_reminders();
select results_eq('reminders', $$ values ('request_reminder', 'Лого', 'ana@example.bg') $$, 'not twice in a day');
update private.request_reminders set queued_at = now() - interval '2 days';
select private.queue_request_reminders();
select private.queue_request_reminders();
select results_eq(
  'reminders',
  $$ values ('request_reminder', 'Лого', 'ana@example.bg'), ('request_last_reminder', 'Лого', 'ana@example.bg') $$,
  'and once more, which is the last time'
);
delete from public.deliveries where kind = 'request_last_reminder';
delete from private.request_reminders where kind = 'request_last_reminder';
update private.request_reminders set queued_at = now() + interval '1 year';
update public.chat_messages set "timestamp" = now() + interval '1 year' where sender_id = tests.id_of('ana');
select private.queue_request_reminders();
select results_eq(
  'reminders',
  $$ values ('request_reminder', 'Лого', 'ana@example.bg'), ('request_last_reminder', 'Лого', 'ana@example.bg') $$,
  'nor does what a clock that was ahead has dated keep it back'
);
delete from private.request_reminders;
select lives_ok('select private.queue_request_reminders()', 'a mail that a backup brought without this memory is not made again');
delete from public.deliveries where kind = 'request_last_reminder';
select private.queue_request_reminders();
select results_eq('reminders', $$ values ('request_reminder', 'Лого', 'ana@example.bg') $$, 'also when the outbox has forgotten it');
select results_eq('select kind from public.claim_deliveries(10)', array['request_reminder'], 'and it is sent while the request is open');
update public.deliveries set state = 'waiting';
select tests.sign_in('ana');
select is(tests.answer(20, 'done', '{}'), 'done', 'the answer comes');
select tests.be_owner();
select is_empty('reminders', 'and what still waits to remind of it goes');
insert into public.deliveries (kind, source_id)
values ('request_last_reminder', md5('request 20')::uuid), ('request_reminder', tests.id_of('gone'));
select is_empty('select from public.claim_deliveries(10)', 'what was on its way is not sent again');
select is_empty('reminders', 'nor kept');

-- The same once more
select tests.sign_in('vera');
select lives_ok(
  $$ select tests.ask(30, 'materials', '{"details": "", "items": ["Лого", "Снимки"]}', client => 'boris') $$, 'a request for two things'
);
select throws_ok(
  format($$ select tests.ask(30, 'materials', '{"details": "", "items": %s}', client => 'boris') $$, items), '23505', null,
  format('%s are something else', items)
)
from unnest(array['["Лого"]', '["Снимки", "Лого"]', '["Лого", "Снимки", "Лого"]']) as items;
select lives_ok($$ select tests.ask(31, 'offer', client => 'boris') $$, 'an offer with two rows');
select throws_ok(
  $$ select tests.ask(31, 'offer', tests.content_of('offer') #- '{items,1}', client => 'boris') $$, '23505', null,
  'is not one with fewer rows'
);
select throws_ok(
  $$ select tests.ask(31, 'offer', valid_until => null, client => 'boris') $$, '23505', null, 'nor one without its last day'
);
select tests.be_owner();

-- Files that a request shows
create function tests.file_of_ana(file text) returns text language sql as $$
  select tests.id_of('ana') || '/00000000-0000-4000-8000-00000000000' || file
$$;
select tests.sign_in('vera');
select set_config('storage.operation', 'storage.object.upload', true);
insert into storage.objects (bucket_id, name)
select bucket, name from (values
  ('client-files', tests.file_of_ana('1.pdf')), ('client-files', tests.file_of_ana('2.pdf')),
  ('Offer Images', 'chat-images/' || tests.id_of('ana') || '/1.webp'),
  ('Offer Images', 'chat-images/' || tests.id_of('ana') || '/1.webp.thumb'),
  ('Offer Images', 'chat-images/' || tests.id_of('ana') || '/2.webp')
) as file (bucket, name);
select tests.ask(40, 'approval', jsonb_build_object('details', '', 'files', jsonb_build_array(
  jsonb_build_object('path', tests.file_of_ana('1.pdf'), 'name', 'Договор.pdf', 'size', 1),
  jsonb_build_object('path', 'chat-images/' || tests.id_of('ana') || '/1.webp', 'name', 'Начало', 'size', 1)
)));
-- Hosted Supabase stops every delete by SQL before the policies are asked; this lets them be asked.
select set_config('storage.allow_delete_query', 'true', true);
select is(
  tests.rows_changed_by($$ update storage.objects set metadata = '{}' where name like '%' || tests.id_of('ana') || '%' $$), 2,
  'an admin replaces what no request shows'
);
select throws_ok(
  $$ update storage.objects set name = tests.file_of_ana('1.pdf') where name = tests.file_of_ana('2.pdf') $$, '42501', null,
  'and puts nothing else in the place of what one shows'
);
select is(
  tests.rows_changed_by($$ delete from storage.objects where name like '%' || tests.id_of('ana') || '%' $$), 2,
  'an admin deletes what no request shows'
);
select tests.be_owner();
select results_eq(
  $$ select name from storage.objects where name like '%' || tests.id_of('ana') || '%' order by name collate "C" $$,
  array[
    tests.file_of_ana('1.pdf'), 'chat-images/' || tests.id_of('ana') || '/1.webp',
    'chat-images/' || tests.id_of('ana') || '/1.webp.thumb'
  ],
  'what was to be approved is still there'
);
-- Of a few rows PostgreSQL would rather read all.
set local enable_seqscan = off;
select private.is_shown_by_request('x');
select ok(
  pg_stat_get_xact_numscans('public.requests_files_idx'::regclass) > 0, 'whether a request shows a file is looked up in an index'
);
reset enable_seqscan;

select ok(
  (select count(*) from realtime.messages where topic = 'chat:' || tests.id_of('ana') and event = 'request') > 10,
  'the conversation hears of every request and answer'
);
select is(
  (select jsonb_array_length(private.account_data(account) -> 'requests') from public.chat_users as account where username = 'ana'), 9,
  'requests are personal data'
);
delete from public.chat_messages where client_id = tests.id_of('ana');
delete from auth.users where id = tests.id_of('ana');
select is_empty($$ select from public.requests where client_id = tests.id_of('ana') $$, 'and go with the account');

select * from finish();
rollback;

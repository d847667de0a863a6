begin;
select plan(52);

select tests.make_studio('ana');
select tests.make_person('mila', 'admin');
delete from public.vitrina_inquiries;
delete from public.contact_messages;
create temporary table maria (id uuid);
grant all on maria to public;
with made as (insert into public.people (name, email) values ('Мария', 'maria@example.bg') returning id)
insert into maria select id from made;
create function tests.write(kind text, body text default 'Тайна', note uuid default gen_random_uuid()) returns uuid
language sql as $$ insert into public.person_entries (id, person_id, kind, body) select note, id, kind, body from maria returning id $$;

-- Who may what
prepare read_entries as select from public.person_entries;
select tests.visit();
select throws_ok('read_entries', '42501', null, 'a visitor reads no entry');
select throws_ok($$ select tests.write('note') $$, '42501', null, 'a visitor writes no entry');
select throws_ok($$ select * from public.person_timeline(gen_random_uuid()) $$, '42501', null, 'a visitor sees no history');
select tests.sign_in('vera');
select lives_ok($$ select tests.write('note', 'Тайна', '00000000-0000-4000-8000-000000000001') $$, 'an admin writes a note');
select results_eq(
  'select made_by, edited_at from public.person_entries where kind = ''note''', $$ values (tests.id_of('vera'), null::timestamptz) $$,
  'a note has its author’s name'
);
select throws_ok(
  $$ insert into public.person_entries (id, person_id, kind, body, made_by) select gen_random_uuid(), id, 'note', 'x', tests.id_of('mila') from maria $$,
  '42501', null, 'a note cannot have another author'
);
select throws_ok($$ select tests.write('note', 'Още', '00000000-0000-4000-8000-000000000001') $$, '23505', null, 'a repeated save is one note');
select throws_ok($$ select tests.write('letter') $$, '42501', null, 'a letter is written only by its function');
select throws_ok($$ select tests.write('stage') $$, '42501', null, 'a move is written only by its function');
select throws_ok($$ select tests.write('note', ' ') $$, '23514', null, 'a note is not empty');
select throws_ok($$ select tests.write('note', repeat('x', 4001)) $$, '23514', null, 'in 4000 characters');
select throws_ok(
  $$ update public.person_entries set kind = 'letter' where true $$, '42501', null, 'a note stays a note'
);
select tests.sign_in('mila');
select is(
  tests.rows_changed_by($$ update public.person_entries set body = 'Вече друго' where kind = 'note' $$), 1, 'another admin changes it'
);
select ok((select edited_at is not null and made_by = tests.id_of('vera') from public.person_entries where kind = 'note'), 'the change of a note is recorded');
select tests.sign_in('ana');
select is_empty('read_entries', 'a client reads no entry');
select throws_ok($$ select tests.write('note') $$, '42501', null, 'a client writes no entry');
select is(tests.rows_changed_by($$ update public.person_entries set body = 'x' where true $$), 0, 'a client changes no entry');
select is(tests.rows_changed_by('delete from public.person_entries where true'), 0, 'a client deletes no entry');
select is_empty('select from public.person_timeline((select id from maria))', 'a client sees no history');

-- Moves
select tests.be_owner();
update public.people set stage_since = now() - interval '1 hour' where name = 'Мария';
select tests.sign_in('vera');
select tests.rows_changed_by($$ update public.people set stage = 'offer' where name = 'Мария' $$);
select tests.rows_changed_by($$ update public.people set stage = 'offer', phone = '0888' where name = 'Мария' $$);
select results_eq(
  $$ select stage, made_by from public.person_entries where kind = 'stage' $$, $$ values ('offer', tests.id_of('vera')) $$,
  'a move becomes one entry'
);
select is(
  (select stage_since from public.people where name = 'Мария'), now(), 'the time of a move is stored'
);
select is(tests.rows_changed_by($$ delete from public.person_entries where kind = 'stage' $$), 0, 'nobody removes a move from the history');
select is(tests.rows_changed_by($$ delete from public.person_entries where kind = 'note' $$), 1, 'a note is deleted by an admin');

-- Moves that are taken back
select tests.be_owner();
update public.people set stage = 'talking', stage_since = now() - interval '3 days' where name = 'Мария';
delete from public.person_entries where kind = 'stage';
insert into public.person_entries (id, person_id, kind, stage, made_by, made_at)
select tests.id_of('first'), id, 'stage', 'talking', tests.id_of('vera'), now() - interval '3 days' from maria;
create function tests.move(stage text) returns void
language sql as $$ update public.people set stage = move.stage where name = 'Мария' $$;
prepare take_back as select public.take_back_move(id, now()) from maria;
prepare moves as select stage, made_by from public.person_entries where kind = 'stage' order by made_at;
select tests.sign_in('vera');
select throws_ok('take_back', 'PT409', null, 'somebody who was not moved now stays');
select tests.move('won');
select tests.visit();
select throws_ok('take_back', '42501', null, 'a visitor takes no move back');
select tests.sign_in('ana');
select throws_ok($$ select public.take_back_move(gen_random_uuid(), now()) $$, '42501', null, 'a client takes no move back');
select tests.sign_in('mila');
select throws_ok('take_back', 'PT409', null, 'another admin does not take it back');
select tests.sign_in('vera');
select throws_ok(
  $$ select public.take_back_move(id, now() - interval '1 second') from maria $$, 'PT409', null,
  'whom somebody else has moved meanwhile stays there'
);
select lives_ok('take_back', 'who has moved a person takes that back');
select results_eq(
  $$ select stage, stage_since from public.people where name = 'Мария' $$, $$ values ('talking', now() - interval '3 days') $$,
  'the person stands where it stood, since then'
);
select results_eq('moves', $$ values ('talking', tests.id_of('vera')) $$, 'the history knows nothing of it');
select throws_ok('take_back', 'PT409', null, 'no move before it is taken back');
select tests.move('lost');
select tests.be_owner();
update public.people set stage_since = now() - interval '11 minutes' where name = 'Мария';
update public.person_entries set made_at = now() - interval '11 minutes' where stage = 'lost';
select tests.sign_in('vera');
select throws_ok(
  $$ select public.take_back_move(id, stage_since) from public.people where name = 'Мария' $$, 'PT409', null,
  'after ten minutes a move stays'
);
select tests.be_owner();
update public.people set stage_since = now() - interval '9 minutes' where name = 'Мария';
update public.person_entries set made_at = now() - interval '9 minutes' where stage = 'lost';
select tests.sign_in('vera');
select lives_ok(
  $$ select public.take_back_move(id, stage_since) from public.people where name = 'Мария' $$, 'before, it can be taken back'
);

-- History
select tests.be_owner();
update private.submit_settings set max_submits = 1000;
delete from public.person_entries;
select public.submit_inquiry('Мария', 'maria@example.bg', '0888', 'websites', 'Искам сайт', '');
select public.submit_contact_message('Мария', 'maria@example.bg', 'N/A', 'Въпрос', 'Питам', '');
update public.vitrina_inquiries set created_at = now() - interval '3 days', answered_at = now(), from_page = '/pricing';
update public.contact_messages set created_at = now() - interval '2 days', deleted_at = now(), told_source = 'google';
insert into public.person_entries (id, person_id, kind, body, made_by, made_at)
select gen_random_uuid(), id, 'note', 'Помни', tests.id_of('vera'), now() - interval '1 day' from maria;
insert into public.person_entries (id, person_id, kind, subject, body, made_by)
select '00000000-0000-4000-8000-000000000002', id, 'letter', 'Отговор', 'Здравейте', tests.id_of('mila') from maria;
insert into public.deliveries (id, source_id, kind, state, recipient)
select id, id, 'letter', 'failed', 'maria@example.bg' from public.person_entries where kind = 'letter';
select tests.sign_in('vera');
select results_eq(
  'select kind, title, body, state, made_by from public.person_timeline((select id from maria))',
  $$ values
    ('letter', 'Отговор', 'Здравейте', 'failed', 'mila'), ('note', null::text, 'Помни', null::text, 'vera'),
    ('contact_message', 'Въпрос', 'Питам', 'binned', null::text), ('inquiry', 'websites', 'Искам сайт', 'answered', null::text) $$,
  'an admin sees all of a person, the newest first, and what became of a letter'
);
select results_eq(
  $$ select next.kind from public.person_timeline((select id from maria)) as seen,
       public.person_timeline((select id from maria), seen.at, seen.id) as next
     where seen.kind = 'note' $$,
  array['contact_message', 'inquiry'], 'a history continues after any entry'
);
select tests.be_owner();
insert into public.person_entries (id, person_id, kind, body, made_at)
select gen_random_uuid(), id, 'note', 'x', now() - interval '1 hour' from maria, generate_series(1, 60);
select tests.sign_in('vera');
select is((select count(*) from public.person_timeline((select id from maria))), 50::bigint, 'fifty at a time');
select results_eq(
  $$ select kind, from_page, told_source from public.person_timeline((select id from maria), now() - interval '2 days' + interval '1 s') $$,
  $$ values ('contact_message', null, 'google'), ('inquiry', '/pricing', null) $$, 'an admin sees which page and whose word brought a person'
);
select is(
  (select count(*) from (
    select * from public.person_timeline((select id from maria)) order by at, id limit 1
  ) as last, public.person_timeline((select id from maria), last.at, last.id)), 14::bigint,
  'none is lost among those of one moment'
);
select results_eq(
  $$ select kind from public.person_timeline((select id from maria), kinds => array['inquiry', 'letter']) $$,
  array['letter', 'inquiry'], 'some kinds are found behind any number of others'
);
select is_empty('select from public.person_timeline(gen_random_uuid())', 'an unknown person has no history');

-- What became of a letter that the outbox has forgotten
select tests.be_owner();
insert into public.person_entries (id, person_id, kind, subject, body)
select tests.id_of(outcome), id, 'letter', outcome, 'Здравейте' from maria, unnest(array['sent', 'kept', 'failed', 'waiting']) as outcome;
insert into public.deliveries (id, source_id, kind, recipient)
select id, id, 'letter', 'maria@example.bg' from public.person_entries where body = 'Здравейте' and subject <> 'Отговор';
update public.deliveries as letter set state = entry.subject from public.person_entries as entry
where entry.id = letter.id and entry.subject <> 'Отговор';
prepare letters as
  select title, state from public.person_timeline((select id from maria)) where kind = 'letter' and title <> 'Отговор' order by title;
select tests.sign_in('vera');
select results_eq(
  'letters', $$ values ('failed', 'failed'), ('kept', 'kept'), ('sent', 'sent'), ('waiting', 'waiting') $$, 'a letter has the state of its delivery'
);
select tests.be_owner();
delete from public.deliveries as letter using public.person_entries as entry where entry.id = letter.id and entry.subject <> 'Отговор';
select tests.sign_in('vera');
select results_eq(
  'letters', $$ values ('failed', 'unsent'), ('kept', 'kept'), ('sent', 'sent'), ('waiting', 'unsent') $$,
  'of a letter that is in the outbox no more it is known whether it left'
);
select tests.be_owner();
delete from public.person_entries where kind = 'letter' and subject <> 'Отговор';

-- What its client has written of the studio
select tests.be_owner();
create temporary table ana as select id from public.people where client_id = tests.id_of('ana');
grant select on ana to public;
insert into public.chat_messages (id, sender_id, receiver_id, content)
select tests.id_of(review), tests.id_of('vera'), tests.id_of('ana'), 'x' from unnest(array['shown', 'kept', 'open']) as review;
insert into public.requests (id, client_id, kind, title, content, state, answer, answered_at)
select tests.id_of(review), tests.id_of('ana'), 'review', 'x', '{}', state, answer::jsonb, answered_at
from (values
  ('shown', 'done', '{"rating": 5, "words": "Чудесно.", "name": "Ана", "company": "", "may_show": true}', now()),
  ('kept', 'done', '{"rating": 2, "words": "Бавно.", "name": "Ана", "company": "", "may_show": false}', now() - interval '1 day'),
  ('open', 'open', null, null)
) as asked (review, state, answer, answered_at);
select tests.sign_in('vera');
select results_eq(
  'select id, kind, title, body, state from public.person_timeline((select id from ana))',
  $$ values
    (tests.id_of('open'), 'request', 'x', null::text, 'open'),
    (tests.id_of('shown'), 'review', '5', 'Чудесно.', 'may_show'), (tests.id_of('kept'), 'review', '2', 'Бавно.', null) $$,
  'what a client has answered is there, and whether it may be shown'
);

-- What else the client was asked for, and the launch
select tests.be_owner();
delete from public.requests;
create temporary table asked as
select * from (values
  ('signed', 'offer', '2026-901', current_date + 30, 'accepted', '{"name": "Ана Петрова"}', 1),
  ('changed', 'approval', null, null, 'changes', '{"comment": "По-голямо лого"}', 2),
  ('approved', 'approval', null, null, 'accepted', '{}', 3),
  ('late', 'offer', '2026-902', private.sofia_today() - 6, 'open', null, null),
  ('waiting', 'materials', null, null, 'open', null, null)
) as asked (name, kind, number, valid_until, state, answer, days_ago);
insert into public.chat_messages (id, sender_id, receiver_id, content, message_type)
select tests.id_of(name), tests.id_of('vera'), tests.id_of('ana'), 'Питаме: ' || name, 'request' from asked;
insert into public.requests (id, client_id, kind, title, content, number, valid_until, state, answer, answered_at, made_at)
select
  tests.id_of(name), tests.id_of('ana'), kind, 'Сайт',
  case kind
    when 'offer' then '{"items": [{"text": "Сайт", "quantity": 1, "unit_cents": 40903}], "note": "", "vat": "none"}'
    when 'approval' then '{"details": "", "link": "https://ana.example", "files": []}'
    else '{"details": "", "items": ["Лого"]}'
  end::jsonb,
  number, valid_until, state, answer::jsonb, now() - make_interval(days => days_ago), now() - interval '9 days'
from asked;
insert into public.developments (id, client_id, title, stages, launched_on)
select gen_random_uuid(), tests.id_of('ana'), 'Сайт', '[{"title": "Дизайн", "due_on": null, "done_at": null}]', private.sofia_today() + days
from unnest(array[-4, 1]) as days;
select tests.sign_in('vera');
select results_eq(
  'select kind, title, body, state, answer from public.person_timeline((select id from ana))',
  $$ values
    ('request', 'Питаме: signed', 'Сайт', 'accepted', 'Ана Петрова'),
    ('request', 'Питаме: changed', null::text, 'changes', 'По-голямо лого'),
    ('request', 'Питаме: approved', null, 'approved', null::text),
    ('launch', null, null, null, null),
    ('request', 'Питаме: late', 'Сайт', 'expired', null),
    ('request', 'Питаме: waiting', null, 'open', null) $$,
  'every request is there once, with its state and its answer, and the launch once its day has come'
);
select results_eq(
  $$ select (at at time zone 'Europe/Sofia')::date from public.person_timeline((select id from ana)) where kind = 'launch' or state = 'expired' $$,
  $$ values (private.sofia_today() - 4), (private.sofia_today() - 6) $$,
  'an offer expires at the end of its last day'
);
select tests.sign_in('ana');
select is_empty('select from public.person_timeline((select id from ana))', 'the client does not read it there');

-- With the account, and with the person
select tests.be_owner();
delete from auth.users where id = tests.id_of('mila');
select is((select made_by from public.person_entries where kind = 'letter'), null, 'an account that is gone leaves its letters');
delete from public.people where name = 'Мария';
select is_empty('read_entries', 'everything is deleted with the person');
select is_empty($$ select from public.deliveries where kind = 'letter' $$, 'letters in the outbox are deleted with the person');
select throws_ok(
  $$ insert into public.person_entries (id, person_id, kind, subject, body)
     select gen_random_uuid(), id, 'letter', repeat('x', 151), 'x' from public.people limit 1 $$, '23514', null,
  'a subject has 150 characters at most'
);
select throws_ok(
  $$ insert into public.person_entries (id, person_id, kind, body, stage)
     select gen_random_uuid(), id, 'note', 'x', 'won' from public.people limit 1 $$, '23514', null, 'a note has no stage'
);

select * from finish();
rollback;

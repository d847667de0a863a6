begin;
select plan(69);

select tests.make_studio('ana', 'boris');
update private.submit_settings set max_submits = 1000;
delete from public.vitrina_inquiries;
delete from public.contact_messages;
delete from public.people where client_id is null;

create function tests.send(name text, email text, phone text default '0888 123 456') returns uuid
language sql as $$ select (public.submit_inquiry(name, email, phone, 'websites', 'Искам сайт', '')).id $$;
prepare everybody as
  select name, email, phone, stage from public.people where client_id is null order by created_at, name;

-- Whoever writes is a person
select tests.visit();
select is(
  (public.submit_inquiry('Мария', 'Maria@example.bg', '0888 123 456', 'websites', 'Искам сайт', '')).person_id, null,
  'the sender is told nothing of the person'
);
select is(
  (public.submit_contact_message('М. Иванова', 'maria@EXAMPLE.bg', 'N/A', 'Въпрос', 'Питам', '')).person_id, null,
  'nor by the other form'
);
select tests.be_owner();
select results_eq('everybody', $$ values ('Мария', 'Maria@example.bg', '0888 123 456', 'new') $$, 'two submissions are one person');
select is(
  (select count(distinct person_id) from (
    select person_id from public.vitrina_inquiries union all select person_id from public.contact_messages
  ) as sent where person_id is not null), 1::bigint, 'both submissions belong to the person'
);
select tests.send('Друга Мария', 'maria@example.bg', '0999 999 999');
select results_eq(
  'everybody', $$ values ('Мария', 'Maria@example.bg', '0888 123 456', 'new') $$, 'what a visitor types replaces nothing'
);
delete from public.people where client_id is null;
delete from public.vitrina_inquiries where email ilike 'maria@%';
select public.submit_contact_message('Пламен', 'plamen@example.bg', 'N/A', 'Поръчка', 'x', '');
select results_eq('everybody', $$ values ('Пламен', 'plamen@example.bg', null::text, 'new') $$, 'a form without a phone gives none');
select tests.send('Пламен', 'plamen@example.bg', '02 987 65 43');
select results_eq('everybody', $$ values ('Пламен', 'plamen@example.bg', '02 987 65 43', 'new') $$, 'a later submission adds the phone');
update public.people set stage = 'lost' where email = 'plamen@example.bg';
update public.people set updated_at = '2026-01-01', edited_at = '2026-01-01' where email = 'plamen@example.bg';
select tests.send('Пламен', 'plamen@example.bg');
select results_eq(
  $$ select stage, updated_at, edited_at from public.people where email = 'plamen@example.bg' $$,
  $$ values ('new', now(), timestamptz '2026-01-01') $$, 'a lost person becomes new again, which edits nothing'
);
update public.people set stage = 'offer' where email = 'plamen@example.bg';
select tests.send('Пламен', 'plamen@example.bg');
select is((select stage from public.people where email = 'plamen@example.bg'), 'offer', 'every other stage stays');

-- Clients
select results_eq(
  $$ select name, email, stage from public.people where client_id = tests.id_of('ana') $$,
  $$ values ('ana', null::text, 'won') $$, 'a client is a person, too'
);
select is_empty($$ select from public.people where client_id = tests.id_of('vera') $$, 'an admin is not a person of this list');
select is(
  tests.rows_changed_by($$
    update public.people set email = 'ana@example.bg' where client_id in (tests.id_of('ana'), tests.id_of('boris'))
  $$), 2, 'one owner may have two accounts'
);
select tests.send('Ана', 'ANA@example.bg');
select is(
  (select client_id from public.people where id = (select person_id from public.vitrina_inquiries where email = 'ANA@example.bg')),
  (select client_id from public.people where email = 'ana@example.bg' order by created_at, id limit 1),
  'what a client sends belongs to the oldest account with the address'
);
select is((select count(*) from public.people where private.folded(email) = 'ana@example.bg'), 2::bigint, 'a client’s submission creates nobody');
select is_empty(
  $$ select from public.people where email = 'ana@example.bg' and phone is not null $$,
  'and gives the client no phone: anybody may have typed the address'
);

-- Going
create temporary table spam as select tests.send('Спам', 'spam@example.bg') as id;
delete from public.vitrina_inquiries where id = (select id from spam);
select is_empty($$ select from public.people where email = 'spam@example.bg' $$, 'the person is deleted with the last submission');
insert into public.people (name, email, next_step, next_step_on) values ('Стъпка', 'step@example.bg', 'Обаждане', '2026-12-01');
insert into public.people (name, email) values ('Бележка', 'note@example.bg');
insert into public.person_entries (id, person_id, kind, body)
select gen_random_uuid(), id, 'note', 'Помни' from public.people where email = 'note@example.bg';
create temporary table sent as select tests.send('x', address) as id from unnest(array['step@example.bg', 'note@example.bg']) as address;
delete from public.vitrina_inquiries where id in (select id from sent);
select is(
  (select count(*) from public.people where email in ('step@example.bg', 'note@example.bg')), 2::bigint,
  'a person with a step or a note stays'
);
create temporary table worked_with as select tests.send('x', address) as id
from unnest(array['moved@example.bg', 'back@example.bg']) as address;
select tests.sign_in('vera');
update public.people set stage = 'won' where email = 'moved@example.bg';
insert into public.people (name, email) values ('По телефона', 'rang@example.bg');
select tests.be_owner();
update public.people set stage = 'lost' where email = 'back@example.bg';
insert into worked_with select tests.send('x', address) from unnest(array['back@example.bg', 'rang@example.bg']) as address;
update public.vitrina_inquiries set deleted_at = now() where id in (select id from worked_with);
delete from public.vitrina_inquiries where id in (select id from worked_with);
select is(
  (select stage from public.people where email = 'moved@example.bg' and not is_binned), 'won', 'somebody whom an admin has moved stays'
);
select isnt_empty(
  $$ select from public.people where email = 'rang@example.bg' and not is_binned $$, 'so does somebody whom an admin has added'
);
select is_empty(
  $$ select from public.people where email = 'back@example.bg' $$, 'somebody who was moved by writing again does not'
);
delete from public.people where email in ('moved@example.bg', 'rang@example.bg');
delete from auth.users where id = tests.id_of('boris');
delete from auth.users where id = tests.id_of('ana');
select is(
  (select count(*) from public.people where email = 'ana@example.bg'), 1::bigint,
  'after two accounts with one address one person is left, with what it sent'
);
select tests.make_person('goran', 'client');
delete from auth.users where id = tests.id_of('goran');
select is_empty($$ select from public.people where name = 'goran' $$, 'a client of whom nothing is left goes with the account');

-- Rules
select throws_ok(
  $$ insert into public.people (name, email) values ('x', 'PLAMEN@example.bg') $$, '23505', null, 'one address is one person'
);
select throws_ok($$ insert into public.people (name) values (' ') $$, '23514', null, 'a person has a name');
select throws_ok($$ insert into public.people (name, email) values ('x', 'x') $$, '23514', null, 'an address has its sign');
select throws_ok($$ insert into public.people (name, stage) values ('x', 'hot') $$, '23514', null, 'there is no other stage');
select throws_ok($$ insert into public.people (name, next_step) values ('x', 'Обаждане') $$, '23514', null, 'a step has a day');
select throws_ok(
  $$ insert into public.people (name, next_step_on) values ('x', '2026-12-01') $$, '23514', null, 'and a day a step'
);
select throws_ok(
  format($$ insert into public.people (name, next_step, next_step_on) values ('x', 'Обаждане', %L) $$, day), '23514', null, format('%s is of another century', day)
) from unnest(array['20266-12-01', '0026-12-01']) as day;
select is(private.phone_key(phone), key, format('the key of %s', phone))
from (values
  ('+359 888 123 456', '888123456'), ('0888/123-456', '888123456'), ('00359888123456', '888123456'), ('02 98', null), ('N/A', null)
) as known (phone, key);

-- Who may what
prepare read_people as select from public.people;
prepare add_person as insert into public.people (name) values ('Новак');
prepare change_people as update public.people set stage = 'won' where true;
select tests.visit();
select throws_ok('read_people', '42501', null, 'a visitor reads nobody');
select throws_ok('add_person', '42501', null, 'cannot add anybody');
select throws_ok('change_people', '42501', null, 'cannot change anybody');
select throws_ok('select * from public.find_people()', '42501', null, 'a visitor finds nobody');
select tests.be_owner();
select tests.make_person('petya', 'client');
select tests.sign_in('petya');
select is_empty('read_people', 'a client reads nobody, not even what is held of itself');
select throws_ok('add_person', '42501', null, 'cannot add anybody');
select is(tests.rows_changed_by('update public.people set stage = ''won'' where true'), 0, 'cannot change anybody');
select is(tests.rows_changed_by('delete from public.people where true'), 0, 'a client deletes nobody');
select throws_ok('select * from public.find_people()', '42501', null, 'a client finds nobody');
select is_empty('select from public.people_totals() where people > 0', 'a client counts nobody');
select tests.sign_in('vera');
select lives_ok('add_person', 'an admin adds somebody who rang');
select is(
  tests.rows_changed_by($$ update public.people set next_step = 'Обаждане', next_step_on = '2026-12-01' where name = 'Новак' $$), 1,
  'an admin changes people'
);
prepare changed_by as select updated_by from public.people where name = 'Новак';
select results_eq('changed_by', array[tests.id_of('vera')], 'the change names the admin');
select tests.be_owner();
update public.people set edited_at = '2026-01-01' where name = 'Новак';
prepare is_edited as select edited_at = now() from public.people where name = 'Новак';
update public.people set stage = 'talking', phone = phone where name = 'Новак';
select results_eq('changed_by', array[tests.id_of('vera')], 'also after somebody else has moved the person');
select results_eq('is_edited', array[false], 'a move edits nothing');
update public.people set phone = '0888 765 432' where name = 'Новак';
select results_eq('changed_by', array[null::uuid], 'a phone that a visitor’s form fills in is nobody’s change');
select results_eq('is_edited', array[true], 'but it edits the person');
select tests.sign_in('vera');
select throws_ok(
  $$ update public.people set client_id = null where true $$, '42501', null, 'an admin cannot choose a person’s account'
);
select is(
  tests.rows_changed_by($$ delete from public.people where name in ('Новак', 'Пламен', 'petya') $$), 1,
  'an admin deletes only people who sent nothing'
);

-- The board
select tests.be_owner();
delete from public.vitrina_inquiries;
delete from public.contact_messages;
delete from public.people where client_id is null;
insert into public.people (name, email, phone, stage, stage_since, next_step, next_step_on) values
  ('Късно', 'a@example.bg', '0888 000 001', 'offer', now() - interval '1 day', null, null),
  ('Отдавна', 'b@example.bg', '0888 000 002', 'offer', now() - interval '9 days', null, null),
  ('Днес', 'c@example.bg', null, 'offer', now(), 'Обаждане', private.sofia_today()),
  ('Вчера', 'd@example.bg', null, 'offer', now(), 'Обаждане', private.sofia_today() - 1),
  ('Утре', 'e@example.bg', null, 'talking', now(), 'Обаждане', private.sofia_today() + 1);
update public.people set stage_since = now() - interval '9 days' where name = 'Отдавна';
insert into public.chat_messages (id, sender_id, receiver_id, content)
values (gen_random_uuid(), tests.id_of('petya'), private.chat_studio(), 'Има ли новини?');
select tests.send('Късно', 'a@example.bg');
select tests.sign_in('vera');
select is(
  array(select name from public.find_people('offer')), array['Вчера', 'Днес', 'Отдавна', 'Късно'],
  'overdue steps come first, then who has waited the longest'
);
select is(array(select name from public.find_people('offer', page_size => 1, page_offset => 1)), array['Днес'], 'people are listed page by page');
select is(array(select name from public.find_people(due => true)), array['Вчера', 'Днес'], 'what is due, of every stage');
select is(array(select name from public.find_people(pattern => 'късно')), array['Късно'], 'people are found by name');
select is(array(select name from public.find_people(pattern => '+359888000002')), array['Отдавна'], 'by phone, however it is written');
select is(array(select name from public.find_people(pattern => 'c@example')), array['Днес'], 'people are found by address');
select results_eq(
  $$ select asked_for, waits_in_chat from public.find_people(pattern => 'a@example.bg') $$, $$ values ('websites', false) $$,
  'a card says what was asked for last'
);
select results_eq(
  $$ select waits_in_chat from public.find_people(pattern => 'petya') $$, array[true], 'a card says that somebody waits in the chat'
);
select results_eq(
  'select * from public.people_totals()',
  $$ values ('new', 0, 0), ('talking', 1, 0), ('offer', 4, 2), ('won', 1, 0), ('lost', 0, 0) $$, 'each stage is counted'
);
select tests.rows_changed_by($$ update public.people set phone = '+359 888 000 001' where name = 'Утре' $$);
select is(
  array(select other.name from public.people as known, public.similar_people(known.id) as other where known.name = 'Късно'),
  array['Утре'], 'people with the same phone are suggested as duplicates'
);

-- The owner of two sites
select tests.be_owner();
select tests.make_person('nora', 'client');
update public.people set email = 'p@example.bg', phone = '0888 999 999'
where client_id in (tests.id_of('petya'), tests.id_of('nora'));
prepare twins as
select other.client_id from public.people as known, public.similar_people(known.id) as other
where known.client_id = tests.id_of('petya');
select tests.sign_in('vera');
select is_empty('twins', 'two accounts of one owner are no duplicates');
select tests.rows_changed_by($$ update public.people set email = 'n@example.bg' where client_id = tests.id_of('nora') $$);
select results_eq('twins', array[tests.id_of('nora')], 'two of the same phone with two addresses may be');

-- Who has an address that is taken
select tests.be_owner();
update public.people set is_binned = true where name = 'Отдавна';
select tests.sign_in('vera');
select is(
  (select name from public.people where id = public.person_with_email('B@Example.bg')), 'Отдавна',
  'an admin is told who has an address, also from the bin'
);
select is(public.person_with_email('p@example.bg'), null, 'a client’s address blocks nobody');
select tests.sign_in('petya');
select is(public.person_with_email('b@example.bg'), null, 'a client is not told');

select * from finish();
rollback;

begin;
select plan(25);

select tests.make_studio('ana', 'boris');
update private.submit_settings set max_submits = 1000;
delete from public.vitrina_inquiries;
delete from public.contact_messages;
create function tests.person(called text) returns uuid language sql as $$ select id from public.people where name = called $$;
create function tests.merge(kept text, other text) returns void
language sql as $$ select public.merge_people(tests.person(kept), tests.person(other)) $$;
select public.submit_inquiry('Мария', 'maria@example.bg', '0888', 'websites', 'Искам сайт', '');
select public.submit_inquiry('Мими', 'mimi@example.bg', '0888', 'other', 'Пак аз', '');
select public.submit_contact_message('Мими', 'mimi@example.bg', 'N/A', 'Въпрос', 'Питам', '');
update public.people set phone = null, stage = 'offer' where name = 'Мария';
update public.people set next_step = 'Обаждане', next_step_on = '2026-12-01' where name = 'Мими';
insert into public.person_entries (id, person_id, kind, body) values (gen_random_uuid(), tests.person('Мими'), 'note', 'Помни');

select tests.visit();
select throws_ok('select public.merge_people(gen_random_uuid(), gen_random_uuid())', '42501', null, 'a visitor merges nobody');
select tests.sign_in('ana');
select throws_ok('select public.merge_people(gen_random_uuid(), gen_random_uuid())', '42501', null, 'a client merges nobody');
select tests.sign_in('vera');
select throws_ok($$ select tests.merge('ana', 'boris') $$, '22023', null, 'two accounts stay two people');
select throws_ok($$ select tests.merge('ana', 'ana') $$, '22023', null, 'a person cannot be merged with itself');
select throws_ok($$ select tests.merge('ana', 'nobody') $$, 'PT404', null, 'unknown people cannot be merged');

select lives_ok($$ select tests.merge('Мария', 'Мими') $$, 'an admin makes two people one');
select results_eq(
  $$ select email, phone, stage, next_step, next_step_on from public.people where name = 'Мария' $$,
  $$ values ('maria@example.bg', '0888', 'offer', 'Обаждане', '2026-12-01'::date) $$,
  'the kept person keeps its values and gets missing ones from the other'
);
select is(tests.person('Мими'), null, 'the other person is gone');
select results_eq(
  $$ select count(*) from public.person_timeline(tests.person('Мария')) where kind <> 'stage' $$, array[4::bigint],
  'submissions and notes of both belong to the kept person'
);
select is_empty($$ select from public.vitrina_inquiries where person_id is null $$, 'nothing is left behind');
select tests.be_owner();
insert into public.people (name, email) values ('Ана Петрова', 'ana@example.bg');
select tests.sign_in('vera');
select lives_ok($$ select tests.merge('Ана Петрова', 'ana') $$, 'a person takes over an account');
select results_eq(
  $$ select client_id from public.people where name = 'Ана Петрова' $$, array[tests.id_of('ana')], 'the kept person has the account then'
);
select is((select stage from public.people where name = 'Ана Петрова'), 'won', 'and the stage that is further on');
select throws_ok($$ select tests.merge('Ана Петрова', 'boris') $$, '22023', null, 'the kept person takes no second account');
select lives_ok($$ select tests.merge('Ана Петрова', 'Мария') $$, 'a client takes over who had none');
select is(
  (select email from public.people where client_id = tests.id_of('ana')), 'ana@example.bg', 'the client keeps the own address'
);
select tests.be_owner();
select is(
  (select count(*) from public.vitrina_inquiries where person_id = tests.person('Ана Петрова')), 2::bigint,
  'the client has the history of both'
);

insert into public.people (name, stage) values ('Изгубен', 'lost'), ('Пише пак', 'new');
select tests.sign_in('vera');
select tests.merge('Изгубен', 'Пише пак');
select is((select stage from public.people where name = 'Изгубен'), 'new', 'nobody stays lost who is not');
select tests.be_owner();

-- A stranger who typed a client's name and phone with an address of their own
select tests.make_person('nora', 'client');
select tests.make_person('mute', 'client');
update public.people set email = 'nora@example.bg' where client_id = tests.id_of('nora');
prepare signed_in as
  select client from unnest(array['nora', 'mute']) as client
  where exists (select from auth.sessions where user_id = tests.id_of(client)) order by client;
insert into public.people (name, email) values
  ('Непознат', 'stranger@example.bg'), ('Друг непознат', 'another@example.bg'), ('Трети', 'third@example.bg');
select tests.use_secret_key();
select tests.have_key('mailed to the client', 'nora', 'entry', '7 days');
select tests.sign_in('vera');
select tests.merge('Непознат', 'nora');
select results_eq(
  $$ select name, email from public.people where client_id = tests.id_of('nora') $$,
  $$ values ('Непознат', 'nora@example.bg') $$, 'an account that passes to another person takes its address along'
);
select tests.merge('Непознат', 'Друг непознат');
select is(
  (select email from public.people where client_id = tests.id_of('nora')), 'nora@example.bg', 'and keeps it when it stays'
);
select tests.merge('Трети', 'mute');
select is(
  (select email from public.people where client_id = tests.id_of('mute')), 'third@example.bg',
  'an account without an address gets that of the other person'
);
select tests.be_owner();
select results_eq('signed_in', array['mute', 'nora'], 'no merge ends the sessions of an account');
delete from public.deliveries;
select public.request_key('stranger@example.bg');
select public.request_key('another@example.bg');
select is_empty('select from public.deliveries', 'a stranger cannot sign in as the client');
select public.request_key('nora@example.bg');
select is((select recipient from public.deliveries), 'nora@example.bg', 'the client can');
select tests.use_secret_key();
select is(
  public.use_entry_key(tests.key('mailed to the client')), tests.id_of('nora'), 'and by a link from before the merge, too'
);

select * from finish();
rollback;

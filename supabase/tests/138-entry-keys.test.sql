begin;
select plan(62);

select tests.make_studio('ana', 'boris');
update public.people set name = 'Ана Петрова', email = 'Ana@example.bg' where client_id = tests.id_of('ana');
delete from public.deliveries;
update private.submit_settings set max_submits = 1000;
prepare mails as select kind, recipient, account_id from public.deliveries order by kind;

-- Who may
select tests.sign_in('ana');
select throws_ok($$ select public.use_entry_key('x') $$, '42501', null, 'a client uses no key past the edge function');
select throws_ok($$ select public.add_client(tests.id_of('ana'), 'x') $$, '42501', null, 'a client makes nobody a client');
select throws_ok($$ select public.invite_client(tests.id_of('ana')) $$, '42501', null, 'a client invites nobody');
select is(public.my_name(), 'Ана Петрова', 'but learns how the studio calls her');
select tests.sign_in('vera');
select throws_ok($$ select public.use_entry_key('x') $$, '42501', null, 'an admin uses no key without the edge function');
select throws_ok($$ select public.add_client(tests.id_of('ana'), 'x') $$, '42501', null, 'an admin makes no client without the edge function');
select is(public.my_name(), null, 'an admin has no such name');
select is(
  (select name from public.chat_conversations(array[tests.id_of('ana')])), 'Ана Петрова', 'the studio''s list has the name'
);
select tests.visit();
select throws_ok('select public.my_name()', '42501', null, 'a visitor has no such name');

-- Keys
select tests.use_secret_key();
select tests.have_key('good', 'ana', 'entry', '7 days');
select tests.have_key('second', 'ana', 'entry', '7 days');
select tests.have_key('old', 'ana', 'entry', '0 minutes');
select tests.have_key('admin', 'vera', 'entry', '7 days');
select tests.have_key('password', 'ana', 'password', '7 days');
select tests.have_key('boris', 'boris', 'entry', '7 days');
prepare enter(text) as select public.use_entry_key(tests.key($1));
select is(public.use_entry_key('wrong'), null, 'a wrong key lets nobody in');
select results_eq($$ execute enter('old') $$, array[null::uuid], 'an expired key lets nobody in');
select results_eq($$ execute enter('admin') $$, array[null::uuid], 'an admin’s key lets nobody in');
select results_eq($$ execute enter('password') $$, array[null::uuid], 'a key for another purpose lets nobody in');
select results_eq($$ execute enter('good') $$, array[tests.id_of('ana')], 'a valid key lets its client in');
select is((select entered_at from public.chat_users where username = 'ana'), now(), 'the entry is recorded');
select results_eq($$ execute enter('good') $$, array[tests.id_of('ana')], 'a second tap works too');
select results_eq($$ execute enter('second') $$, array[tests.id_of('ana')], 'the key of another mail works too');
select tests.be_owner();
update private.account_keys set expires_at = now() - interval '1 minute' where first_used_at is not null;
select tests.use_secret_key();
select results_eq($$ execute enter('good') $$, array[tests.id_of('ana')], 'also if it expires within them');
select tests.be_owner();
update private.account_keys set first_used_at = now() - interval '11 minutes', expires_at = now() + interval '1 day'
where first_used_at is not null;
select tests.use_secret_key();
select results_eq($$ execute enter('good') $$, array[null::uuid], 'ten minutes later the key is used up');
select tests.have_key('late', 'ana', 'entry', '7 days');
select tests.be_owner();
update auth.users set encrypted_password = 'another' where id = tests.id_of('ana');
delete from auth.users where id = tests.id_of('boris');
select tests.use_secret_key();
select results_eq($$ execute enter('late') $$, array[null::uuid], 'a new password ends all keys');
select results_eq($$ execute enter('boris') $$, array[null::uuid], 'a deleted client cannot come in');

-- A link by mail
prepare let_minutes_pass as update public.deliveries set created_at = created_at - interval '5 minutes' where true;
select tests.visit();
select public.request_key(' ANA ');
select tests.be_owner();
execute let_minutes_pass;
select tests.visit();
select public.request_key('ana@EXAMPLE.bg');
select public.request_key('vera');
select lives_ok($$ select public.request_key('nobody@example.bg') $$, 'whoever asks gets the same answer');
select tests.be_owner();
select results_eq(
  'mails',
  $$ values ('sign_in', 'Ana@example.bg', tests.id_of('ana')), ('sign_in', 'Ana@example.bg', tests.id_of('ana')) $$,
  'a client is mailed, by user name and by address; an admin is not'
);
select public.request_key('ana');
select is((select count(*) from public.deliveries), 2::bigint, 'while a link is minutes old, there is no other');
execute let_minutes_pass;
select public.request_key('ana');
execute let_minutes_pass;
select public.request_key('ana');
select is((select count(*) from public.deliveries), 3::bigint, 'at most three links a day');
select tests.use_secret_key();
select public.invite_client(id) from public.people, generate_series(1, 3) where client_id = tests.id_of('ana');
select is(
  (select count(*) from public.deliveries where kind = 'invitation'), 3::bigint, 'links that somebody asked for keep back no invitation'
);
select throws_ok(
  $$ select public.invite_client(id) from public.people where client_id = tests.id_of('ana') $$, 'PT429', null,
  'a fourth invitation in a day is refused'
);
select tests.be_owner();
delete from public.deliveries where kind = 'sign_in';
select public.request_key('ana');
select is((select count(*) from public.deliveries where kind = 'sign_in'), 1::bigint, 'nor do invitations keep back a link');
select tests.visit_for_one_submit();
select public.request_key('nobody');
select throws_ok($$ select public.request_key('nobody') $$, 'PT429', null, 'asking counts as a submit, of which there is a limit');

-- Invitations
select tests.be_owner();
delete from public.deliveries;
insert into public.people (id, name, email, stage) values
  (tests.id_of('nora'), 'Нора', 'nora@example.bg', 'offer'), (tests.id_of('mute'), 'Без поща', null, 'new');
insert into auth.users (id, email) values
  (tests.id_of('nora'), 'nora@chat.example'), (tests.id_of('other'), 'other@chat.example'),
  (tests.id_of('third'), 'third@chat.example');
select tests.use_secret_key();
select throws_ok($$ select public.invite_client(tests.id_of('nobody')) $$, 'PT404', null, 'an unknown person cannot be invited');
select throws_ok($$ select public.invite_client(tests.id_of('mute')) $$, '22023', null, 'a person without a mailbox cannot be invited');
select is((public.invite_client(tests.id_of('nora'))).id, null, 'somebody who is not a client yet is not mailed');
select is(
  (public.add_client(tests.id_of('nora'), 'nora', null, tests.id_of('nora'), invites => true)).id, tests.id_of('nora'), 'the account belongs to the person'
);
select results_eq(
  $$ select name, stage from public.people where client_id = tests.id_of('nora') $$, $$ values ('Нора', 'offer') $$,
  'the person keeps name and stage'
);
select results_eq('mails', $$ values ('invitation', 'nora@example.bg', tests.id_of('nora')) $$, 'the new client is mailed');
select is((public.invite_client(tests.id_of('nora'))).id, tests.id_of('nora'), 'another invitation is mailed on request');
select throws_ok(
  $$ select public.add_client(tests.id_of('other'), 'nora-2', null, tests.id_of('nora')) $$, '23505', null,
  'one person has one account'
);
select is((public.add_client(tests.id_of('third'), 'nora')).id, null, 'a user name is given once');

-- A client with an address
select tests.be_owner();
delete from public.deliveries;
insert into public.people (id, name, email) values (tests.id_of('lena'), 'Лена', 'lena@example.bg');
insert into auth.users (id, email) values (tests.id_of('lena'), 'lena@chat.example');
select tests.use_secret_key();
select throws_ok(
  $$ select public.add_client(tests.id_of('third'), 'third', email => 'NORA@example.bg') $$, '23505', null,
  'a new client cannot have another client’s address'
);
select public.add_client(tests.id_of('lena'), 'lena', name => 'Лена Ангелова', email => 'LENA@example.bg', invites => true);
select results_eq(
  $$ select id, name, email from public.people where client_id = tests.id_of('lena') $$,
  $$ values (tests.id_of('lena'), 'Лена Ангелова', 'lena@example.bg') $$, 'the person who wrote from the address becomes the client'
);
select results_eq('mails', $$ values ('invitation', 'lena@example.bg', tests.id_of('lena')) $$, 'the new client is mailed');
select public.add_client(tests.id_of('third'), 'third', email => 'third@example.bg');
select results_eq(
  $$ select name, email from public.people where client_id = tests.id_of('third') $$,
  $$ values ('third', 'third@example.bg') $$, 'for an address that nobody has, a person is made'
);
select is((select count(*) from public.deliveries), 1::bigint, 'a client with a password is not mailed');
insert into public.people (name, email) values ('Мая', 'maya@example.bg');
select tests.sign_in('vera');
prepare move(text) as update public.people set email = $1 where client_id = tests.id_of('third');
select throws_ok($$ execute move('MAYA@example.bg') $$, '23505', null, 'a client cannot take the address of a person without an account');
select lives_ok($$ execute move('lena@example.bg') $$, 'two clients may share an address: one owner has two sites');
select lives_ok($$ execute move('Lena@example.bg') $$, 'a client may keep a shared address');

-- A corrected address
select tests.be_owner();
update auth.users set encrypted_password = 'chosen' where id in (tests.id_of('nora'), tests.id_of('third'));
prepare with_password as
  select person from unnest(array['nora', 'third']) as person
  where (select encrypted_password from auth.users where id = tests.id_of(person)) is not null order by person;
select tests.use_secret_key();
select tests.have_key('to the wrong one', 'nora', 'entry', '7 days');
select tests.have_key('of another client', 'lena', 'entry', '7 days');
select tests.be_owner();
insert into auth.sessions (id, user_id)
select tests.id_of(person), tests.id_of(person) from unnest(array['nora', 'lena', 'third']) as person;
prepare signed_in as
  select person from unnest(array['nora', 'lena', 'third']) as person
  where exists (select from auth.sessions where user_id = tests.id_of(person)) order by person;
select tests.use_secret_key();
delete from public.deliveries where true;
insert into public.deliveries (kind, account_id, recipient, state) values
  ('invitation', tests.id_of('nora'), 'nora@example.bg', 'waiting'), ('letter', tests.id_of('nora'), 'nora@example.bg', 'failed'),
  ('sign_in', tests.id_of('nora'), 'nora@example.bg', 'sent'), ('chat', tests.id_of('nora'), null, 'waiting'),
  ('request_reminder', tests.id_of('lena'), 'lena@example.bg', 'waiting');
prepare correct(text) as update public.people set email = $1 where client_id = tests.id_of('nora');
prepare outbox as select kind, recipient from public.deliveries order by kind;
select tests.sign_in('vera');
execute correct('Nora@example.bg');
select tests.use_secret_key();
select results_eq($$ execute enter('to the wrong one') $$, array[tests.id_of('nora')], 'another spelling of the address ends no key');
select tests.be_owner();
select results_eq('signed_in', array['lena', 'nora', 'third'], 'and signs nobody out');
select tests.sign_in('vera');
execute correct('right@example.bg');
select tests.use_secret_key();
select results_eq($$ execute enter('to the wrong one') $$, array[null::uuid], 'another address ends the keys that went to the former one');
select results_eq($$ execute enter('of another client') $$, array[tests.id_of('lena')], 'but no other client’s');
select tests.be_owner();
select results_eq('signed_in', array['lena', 'third'], 'whoever came in by the former address is signed out');
select results_eq('with_password', array['third'], 'and a password that they may have chosen is void');
select tests.sign_in('vera');
execute move('fourth@example.bg');
select tests.be_owner();
select results_eq('with_password', array['third'], 'but not that of a client who never came in by a link');
insert into auth.sessions (id, user_id) values (tests.id_of('third'), tests.id_of('third'));
select tests.sign_in('nora');
select is(private.person_id(), null, 'their token opens nothing any more');
select tests.use_secret_key();
select results_eq(
  'outbox',
  $$ values ('chat', null::text), ('invitation', 'right@example.bg'), ('letter', 'right@example.bg'),
    ('request_reminder', 'lena@example.bg'), ('sign_in', 'nora@example.bg') $$,
  'what was not sent goes to the new one, mails to the studio and to others as before'
);
select is(
  public.issue_key((select id from public.deliveries where kind = 'invitation'), 'nora@example.bg', 'entry', '7 days'), null,
  'a mail that is on its way to the former address gets no key'
);
select isnt(
  public.issue_key((select id from public.deliveries where kind = 'invitation'), 'right@example.bg', 'entry', '7 days'), null,
  'one to the new address gets its key'
);
select is(public.issue_key(gen_random_uuid(), 'right@example.bg', 'entry', '7 days'), null, 'a mail that is gone gets none');
select tests.sign_in('vera');
execute correct(null);
select results_eq(
  'outbox', $$ values ('chat', null::text), ('request_reminder', 'lena@example.bg'), ('sign_in', 'nora@example.bg') $$,
  'without an address nothing waits'
);
select tests.be_owner();
insert into auth.sessions (id, user_id) values (tests.id_of('nora'), tests.id_of('nora'));
select tests.sign_in('vera');
execute correct('nora@example.bg');
select tests.be_owner();
select results_eq('signed_in', array['lena', 'nora', 'third'], 'a first address signs nobody out');
select tests.use_secret_key();
select tests.have_key('before the merge', 'nora', 'entry', '7 days');
select tests.sign_in('vera');
select public.merge_people((select id from public.people where name = 'Мая'), (select id from public.people where client_id = tests.id_of('nora')));
select tests.use_secret_key();
select results_eq($$ execute enter('before the merge') $$, array[tests.id_of('nora')], 'an account that passes to another person keeps its address, so its keys are good');
select tests.be_owner();
select results_eq('signed_in', array['lena', 'nora', 'third'], 'and so are its sessions');

select * from finish();
rollback;

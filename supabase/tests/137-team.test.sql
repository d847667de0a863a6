begin;
select plan(52);

select tests.make_studio('ana');
select tests.make_person('mila', 'admin');
update public.chat_users set created_at = now() - interval '1 year' where username = 'vera';
update auth.users set email = 'mila@example.bg' where id = tests.id_of('mila');
update auth.users set last_sign_in_at = now() - interval '1 day' where id = tests.id_of('vera');
update auth.sessions set updated_at = now() where user_id = tests.id_of('vera');
delete from auth.sessions where user_id = tests.id_of('mila');
delete from public.deliveries;
update private.submit_settings set max_submits = 1000;
prepare mails as select kind, recipient, account_id from public.deliveries order by kind;

-- Who is there
select tests.visit();
select throws_ok('select * from public.find_team()', '42501', null, 'a visitor sees no team');
select throws_ok($$ select public.remove_admin(tests.id_of('vera')) $$, '42501', null, 'cannot remove an admin');
select tests.sign_in('ana');
select throws_ok('select * from public.find_team()', '42501', null, 'a client sees none');
select throws_ok($$ select public.remove_admin(tests.id_of('vera')) $$, '42501', null, 'cannot remove an admin');
select throws_ok($$ select public.add_admin(tests.id_of('ana'), 'x') $$, '42501', null, 'a client makes nobody an admin');
select throws_ok($$ select public.issue_key(gen_random_uuid(), 'vera@example.bg', 'password', '1 day') $$, '42501', null, 'a client makes no key');
select throws_ok($$ select public.use_password_key('x') $$, '42501', null, 'a client uses no key without the edge function');
select tests.sign_in('vera');
select results_eq(
  'select username, email, last_seen_at, is_studio, is_own from public.find_team()',
  $$ values ('vera', 'vera@chat.example', now(), true, true), ('mila', 'mila@example.bg', null::timestamptz, false, false) $$,
  'an admin sees who runs the studio, when they were here, and whom clients write to'
);
select throws_ok($$ select public.add_admin(tests.id_of('ana'), 'x') $$, '42501', null, 'an admin creates admins only by invitation');
select throws_ok($$ select public.issue_key(gen_random_uuid(), 'mila@example.bg', 'password', '1 day') $$, '42501', null, 'an admin makes no key');

-- Invitations
select tests.be_owner();
insert into auth.users (id, email) values (tests.id_of('nora'), 'nora@example.bg'), (tests.id_of('other'), 'other@example.bg');
select tests.use_secret_key();
select is((public.add_admin(tests.id_of('nora'), 'nora')).role, 'admin', 'the edge function adds an admin');
select results_eq('mails', $$ values ('team_invitation', 'nora@example.bg', tests.id_of('nora')) $$, 'the new admin is mailed an invitation');
select is((public.add_admin(tests.id_of('other'), 'nora')).id, null, 'a user name is given once');
select is((public.invite_again('NORA@example.bg')).id, tests.id_of('nora'), 'an admin who has not signed in is invited again');
select is((select count(*) from public.deliveries where account_id = tests.id_of('nora')), 2::bigint, 'the second invitation is another mail');
select public.invite_again('nora@example.bg');
select throws_ok($$ select public.invite_again('nora@example.bg') $$, 'PT429', null, 'a fourth invitation in a day is refused');
select tests.be_owner();
update public.chat_users set role = 'former' where username = 'nora';
select tests.use_secret_key();
select throws_ok($$ select public.invite_again('nora@example.bg') $$, 'PT429', null, 'a former admin is refused another one, too');
select is((select role from public.chat_users where username = 'nora'), 'former', 'who then gets no right unnoticed');
select tests.be_owner();
update public.chat_users set role = 'admin' where username = 'nora';
select tests.use_secret_key();
select is((public.invite_again('ana@chat.example')).id, null, 'a client does not become an admin this way');
select is((public.invite_again('vera@chat.example')).id, null, 'an admin who has signed in gets no further mail');

-- Keys
select tests.be_owner();
select tests.use_secret_key();
select tests.have_key('first', 'nora', 'password', '30 minutes');
select tests.have_key('second', 'nora', 'password', '30 minutes');
select tests.have_key('old', 'mila', 'password', '0 minutes');
select tests.have_key('client', 'ana', 'password', '30 minutes');
select tests.have_key('other', 'mila', 'something_else', '30 minutes');
select is((select min(length(key)) from tests.keys), 64, 'a key is long');
select tests.be_owner();
select is_empty(
  $$ select from private.account_keys, tests.keys where encode(hash, 'hex') = key or convert_to(key, 'UTF8') = hash $$, 'a key is stored nowhere'
);
select tests.use_secret_key();
select is(public.use_password_key('wrong'), null, 'a wrong key opens nothing');
select is(public.use_password_key(tests.key('old')), null, 'an expired key opens nothing');
select is(public.use_password_key(tests.key('client')), null, 'a client’s key sets no password');
select is(public.use_password_key(tests.key('other')), null, 'a key for another purpose opens nothing');
select is(public.use_password_key(tests.key('first')), tests.id_of('nora'), 'a valid key returns its admin');
select is(public.use_password_key(tests.key('first')), tests.id_of('nora'), 'again, if Auth did not save the password');
select tests.be_owner();
update private.account_keys set first_used_at = now() - interval '11 minutes' where first_used_at is not null;
select tests.use_secret_key();
select is(public.use_password_key(tests.key('first')), null, 'ten minutes later it is used up');
select tests.be_owner();
update auth.users set encrypted_password = 'another' where id = tests.id_of('nora');
select tests.use_secret_key();
select is(public.use_password_key(tests.key('second')), null, 'a new password invalidates other keys');
select tests.be_owner();
update private.account_keys set expires_at = now() - interval '25 hours' where true;
select private.delete_expired();
select is_empty('select from private.account_keys', 'a key is deleted a day after it expires');

-- A forgotten password
delete from public.deliveries;
prepare let_minutes_pass as update public.deliveries set created_at = created_at - interval '5 minutes' where true;
select tests.visit();
select public.request_password_link(' MILA@example.bg ');
select tests.be_owner();
execute let_minutes_pass;
select tests.visit();
select public.request_password_link('mila');
select public.request_password_link('ana');
select lives_ok($$ select public.request_password_link('nobody@example.bg') $$, 'whoever asks gets the same answer');
select tests.be_owner();
select results_eq(
  'mails',
  $$ values ('password_link', 'mila@example.bg', tests.id_of('mila')), ('password_link', 'mila@example.bg', tests.id_of('mila')) $$,
  'an admin is mailed, by user name and by address; a client is not'
);
select public.request_password_link('mila');
select is((select count(*) from public.deliveries), 2::bigint, 'while a link is minutes old, there is no other');
execute let_minutes_pass;
select public.request_password_link('mila');
execute let_minutes_pass;
select public.request_password_link('mila');
select is((select count(*) from public.deliveries), 3::bigint, 'at most three links a day');
select tests.visit_for_one_submit();
select lives_ok($$ select public.request_password_link('nobody') $$, 'asking counts as a submit');
select throws_ok($$ select public.request_password_link('nobody') $$, 'PT429', null, 'submits are limited');

-- Another address
select tests.be_owner();
update public.deliveries set state = 'waiting' where recipient = 'mila@example.bg';
select tests.use_secret_key();
select tests.have_key('before', 'mila', 'password', '30 minutes');
select tests.have_key('entry', 'mila', 'entry', '30 minutes');
select tests.be_owner();
update auth.users set email = 'mila@studio.example' where id = tests.id_of('mila');
select is_empty('mails', 'no link is mailed to an address that an admin has given up');
select is((select array_agg(purpose) from private.account_keys), array['entry'], 'and those that were mailed there open nothing');
update auth.users set email = 'mila@example.bg' where id = tests.id_of('mila');

-- Taking the right away
select tests.be_owner();
update auth.users set last_sign_in_at = now() where id = tests.id_of('nora');
select tests.sign_in('vera');
select lives_ok($$ select public.remove_admin(tests.id_of('nora')) $$, 'an admin takes another one''s right away');
select throws_ok($$ select public.remove_admin(tests.id_of('nora')) $$, '22023', null, 'once');
select tests.be_owner();
select is((select encrypted_password from auth.users where id = tests.id_of('nora')), null, 'who then has no password');
select tests.sign_in('vera');
select throws_ok($$ select public.remove_admin(tests.id_of('ana')) $$, '22023', null, 'a client has no such right');
select tests.be_owner();
insert into auth.sessions (id, user_id) values (tests.id_of('mila'), tests.id_of('mila'));
select tests.sign_in('mila');
select lives_ok($$ select public.remove_admin(tests.id_of('vera')) $$, 'the first admin’s right can be taken away');
select tests.sign_in('vera');
select ok(not public.is_admin(), 'a removed admin has no rights at once');
select tests.sign_in('mila');
select is((select username from public.chat_users where id = private.chat_studio()), 'mila', 'clients write to the next one then');
select throws_ok($$ select public.remove_admin(tests.id_of('mila')) $$, 'PT422', null, 'the last one stays');
select tests.use_secret_key();
select throws_ok(
  $$ update public.chat_users set role = 'client' where username = 'mila' $$, 'PT422', null, 'no update removes the last admin'
);
select throws_ok($$ delete from public.chat_users where username = 'mila' $$, 'PT422', null, 'no deletion removes the last admin');
select is((public.invite_again('nora@example.bg')).role, 'admin', 'a former admin can become an admin again');
select tests.sign_in('mila');
select is(
  (select last_seen_at from public.find_team() where username = 'nora'), null, 'who then is shown as invited, not as somebody who was here'
);
select tests.use_secret_key();
select is((public.invite_again('nora@example.bg')).role, 'admin', 'and can be invited once more');

select * from finish();
rollback;

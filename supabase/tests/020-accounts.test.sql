begin;
select plan(46);

select tests.make_studio('ana', 'boris');
select tests.make_person('petar', 'admin');
select tests.make_person('stranger');
-- Accounts of one transaction are equally old; the studio answers as the oldest admin.
update public.chat_users set created_at = now() - interval '1 day' where username = 'vera';

prepare people as select username from public.chat_users where username in ('vera', 'petar', 'ana', 'boris') order by 1;
prepare studio as select private.chat_studio();

-- Visitors
select tests.visit();
select throws_ok('people', '42501', null, 'a visitor reads no account');
select is(public.is_admin(), false, 'a visitor is no admin');
select throws_ok('studio', '42501', null, 'a visitor does not learn who answers for the studio');
select throws_ok($$ update public.chat_users set role = 'admin' where true $$, '42501', null, 'a visitor changes no account');

-- Clients
select tests.sign_in('ana');
select results_eq('people', array['ana'], 'a client reads the own account only');
select is(public.is_admin(), false, 'a client is no admin');
select results_eq('studio', array[tests.id_of('vera')], 'a client learns who answers for the studio');
select throws_ok($$ update public.chat_users set role = 'admin' where username = 'ana' $$, '42501', null, 'a client cannot become an admin');
select throws_ok('delete from public.chat_users where true', '42501', null, 'a client cannot delete accounts');
select throws_ok(
  format('insert into public.chat_users (id, username) values (%L, %L)', tests.id_of('stranger'), 'stranger'),
  '42501', null, 'a client cannot add an account'
);
select throws_ok('select * from auth.users', '42501', null, 'a client cannot read the accounts of the auth schema');

-- An account without a row
select tests.sign_in('stranger');
select is(public.is_admin(), false, 'an account that the product does not know is no admin');
select is_empty('people', 'and reads no account');
select throws_ok(
  format('insert into public.chat_users (id, username, role) values (%L, %L, %L)', tests.id_of('stranger'), 'stranger', 'admin'),
  '42501', null, 'and cannot make itself an admin'
);

-- Admins
select tests.sign_in('vera');
select results_eq('people', array['ana', 'boris', 'petar', 'vera'], 'an admin reads all accounts');
select is(public.is_admin(), true, 'an admin is an admin');
select throws_ok('select * from auth.users', '42501', null, 'an admin cannot read password hashes either');
select is(
  tests.rows_changed_by($$ update public.chat_users set site_url = 'https://ana.example' where username = 'ana' $$), 1,
  'an admin changes the site of a client'
);
select throws_ok($$ update public.chat_users set role = 'client' where username = 'petar' $$, '42501', null, 'an admin makes no other admin a client');
select throws_ok($$ update public.chat_users set username = 'nora' where username = 'ana' $$, '42501', null, 'an admin changes no user name');
select throws_ok(
  format('insert into public.chat_users (id, username) values (%L, %L)', tests.id_of('stranger'), 'stranger'),
  '42501', null, 'an admin adds no account past the functions'
);
select throws_ok($$ delete from public.chat_users where username = 'ana' $$, '42501', null, 'an admin deletes none past them');

-- The secret key
select tests.use_secret_key();
select is(
  tests.rows_changed_by($$ update public.chat_users set site_url = 'https://boris.example' where username = 'boris' $$), 1,
  'the secret key changes an account'
);

-- Accounts that were not finished
select tests.be_owner();
prepare clear(text) as
  select public.clear_unfinished_account((select email from auth.users where id = tests.id_of($1)));
select results_eq($$ execute clear('stranger') $$, array[false], 'an account that somebody else made is not cleared away');
update auth.users set raw_app_meta_data = '{"made_by": "chat-clients"}'
where id in (tests.id_of('stranger'), tests.id_of('boris'));
select results_eq($$ execute clear('boris') $$, array[false], 'an account with its row is not cleared away');
select results_eq($$ execute clear('stranger') $$, array[true], 'an unfinished account without a row is cleared away');
select is_empty($$ select from auth.users where id = tests.id_of('stranger') $$, 'the unfinished account is gone');
select tests.sign_in('vera');
select throws_ok($$ select public.clear_unfinished_account('x@y') $$, '42501', null, 'only the secret key may clear accounts away');

-- The address that a client signs in with
select tests.be_owner();
prepare move(text, text) as update auth.users set email = $2 where id = tests.id_of($1);
select throws_ok($$ execute move('boris', 'boris@mail.example') $$, '42501', null, 'a client’s account gets no other address');
select throws_ok($$ execute move('boris', 'ana@' || private.chat_domain()) $$, '42501', null, 'a client’s account does not get the address of another user name');
select throws_ok(
  $$ update auth.users set email_change = 'boris@mail.example' where id = tests.id_of('boris') $$,
  '42501', null, 'a client’s account gets no address that waits for confirmation'
);
select lives_ok($$ execute move('boris', 'boris@' || private.chat_domain()) $$, 'a client’s account gets the address of its user name');
select lives_ok(
  $$ update auth.users set encrypted_password = 'x', email_change = '' where id = tests.id_of('boris') $$,
  'everything else of a client’s account can change'
);
select lives_ok($$ execute move('vera', 'vera@mail.example') $$, 'an admin’s account gets another address');
select lives_ok(
  $$ update auth.users set email_change = 'vera@other.example' where id = tests.id_of('vera') $$,
  'an admin’s account gets one that waits for confirmation'
);

-- Rules
prepare rename(text) as update public.chat_users set username = $1 where username = 'boris';
select throws_ok($$ execute rename('petar') $$, '23505', null, 'a user name is given once');
select throws_ok($$ execute rename('Boris') $$, '23514', null, 'a user name has no capitals');
select throws_ok($$ execute rename('бо-рис') $$, '23514', null, 'a user name is Latin');
select throws_ok($$ execute rename('bo') $$, '23514', null, 'a user name of two characters is too short');
select throws_ok(format('execute rename(%L)', repeat('a', 33)), '23514', null, 'a user name of 33 characters is too long');
select throws_ok($$ execute rename(E'boris\n') $$, '23514', null, 'a user name has no line break');
select lives_ok(format('execute rename(%L)', repeat('a', 28) || '0._-'), 'a user name may have 32 of a-z 0-9 . _ -');
select throws_ok($$ update public.chat_users set role = 'owner' $$, '23514', null, 'there are two roles');
select throws_ok($$ update public.chat_users set site_url = 'javascript:alert(1)' $$, '23514', null, 'a site is a web address');
select throws_ok($$ update public.chat_users set site_url = '/demo' $$, '23514', null, 'a site is not a path of ours');
delete from auth.users where id = tests.id_of('boris');
select is_empty($$ select from public.chat_users where site_url = 'https://boris.example' $$, 'the row goes with the account');

select * from finish();
rollback;

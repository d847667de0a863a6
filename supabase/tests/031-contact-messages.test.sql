begin;
select plan(29);

select tests.make_studio('ana');
update private.submit_settings set max_submits = 1000;
delete from public.contact_messages;

prepare send(text, text, text, text, text, text) as select name, email, phone, title, message, read
  from public.submit_contact_message($1, $2, $3, $4, $5, $6);
prepare names as select name from public.contact_messages order by name;
prepare insert_past_the_form as
  insert into public.contact_messages (name, email, phone, title, message) values ('Иво', 'i@v', '1', 'x', 'y');

-- Visitors
select tests.visit();
select results_eq(
  $$ execute send(' Ана ', ' ana@example.bg', 'N/A', 'AI Design Order - basic', E'Лого\nPackage: basic', '') $$,
  $$ values ('Ана', 'ana@example.bg', 'N/A', 'AI Design Order - basic', E'Лого\nPackage: basic', false) $$,
  'a visitor orders and gets the row back, trimmed and unread'
);
select throws_ok('names', '42501', null, 'a visitor reads no message');
select throws_ok('update public.contact_messages set read = true where true', '42501', null, 'a visitor marks none as read');
select throws_ok('delete from public.contact_messages where true', '42501', null, 'a visitor deletes none');
select throws_ok('insert_past_the_form', '42501', null, 'a visitor cannot insert past the call');
select throws_ok(
  $$ execute send('Ана', 'ana@example.bg', 'N/A', 'Поръчка', 'Лого', 'http://spam.example') $$,
  '22023', null, 'a message with the honeypot filled in is refused'
);

-- Clients
select tests.sign_in('ana');
select lives_ok($$ execute send('Боян', 'b@example.bg', '1', 'Поръчка', 'Лого', '') $$, 'a client sends a message');
select is_empty('names', 'a client reads no message');
select is(tests.rows_changed_by('update public.contact_messages set read = true where true'), 0, 'a client marks none as read');
select is(tests.rows_changed_by('delete from public.contact_messages where true'), 0, 'a client deletes none');
select throws_ok('insert_past_the_form', '42501', null, 'a client cannot insert past the call');

-- Admins
select tests.sign_in('vera');
select results_eq('names', array['Ана', 'Боян'], 'an admin reads messages');
select is(tests.rows_changed_by('update public.contact_messages set read = true where true'), 2, 'an admin marks messages as read');
select throws_ok($$ update public.contact_messages set message = 'Друго' where true $$, '42501', null, 'an admin cannot rewrite a message');
select throws_ok('insert_past_the_form', '42501', null, 'an admin cannot insert past the call');
select is(tests.rows_changed_by('delete from public.contact_messages where true'), 0, 'an admin deletes none at once');
select is(
  tests.rows_changed_by('update public.contact_messages set deleted_at = now() where true'), 2, 'an admin puts messages into the bin'
);
select is(tests.rows_changed_by('delete from public.contact_messages where true'), 2, 'and deletes them there');

-- Rules, each broken alone
select tests.visit();
select throws_ok($$ execute send(' ', 'a@b', '1', 'x', 'y', '') $$, '23514', null, 'a blank name is refused');
select throws_ok($$ execute send('а', 'ab', '1', 'x', 'y', '') $$, '23514', null, 'an address without @ is refused');
select throws_ok($$ execute send('а', 'a@b', ' ', 'x', 'y', '') $$, '23514', null, 'a blank phone is refused');
select throws_ok($$ execute send('а', 'a@b', '1', ' ', 'y', '') $$, '23514', null, 'a blank title is refused');
select throws_ok($$ execute send('а', 'a@b', '1', 'x', ' ', '') $$, '23514', null, 'a blank message is refused');

prepare send_long(integer, integer, integer, integer, integer) as select from public.submit_contact_message(
  repeat('я', $1), 'a@' || repeat('b', $2 - 2), repeat('1', $3), repeat('я', $4), repeat('я', $5), ''
);
select lives_ok('execute send_long(100, 254, 40, 200, 4000)', 'the longest values are accepted');
select throws_ok('execute send_long(101, 254, 40, 200, 4000)', '23514', null, 'a longer name is refused');
select throws_ok('execute send_long(100, 255, 40, 200, 4000)', '23514', null, 'a longer address is refused');
select throws_ok('execute send_long(100, 254, 41, 200, 4000)', '23514', null, 'a longer phone is refused');
select throws_ok('execute send_long(100, 254, 40, 201, 4000)', '23514', null, 'a longer title is refused');
select throws_ok('execute send_long(100, 254, 40, 200, 4001)', '23514', null, 'a longer message is refused');

select * from finish();
rollback;

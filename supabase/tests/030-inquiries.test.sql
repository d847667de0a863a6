begin;
select plan(45);

select tests.make_studio('ana');
update private.submit_settings set max_submits = 1000;
delete from public.vitrina_inquiries;

prepare send(text, text, text, text, text, text) as select name, email, phone, service, message, read
  from public.submit_inquiry($1, $2, $3, $4, $5, $6);
prepare names as select name from public.vitrina_inquiries order by name;
prepare insert_past_the_form as
  insert into public.vitrina_inquiries (name, email, phone, service, message) values ('Иво', 'i@v', '1', 'x', 'y');

-- Visitors
select tests.visit();
select results_eq(
  $$ execute send(E' \u00a0Ана ', ' ana@example.bg', ' 0888 ', ' no-template ', E'\nЗдравейте\n', '') $$,
  $$ values ('Ана', 'ana@example.bg', '0888', 'no-template', 'Здравейте', false) $$,
  'a visitor sends an inquiry and gets its row back, trimmed and unread'
);
select throws_ok('names', '42501', null, 'a visitor reads no inquiry');
select throws_ok('update public.vitrina_inquiries set read = true where true', '42501', null, 'a visitor marks none as read');
select throws_ok('delete from public.vitrina_inquiries where true', '42501', null, 'a visitor deletes none');
select throws_ok('insert_past_the_form', '42501', null, 'a visitor cannot insert past the call');
select throws_ok(
  $$ execute send('Ана', 'ana@example.bg', '0888', 'no-template', 'Здравейте', 'http://spam.example') $$,
  '22023', null, 'an inquiry with the honeypot filled in is refused'
);
select throws_ok(
  $$ execute send('Ана', 'ana@example.bg', '0888', 'no-template', 'Здравейте', null) $$,
  '22023', null, 'an inquiry without the honeypot is refused'
);

-- Clients
select tests.sign_in('ana');
select lives_ok($$ execute send('Боян', 'b@example.bg', '1', 'Ария', 'Питам', '') $$, 'a client sends an inquiry');
select is_empty('names', 'a client reads no inquiry');
select is(tests.rows_changed_by('update public.vitrina_inquiries set read = true where true'), 0, 'a client marks none as read');
select is(tests.rows_changed_by('delete from public.vitrina_inquiries where true'), 0, 'a client deletes none');
select throws_ok('insert_past_the_form', '42501', null, 'a client cannot insert past the call');

-- Admins
select tests.sign_in('vera');
select results_eq('names', array['Ана', 'Боян'], 'an admin reads inquiries');
select is(tests.rows_changed_by('update public.vitrina_inquiries set read = true where true'), 2, 'an admin marks inquiries as read');
select throws_ok($$ update public.vitrina_inquiries set message = 'Друго' where true $$, '42501', null, 'an admin cannot rewrite an inquiry');
select throws_ok('insert_past_the_form', '42501', null, 'an admin cannot insert past the call');
select results_eq(
  $$ select name from public.vitrina_inquiries where search_text like '%ария%' $$, array['Боян'],
  'an inquiry is found by its service without regard to case'
);
select results_eq(
  $$ select name from public.vitrina_inquiries where search_text like '%боян%' $$, array['Боян'],
  'an inquiry is found by its name without regard to case'
);
select results_eq(
  $$ select name from public.vitrina_inquiries where search_text like '%ana@example%' $$, array['Ана'],
  'an inquiry is found by its address'
);
select results_eq(
  $$ select name from public.vitrina_inquiries where search_text like '%здрав%' $$, array['Ана'],
  'an inquiry is found by its message'
);
select is(tests.rows_changed_by('delete from public.vitrina_inquiries where true'), 0, 'an admin deletes none at once');
select is(
  tests.rows_changed_by('update public.vitrina_inquiries set deleted_at = now() where true'), 2, 'an admin puts inquiries into the bin'
);
select is(tests.rows_changed_by('delete from public.vitrina_inquiries where true'), 2, 'and deletes them there');

-- Rules, each broken alone
select tests.visit();
select throws_ok($$ execute send(E' \u200b ', 'a@b', '1', 'x', 'y', '') $$, '23514', null, 'a name that shows nothing is refused');
select throws_ok($$ execute send('а', 'a@b', ' ', 'x', 'y', '') $$, '23514', null, 'a blank phone is refused');
select throws_ok($$ execute send('а', 'a@b', 'abc', 'x', 'y', '') $$, '23514', null, 'a phone without a digit is refused');
select throws_ok($$ execute send('а', 'a@b', '1', ' ', 'y', '') $$, '23514', null, 'a blank service is refused');
select throws_ok($$ execute send('а', 'a@b', '1', 'x', E'\n\t', '') $$, '23514', null, 'a blank message is refused');
select throws_ok($$ execute send('а', 'ab', '1', 'x', 'y', '') $$, '23514', null, 'an address without @ is refused');
select throws_ok($$ execute send('а', 'a@', '1', 'x', 'y', '') $$, '23514', null, 'an address that ends with @ is refused');
select throws_ok($$ execute send('а', 'a b@c', '1', 'x', 'y', '') $$, '23514', null, 'an address with a space is refused');
select throws_ok($$ execute send(null, 'a@b', '1', 'x', 'y', '') $$, '23502', null, 'a missing name is refused');

prepare send_long(integer, integer, integer, integer, integer) as select from public.submit_inquiry(
  repeat('я', $1), 'a@' || repeat('b', $2 - 2), repeat('1', $3), repeat('я', $4), repeat('я', $5), ''
);
select lives_ok('execute send_long(100, 254, 40, 120, 4000)', 'the longest values are accepted');
select throws_ok('execute send_long(101, 254, 40, 120, 4000)', '23514', null, 'a longer name is refused');
select throws_ok('execute send_long(100, 255, 40, 120, 4000)', '23514', null, 'a longer address is refused');
select throws_ok('execute send_long(100, 254, 41, 120, 4000)', '23514', null, 'a longer phone is refused');
select throws_ok('execute send_long(100, 254, 40, 121, 4000)', '23514', null, 'a longer service is refused');
select throws_ok('execute send_long(100, 254, 40, 120, 4001)', '23514', null, 'a longer message is refused');

-- What was chosen before the form was opened
prepare choose(text) as select choice from public.submit_inquiry('Ана', 'a@b', '1', 'websites', 'y', '', null, $1);
select results_eq($$ execute choose(E'Информативен сайт – 255,65\u00a0€\n') $$, array[E'Информативен сайт – 255,65\u00a0€'], 'a choice comes with the inquiry, trimmed');
select results_eq($$ execute choose('') $$, array[''], 'nothing need be chosen');
select lives_ok($$ execute choose(repeat('я', 500)) $$, 'the longest choice is accepted');
select throws_ok($$ execute choose(repeat('я', 501)) $$, '23514', null, 'a longer choice is refused');
select throws_ok($$ execute choose(null) $$, '23502', null, 'a choice cannot be null');
select tests.sign_in('vera');
select results_eq(
  $$ select choice from public.vitrina_inquiries where search_text like '%информативен%' $$,
  array[E'Информативен сайт – 255,65\u00a0€'], 'an inquiry is found by what was chosen'
);
select throws_ok($$ update public.vitrina_inquiries set choice = '' where true $$, '42501', null, 'an admin cannot rewrite a choice');

select * from finish();
rollback;

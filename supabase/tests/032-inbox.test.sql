begin;
select plan(71);

select tests.make_studio('ana');
delete from public.vitrina_inquiries;
delete from public.contact_messages;
insert into public.vitrina_inquiries (id, name, email, phone, service, message, created_at, read)
select
  md5('inquiry ' || i)::uuid, 'Човек ' || i, 'a@example.bg', '1', case when i = 3 then 'logo-design' else 'other' end,
  'Питам', now() - i * interval '1 hour', i > 2
from generate_series(1, 5) as i;
insert into public.contact_messages (id, name, email, phone, title, message, created_at)
select md5('message ' || i)::uuid, 'Човек ' || i, 'a@example.bg', 'N/A', 'Тема ' || i, 'Пиша', now() - i * interval '1 hour'
from generate_series(1, 3) as i;

-- Visitors and clients
create table tests.refused (call text);
insert into tests.refused values
  ('select * from public.find_inquiries()'), ('select * from public.find_contact_messages()'),
  ($$ select public.count_found_inquiries('a') $$), ($$ select public.count_found_contact_messages('a') $$);
grant select on tests.refused to public;
select tests.visit();
select throws_ok(call, '42501', null, format('a visitor is refused: %s', call)) from tests.refused;
select throws_ok('select * from public.inquiry_totals()', '42501', null, 'a visitor counts no inquiries');
select throws_ok('select * from public.contact_message_totals()', '42501', null, 'a visitor counts no messages');
select throws_ok('select * from public.inquiry_overview()', '42501', null, 'a visitor sees no overview');
select tests.sign_in('ana');
select throws_ok(call, '42501', null, format('a client is refused: %s', call)) from tests.refused;
select results_eq('select * from public.inquiry_totals()', 'values (0, 0, 0, 0)', 'a client counts no inquiries');
select results_eq('select * from public.contact_message_totals()', 'values (0, 0, 0, 0)', 'a client counts no messages');
select is_empty('select * from public.inquiry_overview() where inquiries > 0', 'a client sees an empty overview');
select is(
  tests.rows_changed_by('update public.vitrina_inquiries set answered_at = now() where true'), 0, 'a client answers no inquiry'
);

-- Admins
select tests.sign_in('vera');
prepare found(text) as select name from public.find_inquiries($1);
select results_eq(
  'select name from public.find_inquiries()',
  array['Човек 1', 'Човек 2', 'Човек 3', 'Човек 4', 'Човек 5'], 'an admin reads inquiries, newest first'
);
select results_eq(
  'select name from public.find_inquiries(oldest_first => true, page_size => 2, page_offset => 1)',
  array['Човек 4', 'Човек 3'], 'a page of them, oldest first'
);
select results_eq(
  $$ select found.name from public.vitrina_inquiries as last, public.find_inquiries(
       after_time => last.created_at, after_id => last.id, page_size => 2
     ) as found where last.name = 'Човек 2' $$,
  array['Човек 3', 'Човек 4'], 'those behind a row'
);
select results_eq($$ execute found('човек 4') $$, array['Човек 4'], 'those that a search finds');
select is(public.count_found_inquiries('човек'), 5, 'a search is counted');
select is(public.count_found_inquiries('човек', counted_to => 3), 3, 'as far as is asked for');
select results_eq('select * from public.inquiry_totals()', 'values (5, 2, 5, 0)', 'all and unread inquiries are counted');
select results_eq(
  $$ select name from public.find_contact_messages('тема 2') $$, array['Човек 2'], 'messages are found by their title'
);
select results_eq(
  $$ select name from public.find_contact_messages('пакет', names => '{"Тема 3": "Основен пакет"}') $$, array['Човек 3'],
  'and by the name under which the console shows it'
);
select is(public.count_found_contact_messages('човек'), 3, 'messages are counted');
select results_eq('select * from public.contact_message_totals()', 'values (3, 3, 3, 0)', 'all and unread ones, too');

-- What is typed, and what stands on the screen
select tests.be_owner();
insert into public.vitrina_inquiries (name, email, phone, service, message, created_at)
select 'Ралица ' || phone, 'r@example.bg', phone, service, 'Сайт с меню, код b012345 или 01234b, 50%_ отстъпка до 01.12.2026', now() - i * interval '1 day'
from (values
  (1, '+359 88 123 4567', 'Ария'), (2, '0895 123456', 'logo-design'), (3, '00359 (0)2 / 987-65-43', 'other'),
  (4, 'тел. 0888 / 02 9876543 вътр. 12', 'other'), (5, '359895123457', 'other')
) as sent (i, phone, service);
create table tests.searches (typed text, phones text[], why text);
insert into tests.searches values
  ('меню сайт', array['+359 88 123 4567', '0895 123456', '00359 (0)2 / 987-65-43', 'тел. 0888 / 02 9876543 вътр. 12', '359895123457'], 'words in any order'),
  ('„Ария“', array['+359 88 123 4567'], 'a name in its quotation marks'),
  (E'меню  \u00a0 "ария"', array['+359 88 123 4567'], 'more spaces than one'),
  ('Дизайн Ралица лого', array['0895 123456'], 'words of the shown name among others'),
  ('0881234567', array['+359 88 123 4567'], 'a phone number as one dials it here'),
  ('088 123 45 67', array['+359 88 123 4567'], 'a phone number with spaces'),
  ('+359 (0)88/123-45-67', array['+359 88 123 4567'], 'a phone number as one dials it abroad'),
  ('00359895123456', array['0895 123456'], 'a phone number with 00'),
  ('359895123456', array['0895 123456'], 'a phone number without the sign'),
  ('0895.123.457', array['359895123457'], 'a phone number with dots'),
  ('895 123 456', array['0895 123456'], 'a phone number without its zero'),
  ('+359 895 1234', array['0895 123456', '359895123457'], 'the beginning of a number'),
  ('02/987 65 43', array['00359 (0)2 / 987-65-43', 'тел. 0888 / 02 9876543 вътр. 12'], 'a number in Sofia'),
  ('(02) 987 65 43', array['00359 (0)2 / 987-65-43', 'тел. 0888 / 02 9876543 вътр. 12'], 'a code in brackets'),
  ('(0895123456)', array['0895 123456'], 'a number in brackets'),
  (E'\u202d+359 88 123 4567\u202c', array['+359 88 123 4567'], 'a number as a phone copies it, with invisible signs'),
  ('0895 123 456; ралица', array['0895 123456'], 'a number with a sign behind it'),
  ('ралица 0895 123 456', array['0895 123456'], 'a number among words'),
  ('b012345 +359 895 123 456', array['0895 123456'], 'a number behind a word that ends in digits'),
  ('01234b +359 895 123 456', array['0895 123456'], 'a number behind a word that begins with digits'),
  ('ария 01.12.2026', array['+359 88 123 4567'], 'a date that looks like a number'),
  ('ария 50%_', array['+359 88 123 4567'], 'signs that mean something to the database'),
  ('ария 5%_', '{}', 'and nothing else in their place'),
  ('ария лого', '{}', 'never one word alone');
grant select on tests.searches to public;
select tests.sign_in('vera');
select is(
  array(select phone from public.find_inquiries(typed, '{"logo-design": "Лого дизайн", "other": "Друго"}') as found
        where found.email = 'r@example.bg' order by created_at desc),
  phones, format('a search finds %s', why)
) from tests.searches;
select is(
  public.count_found_inquiries(' „“ '), (select count(*)::integer from public.vitrina_inquiries),
  'a search without a word finds everything'
);

-- Answers
select tests.rows_changed_by($$ update public.vitrina_inquiries set answered_at = '2100-01-01' where name = 'Човек 1' $$);
select results_eq(
  'select now() from public.vitrina_inquiries where answered_at = now()', array[now()],
  'the server says when an inquiry was answered'
);
select tests.be_owner();
alter table public.vitrina_inquiries disable trigger stamp_marks;
update public.vitrina_inquiries set answered_at = created_at + interval '1 minute' where name = 'Човек 2';
alter table public.vitrina_inquiries enable trigger stamp_marks;
select tests.sign_in('vera');
select tests.rows_changed_by($$ update public.vitrina_inquiries set answered_at = now() where name = 'Човек 2' $$);
select ok(
  (select answered_at < now() - interval '1 hour' from public.vitrina_inquiries where name = 'Човек 2'),
  'a second answer does not move the first'
);
select tests.rows_changed_by($$ update public.vitrina_inquiries set answered_at = null where name = 'Човек 2' $$);
select ok(
  (select answered_at is null from public.vitrina_inquiries where name = 'Човек 2'), 'an answer can be taken back'
);
select tests.rows_changed_by($$ update public.vitrina_inquiries set answered_at = created_at where name = 'Човек 2' $$);
select ok(
  (select answered_at = created_at from public.vitrina_inquiries where name = 'Човек 2'), 'which can be undone, with its time'
);
select tests.rows_changed_by($$ update public.vitrina_inquiries set answered_at = null where name = 'Човек 2' $$);

select results_eq(
  $$ select name from public.find_inquiries('човек', state => 'unanswered') $$,
  array['Човек 2', 'Човек 3', 'Човек 4', 'Човек 5'], 'those without an answer can be asked for'
);
select is(public.count_found_inquiries('човек', state => 'unanswered'), 4, 'and counted');

-- States and a period
select tests.be_owner();
create function tests.names(state text default null, made_from interval default null, made_before interval default null)
returns text[] language sql return array(
  select found.name from public.find_inquiries('човек', state => state, made_from => now() - made_from, made_before => now() - made_before)
    as found
);
select tests.sign_in('vera');
select is(tests.names('new'), array['Човек 1', 'Човек 2'], 'the new ones are those that nobody has read');
select tests.rows_changed_by($$ update public.vitrina_inquiries set read = false where name = 'Човек 4' $$);
select is(tests.names('new'), array['Човек 1', 'Човек 2', 'Човек 4'], 'what was read can be new again');
select is(tests.names('answered'), array['Човек 1'], 'the answered ones');
select is(tests.names(null, '150 minutes'), array['Човек 1', 'Човек 2'], 'those since a moment');
select is(tests.names(null, '4 hours', '2 hours'), array['Човек 3', 'Човек 4'], 'those of a period, without its end');
select is(tests.names('new', '4 hours', '2 hours'), array['Човек 4'], 'and those of a state in a period');
select is(
  public.count_found_inquiries('човек', state => 'new', made_before => now() - interval '2 hours'), 1, 'as they are counted'
);
select is(
  '2026-03-29 Europe/Sofia'::timestamptz, '2026-03-28 22:00Z', 'a period begins with a day of Sofia, which names its midnight'
);
select throws_ok($$ select tests.names('spam') $$, '22023', null, 'there is no other state');
select is(
  array(select name from public.find_contact_messages(state => 'answered')), '{}', 'it is the same for messages'
);

-- Overview
select tests.be_owner();
alter table public.vitrina_inquiries disable trigger stamp_marks;
delete from public.vitrina_inquiries;
create function tests.ask(service text, created_at timestamptz, answered_after interval default null) returns void
language sql
begin atomic
  insert into public.vitrina_inquiries (name, email, phone, service, message, created_at, answered_at)
  values ('Ана', 'a@example.bg', '1', service, 'x', created_at, created_at + answered_after);
end;
-- Two days ago in Sofia, just after midnight: in UTC that is still the day before.
select tests.ask(
  'websites', ((now() at time zone 'Europe/Sofia')::date - 2 + time '00:30') at time zone 'Europe/Sofia', '23 hours'
);
select tests.ask('websites', now() - interval '3 days', '25 hours');
select tests.ask('other', now() - interval '3 days');
select tests.ask('other', now());
select tests.ask('banners', now() - interval '40 days', '1 hour');
select tests.sign_in('vera');
select is(
  (select count(*)::integer from public.inquiry_overview() where measure = 'day'), 30, 'the overview has thirty days'
);
select results_eq(
  $$ select label::date - (now() at time zone 'Europe/Sofia')::date, inquiries
     from public.inquiry_overview() where measure = 'day' and inquiries > 0 order by label $$,
  'values (-3, 2), (-2, 1), (0, 1)', 'inquiries count to their day in Sofia, also across months'
);
select results_eq(
  $$ select label, inquiries from public.inquiry_overview() where measure = 'service' $$,
  $$ values ('other', 2), ('websites', 2) $$, 'the services of those days are counted'
);
select results_eq(
  $$ select label, inquiries from public.inquiry_overview() where measure = 'answer' $$,
  $$ values ('due', 3), ('in_time', 1) $$, 'of three that are due one was answered within 24 hours'
);

select * from finish();
rollback;

begin;
select plan(35);

select tests.make_person('vera', 'admin');
select tests.make_person('ana', 'client');
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
  ($$ select public.count_found_inquiries('%a%') $$), ($$ select public.count_found_contact_messages('%a%') $$);
grant select on tests.refused to public;
select tests.visit();
select throws_ok(call, '42501', null, format('a visitor is refused: %s', call)) from tests.refused;
select throws_ok('select * from public.inquiry_totals()', '42501', null, 'a visitor counts no inquiries');
select throws_ok('select * from public.contact_message_totals()', '42501', null, 'a visitor counts no messages');
select throws_ok('select * from public.inquiry_overview()', '42501', null, 'a visitor sees no overview');
select tests.sign_in('ana');
select throws_ok(call, '42501', null, format('a client is refused: %s', call)) from tests.refused;
select results_eq('select * from public.inquiry_totals()', 'values (0, 0)', 'a client counts no inquiries');
select results_eq('select * from public.contact_message_totals()', 'values (0, 0)', 'a client counts no messages');
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
select results_eq($$ execute found('%човек 4%') $$, array['Човек 4'], 'those that a search finds');
select results_eq(
  $$ select name from public.find_inquiries('%лого%', array['logo-design']) $$, array['Човек 3'],
  'those of a service'
);
select results_eq(
  $$ select name from public.find_inquiries('%човек%', left_out => array[md5('inquiry 2')::uuid], page_size => 2) $$,
  array['Човек 1', 'Човек 3'], 'all but those left out'
);
select is(public.count_found_inquiries('%човек%'), 5, 'a search is counted');
select is(
  public.count_found_inquiries('%човек%', left_out => array[md5('inquiry 2')::uuid]), 4, 'without those left out'
);
select results_eq('select * from public.inquiry_totals()', 'values (5, 2)', 'all and unread inquiries are counted');
select results_eq(
  $$ select name from public.find_contact_messages('%тема 2%') $$, array['Човек 2'], 'messages are found by their title'
);
select results_eq(
  $$ select name from public.find_contact_messages('%няма%', array['Тема 3']) $$, array['Човек 3'],
  'and by a title that the console shows by another name'
);
select is(public.count_found_contact_messages('%човек%'), 3, 'messages are counted');
select results_eq('select * from public.contact_message_totals()', 'values (3, 3)', 'all and unread ones, too');

-- Answers
select tests.rows_changed_by($$ update public.vitrina_inquiries set answered_at = '2000-01-01' where name = 'Човек 1' $$);
select results_eq(
  'select now() from public.vitrina_inquiries where answered_at = now()', array[now()],
  'the server says when an inquiry was answered'
);
select tests.be_owner();
alter table public.vitrina_inquiries disable trigger stamp_answer;
update public.vitrina_inquiries set answered_at = created_at + interval '1 minute' where name = 'Човек 2';
alter table public.vitrina_inquiries enable trigger stamp_answer;
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

-- Overview
select tests.be_owner();
alter table public.vitrina_inquiries disable trigger stamp_answer;
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

begin;
select plan(33);

select tests.make_studio('ana');
delete from public.vitrina_inquiries;
delete from public.contact_messages;
delete from public.people where client_id is null;
update private.submit_settings set max_submits = 1000, max_unaddressed_submits = 1000;

-- The page before the form, and what is said afterwards
prepare send(text, uuid) as select from_page
  from public.submit_inquiry('Ана', 'ana@example.bg', '1', 'x', 'y', '', submission => $2, from_page => $1);
prepare write(text, uuid) as select from_page
  from public.submit_contact_message('Ана', 'ana@example.bg', '1', 'x', 'y', '', submission => $2, from_page => $1);
prepare tell(uuid, text) as select public.tell_source($1, $2);
select tests.visit();
select results_eq($$ execute send('/pricing', md5('a')::uuid) $$, array['/pricing'], 'an inquiry says which page led to it');
select results_eq($$ execute send('/services', md5('a')::uuid) $$, array['/pricing'], 'sent again from elsewhere it is the same');
select results_eq($$ execute write('/blog/1', md5('b')::uuid) $$, array['/blog/1'], 'a message says which page led to it');
select results_eq(
  $$ execute send('https://example.com/?who=ana', gen_random_uuid()) $$, array[null::text], 'what is no page of the site is left out'
);
select results_eq(
  $$ execute write('//example.com?a', gen_random_uuid()) $$, array[null::text], 'for a message, too'
);
select lives_ok($$ execute tell(md5('a')::uuid, 'google') $$, 'whoever has sent a form says how they heard of the studio');
select lives_ok($$ execute tell(md5('a')::uuid, 'other') $$, 'once');
select lives_ok($$ execute tell(md5('b')::uuid, 'recommended') $$, 'the answer is stored for a message, too');
select lives_ok($$ execute tell(gen_random_uuid(), 'site') $$, 'whether there is such a form is not told');
select throws_ok($$ execute tell(md5('a')::uuid, 'Ана') $$, '23514', null, 'only one of five things can be said');
select throws_ok($$ execute tell(md5('a')::uuid, null) $$, '23502', null, 'an answer is needed');

select tests.sign_in('vera');
select results_eq(
  'select told_source from public.vitrina_inquiries where told_source is not null', array['google'], 'the first answer stays'
);
select throws_ok($$ update public.vitrina_inquiries set told_source = 'site' where true $$, '42501', null, 'the studio says nothing for others');
select throws_ok($$ update public.contact_messages set from_page = '/x' where true $$, '42501', null, 'the studio does not set the page for others');
select tests.be_owner();
update public.vitrina_inquiries set told_source = null, created_at = now() - interval '61 minutes' where true;
select tests.visit();
select lives_ok($$ execute tell(md5('a')::uuid, 'social') $$, 'after an hour an answer is ignored');
select tests.be_owner();
select is_empty('select from public.vitrina_inquiries where told_source is not null', 'an ignored answer is not stored');

-- Pages
prepare view(text, text) as select public.count_view($1, $2);
select tests.visit();
select lives_ok($$ execute view('/', '') $$, 'a page is counted');
select lives_ok($$ execute view('/', 'google.com') $$, 'the previous site is counted');
select lives_ok($$ execute view('/', 'google.com') $$, 'a second view of the page is counted');
select lives_ok($$ execute view('/pricing', null) $$, 'a step within the site is counted');
select throws_ok($$ execute view('https://example.com/', '') $$, '23514', null, 'other sites’ pages are refused');
select throws_ok($$ execute view('/?name=Ана', '') $$, '23514', null, 'a path that could name somebody is refused');
select throws_ok($$ execute view('/', 'a b') $$, '23514', null, 'only a host is accepted as source');
select throws_ok('select from private.page_counts', '42501', null, 'a visitor reads no counts');
select throws_ok('select * from public.page_overview(30)', '42501', null, 'a visitor reads no figures');
select tests.be_owner();
select results_eq(
  'select path, source, views, visits from private.page_counts where day = private.sofia_today() order by path, source',
  $$ values ('/', '', 1, 1), ('/', 'google.com', 2, 2), ('/pricing', '', 1, 0) $$, 'only what comes from outside is a visit'
);
insert into private.page_counts select private.sofia_today(), '/' || i, '', 1, 0 from generate_series(1, 4997) as i;
select tests.visit();
select lives_ok($$ execute view('/one-more', '') $$, 'a flood is ignored silently');
select tests.be_owner();
select is_empty($$ select from private.page_counts where path = '/one-more' $$, 'a flood is not counted');

-- A year's figures, with both changes of the clock in it
delete from private.page_counts;
insert into private.page_counts select private.sofia_today() - i, '/', 'google.com', 2, 1 from generate_series(0, 399) as i;
delete from public.contact_messages;
delete from public.vitrina_inquiries;
delete from public.people where client_id is null;
-- Whom an inquiry makes known and mails is not the subject here.
set local session_replication_role = replica;
insert into public.vitrina_inquiries (name, email, phone, service, message, created_at, from_page, told_source)
select 'Човек', 'a@example.bg', '1', 'other', 'Питам',
  ((private.sofia_today() - i)::timestamp + hour) at time zone 'Europe/Sofia', nullif(page, ''), 'google'
from generate_series(0, 399) as i, (values (interval '1 second', '/pricing'), (interval '23:59:59', '')) as sent (hour, page);
set local session_replication_role = origin;
update public.people set created_at = now() - interval '60 days' where client_id is not null;
insert into public.people (name, stage) values ('Нов', 'new'), ('С оферта', 'offer'), ('Спечелен', 'won');
insert into public.people (id, name, stage) values (md5('lost')::uuid, 'Изгубен', 'lost');
insert into public.person_entries (id, person_id, kind, stage) values (gen_random_uuid(), md5('lost')::uuid, 'stage', 'offer');
insert into public.people (id, name, stage) values (md5('left')::uuid, 'Добавен като клиент', 'won');
update public.people set stage = 'lost' where id = md5('left')::uuid;
insert into public.people (name, created_at) values ('Стар', now() - interval '60 days');
select tests.sign_in('ana');
select throws_ok('select * from public.page_overview(30)', '42501', null, 'a client sees no figures');
select tests.sign_in('vera');
select throws_ok('select * from public.page_overview(0)', '23514', null, 'a period has a day at least');
select results_eq(
  $$ select days, measure, label, total from unnest(array[1, 30, 90, 365]) as days, public.page_overview(days)
     where measure in ('page', 'source', 'read', 'visit') order by days, measure, label $$,
  $$ select days, measure, label, total from unnest(array[1, 30, 90, 365]) as days, (values
       ('page', '', 1), ('page', '/pricing', 1), ('read', '/', 2), ('source', 'google', 2), ('visit', 'google.com', 1)
     ) as daily (measure, label, each), lateral (select (each * days)::bigint as total) as summed order by days, measure, label $$,
  'each period has whole days of Sofia, today included'
);
select results_eq(
  $$ select label, total from public.page_overview(30) where measure = 'stage' and label <> 'new' order by total desc $$,
  $$ values ('offer', 4::bigint), ('won', 2::bigint) $$, 'a stage that was left counts as reached, and a later one too'
);
select tests.be_owner();
select is(
  (private.delete_expired() is not null and not exists (
    select from private.page_counts where day < private.sofia_today() - interval '25 months'
  )), true, 'counts older than 25 months are deleted'
);

select * from finish();
rollback;

begin;
select plan(8);

select tests.make_studio('ana');

create function tests.version(nth integer) returns uuid language sql immutable return md5('listed ' || nth)::uuid;
-- A template that breaks no rule.
create function tests.template(name text) returns jsonb language sql immutable return jsonb_build_object(
  'name', name, 'description', 'За проба.', 'demo_url', '/demo/law', 'status', 'active'
);
create function tests.project(title text) returns jsonb language sql immutable return jsonb_build_object(
  'title', title, 'description', 'За проба.', 'image', 'https://a.example/1.webp'
);
-- What the list of projects says of those that somebody has made here.
create function tests.listed() returns setof text language sql as $$
  select concat_ws(' ', title, state, case when is_published then 'published' end, maker)
  from public.find_content('projects') where maker is not null;
$$;

select tests.sign_in('vera');
create temporary table one on commit drop as
  select row_key from public.save_draft(tests.version(1), 'projects', tests.project('Първи'));
select results_eq('select * from tests.listed()', array['Първи draft vera'], 'a draft is listed with who works on it');
select public.publish_version(tests.version(1), seen_revision => 1);
select results_eq('select * from tests.listed()', array['Първи published published vera'], 'then as what is on the site');
select public.save_draft(
  tests.version(2), 'projects', tests.project('Преработен'), (select row_key from one), tests.version(1)
);
-- PGlite's clock has whole milliseconds.
select pg_sleep(0.002);
select public.save_draft(tests.version(3), 'projects', tests.project('Втори'));
select results_eq(
  'select * from tests.listed()', array['Втори draft vera', 'Преработен draft published vera'],
  'a row that has a draft is listed once, with what it is to be, the last changed first'
);
select results_eq(
  $$ select title from public.find_content('projects', 1, 1) $$, array['Преработен'], 'page by page'
);
select public.discard_draft(tests.version(2), 1);
select public.unpublish('projects', (select row_key from one));
select results_eq(
  'select * from tests.listed()', array['Първи removed vera', 'Втори draft vera'], 'what was taken down stays in the list'
);
select public.save_draft(tests.version(4), 'templates', tests.template('Чужд'));
select is(
  (select count(*)::integer from public.find_content('projects') where title is null), 0, 'rows of other tables are not in it'
);

select tests.sign_in('ana');
select throws_ok($$ select * from public.find_content('projects') $$, '42501', null, 'a client reads no drafts');
select tests.visit();
select throws_ok($$ select * from public.find_content('projects') $$, '42501', null, 'nor does a visitor');

select * from finish();
rollback;

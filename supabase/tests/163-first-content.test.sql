begin;
select plan(14);

select tests.make_studio('ana');

create function tests.articles(title text) returns json language sql immutable return json_build_object('posts', (
  select json_agg(json_build_object(
    'id', id, 'slug', 'a', 'title', title, 'summary', 'x', 'body', 'x', 'author', 'x', 'published_on', '2026-11-20',
    'tags', array['x'], 'cover', '/pictures/blog/a.svg', 'cover_alt', 'x', 'service', 'websites', 'aside_title', 'x',
    'aside_text', 'x'
  )) from generate_series(1, 2) as id
));
insert into public.templates (name, description, demo_url) values ('Пекарна', 'Хляб и закуски.', '/demo/bakery');
prepare put(json) as select * from public.put_first_content($1);

select tests.use_secret_key();
select throws_ok(
  $$ execute put(json_build_object('posts', json_build_array('{"id": 1}'::json))) $$, '23502', null,
  'a row that the table refuses stops all of it'
);
select results_eq(
  $$ execute put(tests.articles('Начало')) $$, $$ values ('posts', 2) $$, 'an empty table gets what the repository brings'
);
select results_eq('select id, title from public.posts order by id', $$ values (1, 'Начало'), (2, 'Начало') $$, 'under its numbers');
select is_empty($$ execute put(tests.articles('Друго')) $$, 'once');
select is_empty($$ execute put('{"templates": [{"name": "x"}]}') $$, 'nor does a table that was filled otherwise get any');
select throws_ok($$ execute put('{"chat_users": []}') $$, '22023', null, 'only tables that the site shows are filled');
select tests.be_owner();
select results_eq(
  $$ select row_key, state, made_by from public.content_versions where table_name = 'posts' order by row_key $$,
  $$ values ('1', 'published', null::uuid), ('2', 'published', null) $$, 'each row is a version, of nobody'
);
select ok((select 'posts' = any (causes) from public.site_builds where status = 'requested'), 'the site is built');

-- What the studio has done since
select tests.sign_in('vera');
select public.unpublish('posts', id::text) from public.posts;
select tests.use_secret_key();
select is_empty($$ execute put(tests.articles('Начало')) $$, 'what the studio has taken down stays down');
select is_empty('select from public.posts', 'all of it');
select tests.be_owner();
delete from public.content_versions where table_name = 'posts';
select results_eq(
  $$ execute put(('{"templates": [], "posts": []}')) $$, $$ values ('posts', 0) $$, 'an empty list is no content'
);

-- Who may
select tests.sign_in('vera');
select throws_ok($$ execute put('{}') $$, '42501', null, 'an admin does not put first content');
select tests.sign_in('ana');
select throws_ok($$ execute put('{}') $$, '42501', null, 'nor does a client');
select tests.visit();
select throws_ok($$ execute put('{}') $$, '42501', null, 'nor a visitor');

select * from finish();
rollback;

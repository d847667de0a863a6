begin;
select plan(71);

-- Numbers that an earlier run has taken stay taken.
alter table public.posts alter column id restart;
select tests.make_studio('ana');
-- As in a new project: numbers are not undone with the files before.
alter sequence public.posts_id_seq restart;

create function tests.version(nth integer) returns uuid language sql immutable return md5('article ' || nth)::uuid;
-- An article that breaks no rule, but for what is given.
create function tests.article(change jsonb default '{}') returns jsonb language sql immutable return jsonb_build_object(
  'title', 'Щорите на Гъоте', 'summary', 'За витрините.', 'body', E'Увод.\n\n## Глава\n\n- едно', 'author', 'Вера',
  'published_on', '2026-11-20', 'tags', array['Сайтове'], 'cover', '/pictures/blog/klekshop.svg', 'cover_alt', 'Рисунка',
  'service', 'websites', 'aside_title', 'Питайте', 'aside_text', 'Отговаряме.'
) || change;
create function tests.keep(change jsonb) returns void language sql as $$
  select private.insert_item('public.posts', tests.article(change));
$$;

-- Writing and publishing
select tests.sign_in('vera');
select is(
  (select row_key from public.save_draft(tests.version(1), 'posts', '{"title": "Щорите на Гъоте"}')), '5',
  'the studio''s first article gets the number after those of the repository'
);
select is(
  (select row_key from public.save_draft(tests.version(2), 'posts', tests.article())), '6', 'the next one the next'
);
select is_empty('select from public.posts', 'drafts are not on the site');
select throws_ok(
  $$ select public.save_draft(tests.version(3), 'posts', tests.article(), '77') $$, '22023', null,
  'nobody chooses a number'
);
select lives_ok($$ select public.publish_version(tests.version(2), seen_revision => 1) $$, 'an article is published');
select results_eq(
  'select id, slug, title, published_on, tags from public.posts',
  $$ values (6, 'shtorite-na-gaote', 'Щорите на Гъоте', '2026-11-20'::date, array['Сайтове']) $$,
  'under its number, and with a name in Latin letters'
);
select lives_ok(
  $$ select public.save_draft(tests.version(4), 'posts', '{"title": "Друго заглавие", "cover": "content-images/1.webp"}', '6') $$,
  'it can be changed'
);
select lives_ok($$ select public.publish_version(tests.version(4), 1, tests.version(2)) $$, 'which is published, too');
select results_eq(
  'select id, slug, title, cover, body from public.posts',
  $$ values (6, 'shtorite-na-gaote', 'Друго заглавие', 'content-images/1.webp', E'Увод.\n\n## Глава\n\n- едно') $$,
  'at the same address'
);
select tests.be_owner();
select ok((select 'posts' = any (causes) from public.site_builds where status = 'requested'), 'the site is built');
select results_eq(
  $$ select distinct payload ->> 'id' from realtime.messages where payload ->> 'table' = 'posts' $$, $$ values ('6') $$,
  'the studio hears which article has changed'
);
select tests.sign_in('vera');
select is(
  (select state from public.unpublish('posts', '6')), 'removed', 'it is taken off the site'
);
select is(
  (select row_key from public.save_draft(tests.version(5), 'posts', tests.article())), '7', 'and its number stays its own'
);
select lives_ok($$ select public.publish_version(tests.version(4)) $$, 'it comes back');
select is((select id from public.posts), 6, 'where it was');
select throws_ok(
  $$ select public.publish_version(tests.version(1), seen_revision => 1) $$, '23502', null, 'what is unfinished is not published'
);
select lives_ok(
  $$ select public.save_draft(tests.version(6), 'posts', tests.article() - 'published_on') $$, 'an article may say no day'
);
select public.publish_version(tests.version(6), seen_revision => 1);
select is(
  (select published_on from public.posts where id = 8), private.sofia_today(), 'then it is of the day when it is published'
);

select tests.be_owner();
alter sequence public.posts_id_seq restart with 404;
select tests.sign_in('vera');
select is(
  (select row_key from public.save_draft(tests.version(7), 'posts', tests.article())), '405',
  'no article takes the address of the page for those that are not there'
);

-- Who may
prepare add_row as insert into public.posts (title) values ('x');
select throws_ok('add_row', '42501', null, 'an admin adds no article past the calls');
select throws_ok($$ update public.posts set title = 'x' where true $$, '42501', null, 'nor changes one');
select throws_ok($$ delete from public.posts where true $$, '42501', null, 'nor deletes one');
select tests.sign_in('ana');
select isnt_empty('select from public.posts', 'a client reads articles');
select throws_ok('add_row', '42501', null, 'and adds none');
select tests.visit();
select isnt_empty('select from public.posts', 'a visitor reads articles');
select throws_ok('add_row', '42501', null, 'and adds none');
select tests.be_owner();

-- What an article may say
select lives_ok(format('select tests.keep(%L)', change), change::text || ' is taken') from unnest(array[
  '{"cover": "/pictures/blog/klekshop.svg"}', '{"cover": "https://example.bg/1.webp"}', '{"tags": ["а", "б", "в", "г", "д", "е"]}',
  '{"body": "x"}', '{"published_on": "2026-02-28"}', '{"service": "advertising"}', '{"title": "\u00bfНакъде?"}'
]::jsonb[]) as change;
select lives_ok(
  $$ select tests.keep(jsonb_build_object('body', repeat('я', 40000), 'title', repeat('я', 200), 'summary', repeat('я', 400))) $$,
  'an article may be as long as that'
);
select throws_ok(format('select tests.keep(%L)', change), '23514', null, left(change::text, 60) || ' is refused') from unnest(array[
  '{"title": " "}', '{"title": "\u2003"}', '{"title": "\u200b"}', '{"title": "два\nреда"}', '{"title": "\u0007"}',
  '{"summary": ""}', '{"author": "\u2028а"}', '{"body": " \n "}', '{"body": "\u000b x"}', '{"body": "\uffff x"}',
  '{"tags": []}', '{"tags": ["а", "б", "в", "г", "д", "е", "ж"]}', '{"tags": ["а", " "]}', '{"tags": ["а", null]}',
  '{"tags": ["Сайтове", "сайтове"]}', '{"tags": [["а", "б"], ["в", "г"]]}',
  '{"cover": "http://example.bg/1.webp"}', '{"cover": "/pictures/../../.env"}', '{"cover": "Offer Images/1.webp"}',
  '{"cover": "content-images/../1.webp"}', '{"cover": "content-images/a/1.webp"}', '{"cover": "javascript:alert(1)"}',
  '{"cover_alt": ""}', '{"service": "templates "}', '{"service": "ai"}', '{"aside_title": ""}', '{"aside_text": ""}',
  '{"published_on": "infinity"}', '{"published_on": "0001-01-01"}', '{"slug": "Заглавие"}', '{"slug": "a--b"}', '{"slug": ""}'
]::jsonb[]) as change;
select throws_ok(
  format($$ select tests.keep(jsonb_build_object(%L, repeat('x', %s))) $$, name, length + 1), '23514', null,
  format('%s has at most %s signs', name, length)
) from (
  values ('title', 200), ('body', 40000)
) as limits (name, length);

-- Names in Latin letters
select is(private.slug_of('Чуй, „ежедневие“ – 2 яки юфки!'), 'chuy-ezhednevie-2-yaki-yufki', 'a title in Latin letters');
select is(private.slug_of('…'), 'article', 'one without any has a name all the same');
select matches(private.slug_of(repeat('щ', 99) || ' ' || repeat('а', 9)), '^[a-z]{100}$', 'a long one is cut');

select * from finish();
rollback;

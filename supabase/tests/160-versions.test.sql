begin;
select plan(72);

select tests.make_studio('ana');
select tests.make_person('boris', 'admin');
delete from public.projects;
delete from public.content_versions;
create function tests.version(nth integer) returns uuid language sql immutable return md5('version ' || nth)::uuid;
create function tests.published() returns uuid language sql stable
  return (select id from public.content_versions where table_name = 'projects' and state = 'published');
-- The newest of what was on the site before: what "bring back the one before" means.
create function tests.earlier() returns uuid language sql stable
  return (
    select id from public.content_versions where table_name = 'projects' and state in ('earlier', 'removed')
    order by made_at desc limit 1
  );
prepare history as
  select state, content ->> 'title', made_by from public.content_versions where table_name = 'projects' order by made_at desc;

-- Changes past the calls
select tests.sign_in('vera');
insert into public.projects (id, title, description, image)
values (tests.id_of('shop'), 'Магазин', 'За цветя.', 'project-images/1.webp');
select results_eq(
  'history', $$ values ('published', 'Магазин', tests.id_of('vera')) $$, 'a row that an admin adds is a version, and whose'
);
select is(
  (select content -> 'description' from public.content_versions where id = tests.published()), '"За цветя."', 'with all it says'
);
select tests.sign_in('boris');
update public.projects set title = 'Цветарница', image = '/pictures/gallery/2.webp' where id = tests.id_of('shop');
select results_eq(
  'history',
  $$ values ('published', 'Цветарница', tests.id_of('boris')), ('earlier', 'Магазин', tests.id_of('vera')) $$,
  'a change of it is the next one, and the one before is kept'
);
update public.projects set title = title where id = tests.id_of('shop');
insert into public.projects (id, title, description, image) values (tests.id_of('other'), 'Друг', 'x', '/pictures/gallery/x.webp');
select public.reorder_projects(0, 1, tests.id_of('shop'));
select is(
  (select count(*) from public.content_versions where row_key = tests.id_of('shop')::text), 2::bigint,
  'saving without a change is none, nor is a move in the list'
);
delete from public.projects where id = tests.id_of('other');
select tests.be_owner();
delete from public.content_versions where row_key = tests.id_of('other')::text;
select tests.sign_in('boris');

-- Taking back
select lives_ok(
  $$ select public.publish_version(tests.earlier(), null, tests.published()) $$, 'an admin brings back the version before'
);
select results_eq(
  'select title, image from public.projects',
  $$ values ('Магазин', 'project-images/1.webp') $$, 'and with it its picture'
);
select results_eq(
  'history',
  $$ values ('published', 'Магазин', tests.id_of('boris')), ('earlier', 'Цветарница', tests.id_of('boris')) $$,
  'it is the version on the site again, by who brought it back'
);
select lives_ok(
  $$ select public.publish_version(tests.published(), null, gen_random_uuid()) $$, 'to publish what is there is no change'
);
select throws_ok(
  $$ select public.publish_version(tests.earlier(), null, tests.earlier()) $$, 'PT409', null,
  'who saw another version on the site is told'
);
select throws_ok(
  $$ select public.publish_version(tests.earlier()) $$, 'PT409', null, 'as is who saw none there'
);
select throws_ok(
  $$ select public.publish_version(gen_random_uuid(), null, tests.published()) $$, 'PT404', null, 'of no version nothing is published'
);
select tests.be_owner();
select is((select count(*) from public.site_builds where 'projects' = any (causes)), 1::bigint, 'the site is built');
select results_eq(
  $$ select distinct topic, event from realtime.messages where payload ->> 'table' = 'content_versions' $$,
  $$ values ('studio', 'changed') $$, 'and the studio hears of it'
);

-- Deleting, and putting it back
select tests.sign_in('vera');
insert into public.projects (id, title, description, image, order_index)
values (tests.id_of('last'), 'Последен', 'x', '/pictures/gallery/x.webp', 5);
delete from public.projects where id = tests.id_of('shop');
select results_eq(
  $$ select state, made_by from public.content_versions where row_key = tests.id_of('shop')::text order by made_at desc limit 1 $$,
  $$ values ('removed', tests.id_of('vera')) $$, 'a row that was deleted is a version that was taken down, and by whom'
);
select lives_ok(
  $$ select public.publish_version(id) from public.content_versions where state = 'removed' $$, 'it can be put up again'
);
select results_eq(
  'select id, title, order_index from public.projects order by order_index',
  $$ values (tests.id_of('shop'), 'Магазин', 0), (tests.id_of('last'), 'Последен', 1) $$, 'in its place, under its id'
);
select results_eq(
  $$ select state, content ->> 'title' from public.unpublish('projects', tests.id_of('last')::text) $$,
  $$ values ('removed', 'Последен') $$, 'to take a row down tells of the version that brings it back'
);
select is_empty($$ select from public.projects where title = 'Последен' $$, 'and the row is gone');
select lives_ok(
  $$ select public.unpublish('projects', tests.id_of('last')::text) $$, 'what is gone may be taken down once more'
);
select throws_ok(
  $$ select public.unpublish('projects', 'none') $$, 'PT404', null, 'but not what never was'
);
select throws_ok(
  $$ select public.unpublish('chat_users', tests.id_of('ana')::text) $$, '22023', null, 'nor a row of a table that is not shown'
);
select tests.be_owner();
truncate public.ai_gallery_images;
select is_empty(
  $$ select from public.content_versions where table_name = 'ai_gallery_images' and state = 'published' $$,
  'emptying a whole list takes its versions down'
);
delete from public.content_versions where row_key = tests.id_of('last')::text;

-- Drafts
prepare save(integer, text, integer) as
  select state, revision, content ->> 'title' from public.save_draft(
    tests.version($1), 'projects', jsonb_build_object('title', $2), tests.id_of('shop')::text, tests.published(), $3
  );
select tests.sign_in('vera');
select results_eq($$ execute save(1, 'Чернова', null) $$, $$ values ('draft', 1, 'Чернова') $$, 'a draft may be unfinished');
select is((select title from public.projects), 'Магазин', 'and leaves the site as it is');
select results_eq($$ execute save(1, 'Чернова', null) $$, $$ values ('draft', 1, 'Чернова') $$, 'the same save twice is one');
select results_eq($$ execute save(1, 'Втора', 1) $$, $$ values ('draft', 2, 'Втора') $$, 'saves are counted');
select results_eq($$ execute save(1, 'Втора', 1) $$, $$ values ('draft', 2, 'Втора') $$, 'each once');
select tests.sign_in('boris');
select throws_ok($$ execute save(1, 'Моя', 1) $$, 'PT409', null, 'two admins do not save over each other');
select throws_ok($$ execute save(2, 'Моя', null) $$, 'PT409', null, 'nor begin two drafts of one row');
select results_eq($$ execute save(1, 'Моя', 2) $$, $$ values ('draft', 3, 'Моя') $$, 'who has seen the last save goes on from it');
select throws_ok(
  $$ select public.save_draft(tests.version(1), 'projects', '{}', gen_random_uuid()::text, null, 3) $$, '22023', null,
  'a draft stays with its row'
);
select throws_ok(
  $$ select public.save_draft(tests.published(), 'projects', '{}', tests.id_of('shop')::text, null, 1) $$, 'PT409', null,
  'and what is on the site is no draft'
);
select throws_ok(
  $$ select public.save_draft(tests.version(3), 'chat_users', '{"role": "admin"}', tests.id_of('ana')::text) $$, '22023', null,
  'there are no drafts of a table that is not shown'
);
select throws_ok(
  format($$ select public.save_draft(tests.version(3), 'projects', jsonb_build_object(%L, 1)) $$, name), '22023', null,
  format('a draft does not set %s', name)
) from unnest(array['id', 'order_index', 'created_at', 'role']) as name;
select throws_ok(
  $$ select public.save_draft(tests.version(3), 'projects', '["title"]') $$, '22023', null, 'nor is it a list'
);
select throws_ok(
  $$ select public.save_draft(tests.version(3), 'projects', jsonb_build_object('title', repeat('x', 100000))) $$, '23514', null,
  'nor longer than 100 000 characters'
);
select matches(
  (select row_key from public.save_draft(tests.version(4), 'projects', '{"title": "Нов"}')), '^[0-9a-f-]{36}$',
  'a draft of a new row gets a key'
);
select throws_ok(
  $$ select public.publish_version(tests.version(4), seen_revision => 2) $$, 'PT409', null,
  'a draft is not published by somebody who has seen another save of it'
);
select throws_ok($$ select public.publish_version(tests.version(4)) $$, 'PT409', null, 'nor by somebody who has seen none');
select throws_ok(
  $$ select public.publish_version(tests.version(4), seen_revision => 1) $$, '23502', null, 'what the table refuses is not published'
);
select is((select state from public.content_versions where id = tests.version(4)), 'draft', 'and is still a draft');
select throws_ok(
  $$ select public.discard_draft(tests.version(4), 2) $$, 'PT409', null,
  'it is not thrown away by somebody who has seen another save of it'
);
select throws_ok($$ select public.discard_draft(tests.version(4), null) $$, 'PT409', null, 'nor by somebody who has seen none');
select lives_ok($$ select public.discard_draft(tests.version(4), 1) $$, 'but by somebody who has seen the last');
select is_empty($$ select from public.content_versions where id = tests.version(4) $$, 'and is gone');
select lives_ok($$ select public.discard_draft(tests.version(4), 1) $$, 'which may be said twice');
prepare type_on(uuid, integer) as
  select row_key from public.save_draft($1, 'projects', '{"title": "Нов"}', tests.id_of('gone')::text, null, $2);
select throws_ok(
  $$ execute type_on(tests.version(4), 1) $$, 'PT409', null, 'whoever still types in it does not bring it back'
);
select results_eq(
  $$ execute type_on(tests.version(4), null) $$, array[tests.id_of('gone')::text], 'a draft that nobody has seen is a new one'
);
select public.discard_draft(tests.version(4), 1);
select throws_ok(
  $$ select public.save_draft(
       tests.version(4), 'projects', '{"title": "Нов"}', tests.id_of('gone')::text, tests.version(99)
     ) $$, 'PT409', null, 'unless it is based on a version that was erased'
);
select public.discard_draft(tests.published(), 1);
select isnt(tests.published(), null, 'what is on the site cannot be thrown away so');
select lives_ok($$ select public.publish_version(tests.version(1), 3, tests.published()) $$, 'a draft is published');
select lives_ok($$ select public.publish_version(tests.version(1), 3, null) $$, 'what is published already changes nothing');
select throws_ok(
  $$ select public.publish_version(tests.version(1), 2, null) $$, 'PT409', null,
  'but is not said to be published to somebody who has seen another save of it'
);
select results_eq(
  'select id, title, description from public.projects', $$ values (tests.id_of('shop'), 'Моя', 'За цветя.') $$,
  'into its row, and what it does not name stays'
);

-- Two admins at once: the second saw what was there before
create temporary table seen as select tests.published() as id;
select results_eq($$ execute save(5, 'На Вера', null) $$, $$ values ('draft', 1, 'На Вера') $$, 'an admin begins a draft');
update public.projects set title = 'На Борис' where id = tests.id_of('shop');
select throws_ok(
  $$ select public.publish_version(tests.version(5), 1, (select id from seen)) $$, 'PT409', null,
  'what was published meanwhile is not overwritten'
);
select lives_ok(
  $$ select public.publish_version(tests.version(5), 1, tests.published()) $$, 'unless one has seen that, too'
);

-- What a row of the owner's may carry does not reach further than its table
select tests.be_owner();
insert into public.content_versions (id, table_name, row_key, state, content)
values (tests.version(6), 'projects', tests.id_of('shop')::text, 'earlier', jsonb_build_object(
  'id', tests.id_of('ana'), 'title', 'Чужди колони', 'role', 'admin', 'order_index', 7, 'created_at', '2000-01-01'
));
select tests.sign_in('vera');
select lives_ok($$ select public.publish_version(tests.version(6), null, tests.published()) $$, 'a version with foreign columns is published');
select results_eq(
  $$ select id, title, order_index, created_at = now() from public.projects $$,
  $$ values (tests.id_of('shop'), 'Чужди колони', 0, true) $$, 'as what the table has, in its own row and place'
);

-- Rights
prepare versions as select from public.content_versions;
select throws_ok(
  $$ insert into public.content_versions (id, table_name, row_key, state, content)
     values (gen_random_uuid(), 'projects', 'x', 'published', '{}') $$, '42501', null, 'an admin writes no versions past the calls'
);
select throws_ok($$ update public.content_versions set state = 'earlier' where true $$, '42501', null, 'nor changes them');
select throws_ok($$ delete from public.content_versions where true $$, '42501', null, 'nor deletes them');
select tests.sign_in('ana');
select is_empty('versions', 'a client reads no version');
select throws_ok(call, '42501', null, 'a client may not ' || call) from unnest(array[
  $$ select public.save_draft(tests.version(7), 'projects', '{}') $$,
  $$ select public.publish_version(tests.version(6)) $$,
  $$ select public.discard_draft(tests.version(6), 1) $$,
  $$ select public.unpublish('projects', tests.id_of('shop')::text) $$
]) as call;
select tests.visit();
select throws_ok('versions', '42501', null, 'a visitor reads none');
select throws_ok($$ select public.publish_version(tests.version(6)) $$, '42501', null, 'nor publishes any');

select * from finish();
rollback;

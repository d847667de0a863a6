begin;
select plan(51);

select tests.make_studio('ana');
delete from public.site_builds;
delete from public.templates;
delete from public.site_builds;

prepare builds as select status, causes from public.site_builds order by status;
prepare add_template as
  insert into public.templates (name, description, demo_url) values ('Цветарница', 'Букети.', '/demo/flowers');

-- Changes
select tests.sign_in('vera');
select lives_ok('add_template', 'an admin adds a template');
select results_eq('builds', $$ values ('requested', array['templates']) $$, 'and that requests a build');
select ok((select due_at = requested_at + interval '1 second' from public.site_builds), 'which waits for more changes');
update public.templates set name = 'Цветя' where true;
insert into public.projects (title, description, image) values ('Магазин', 'За цветя.', '/pictures/gallery/flowers.webp');
insert into public.ai_gallery_images (title, image_url) values ('Лале', '/pictures/gallery/tulip.webp');
select results_eq(
  'builds', $$ values ('requested', array['templates', 'projects', 'ai_gallery_images']) $$,
  'further changes are added to the same request'
);
select tests.be_owner();
select results_eq(
  $$ select distinct topic, event, payload ->> 'id' from realtime.messages where payload ->> 'table' = 'site_builds'
     and payload ->> 'id' in (select id::text from public.site_builds) $$,
  $$ select 'studio', 'changed', id::text from public.site_builds $$, 'the studio hears of it'
);
update public.site_builds set requested_at = now() - interval '5 seconds', due_at = now();
select tests.sign_in('vera');
update public.templates set name = 'Цветя и букети' where true;
select ok(
  (select due_at = requested_at + interval '6 seconds' from public.site_builds), 'and put it off for some seconds only'
);

-- What the site does not show
select tests.be_owner();
delete from public.site_builds;
select tests.sign_in('vera');
update public.templates set name = name where true;
select is_empty('builds', 'saving without a change requests nothing');
insert into public.templates (name, description, demo_url, status) values ('Проба', 'Още не.', '/demo/test', 'inactive');
update public.templates set description = 'Все още не.' where name = 'Проба';
delete from public.templates where name = 'Проба';
select is_empty('builds', 'nor does an inactive template');
update public.templates set status = 'inactive' where true;
select results_eq('builds', $$ values ('requested', array['templates']) $$, 'taking a template down does');
select tests.be_owner();
delete from public.site_builds;
select tests.sign_in('vera');
update public.templates set status = 'active' where true;
select results_eq('builds', $$ values ('requested', array['templates']) $$, 'and putting it up again');
select tests.be_owner();
delete from public.site_builds;
select tests.sign_in('vera');
delete from public.projects where title = 'Магазин';
select results_eq('builds', $$ values ('requested', array['projects']) $$, 'and deleting a project');
select tests.be_owner();
delete from public.site_builds;
select tests.sign_in('ana');
select is(tests.rows_changed_by($$ update public.templates set name = 'Мое' where true $$), 0, 'a client changes no template');
select tests.be_owner();
select is_empty('builds', 'and so requests no build');
truncate public.ai_gallery_images;
select results_eq('builds', $$ values ('requested', array['ai_gallery_images']) $$, 'emptying a whole list does');

-- Rights
prepare publish as select status, causes from public.publish_site();
select tests.visit();
select throws_ok('builds', '42501', null, 'a visitor reads no builds');
select throws_ok('publish', '42501', null, 'a visitor cannot publish');
select tests.sign_in('ana');
select is_empty('builds', 'a client reads no builds');
select throws_ok('publish', '42501', null, 'a client cannot publish');
select tests.sign_in('vera');
select results_eq(
  'publish', $$ values ('requested', array['ai_gallery_images', 'manual']) $$, 'an admin publishes at once'
);
select ok((select due_at = now() from public.site_builds), 'and nothing more is waited for');
select throws_ok(
  $$ insert into public.site_builds (causes) values ('{manual}') $$, '42501', null, 'an admin writes no builds past that'
);
select throws_ok($$ update public.site_builds set due_at = now() where true $$, '42501', null, 'nor changes them');
select throws_ok($$ delete from public.site_builds where true $$, '42501', null, 'nor deletes them');
select throws_ok($$ select public.start_site_build() $$, '42501', null, 'an admin does not report a start');
select throws_ok(
  $$ select public.finish_site_build(gen_random_uuid()) $$, '42501', null, 'nor an end'
);

-- The builder
prepare start as select status, causes from public.start_site_build();
prepare finish(text, text) as
  select public.finish_site_build((select id from public.site_builds where status = 'running'), $1, $2);
prepare failures as
  select failure, failure_detail from public.site_builds where failure is not null order by failure;
select tests.use_secret_key();
select results_eq(
  'start', $$ values ('running', array['ai_gallery_images', 'manual']) $$, 'the builder takes the request'
);
select tests.sign_in('vera');
update public.templates set name = 'Рози' where true;
select results_eq(
  'builds', $$ values ('requested', array['templates']), ('running', array['ai_gallery_images', 'manual']) $$,
  'a change meanwhile is the next request'
);
select tests.use_secret_key();
select results_eq($$ execute finish('backend', 'templates: no answer') $$, array[true], 'the builder reports a failure');
select results_eq('failures', $$ values ('backend', 'templates: no answer') $$, 'and its reason');
select lives_ok('start', 'the builder takes the next request');
select results_eq($$ execute finish(null, null) $$, array[true], 'and reports that it is live');
select results_eq($$ execute finish('build', null) $$, array[false], 'what is finished is not finished again');
select results_eq('start', $$ values ('running', array['release']) $$, 'without a request it is a new version');
select results_eq(
  'start', $$ values ('running', array['release']) $$, 'a builder that begins anew takes on what the one before was for'
);
select results_eq(
  'failures', $$ values ('backend', 'templates: no answer'), ('interrupted', null) $$,
  'and that one counts as interrupted'
);
select throws_ok(
  $$ execute finish('bad luck', null) $$, '23514', null, 'a failure is one of those the admin has words for'
);

-- The hook, with what hosted projects have
select tests.be_owner();
delete from public.site_builds;
select tests.have_vault_and_net();
create function tests.an_hour_passes() returns void language sql as $$
  update private.deploy_hook_calls set called_at = called_at - interval '61 minutes';
  update public.site_builds set started_at = started_at - interval '61 minutes';
$$;
create function tests.the_hook_answers(status integer) returns void language sql as $$
  insert into net._http_response (id, status_code, timed_out)
  select request_id, status, false from private.deploy_hook_calls order by request_id desc limit 1;
$$;
prepare calls as select count(*)::integer from net.http_request_queue;
prepare watch as select from private.watch_site_builds();

update public.templates set name = 'Лилии';
execute watch;
select results_eq('calls', array[0], 'without an address in Vault nothing is called');
select vault.create_secret('https://hooks.example/1', 'deploy_hook_url');
select vault.create_secret('secret', 'deploy_hook_token');
execute watch;
execute watch;
select results_eq('calls', array[1], 'with one the build that has waited for it is called for, once');
delete from public.site_builds;
delete from net.http_request_queue;
update public.templates set name = 'Божури';
update public.templates set name = 'Иглики';
select results_eq(
  $$ select url, headers ->> 'Authorization', convert_from(body, 'UTF8')::jsonb from net.http_request_queue $$,
  $$ values ('https://hooks.example/1', 'Bearer secret', '{"ref": "main"}'::jsonb) $$,
  'several changes call the hook once'
);
execute watch;
select results_eq('calls', array[1], 'an answer is given some time');
select tests.the_hook_answers(503);
execute watch;
select results_eq('calls', array[1], 'a refusal is not answered at once');
select tests.an_hour_passes();
execute watch;
select results_eq('calls', array[2], 'but after a while the hook is called again');
select tests.the_hook_answers(204);
execute watch;
select results_eq('builds', $$ values ('requested', array['templates']) $$, 'an accepted call is left alone');
select tests.sign_in('vera');
execute publish;
select tests.be_owner();
select results_eq('calls', array[2], 'also when an admin asks for it meanwhile');
select tests.an_hour_passes();
select tests.sign_in('vera');
execute publish;
select tests.be_owner();
select results_eq('calls', array[3], 'but one that led to no build is made again when an admin asks');
select tests.use_secret_key();
execute start;
select tests.be_owner();
select tests.an_hour_passes();
execute watch;
select results_eq(
  $$ select status, failure from public.site_builds $$, $$ values ('failed', 'timeout') $$,
  'a build that never reports an end is given up'
);

update public.templates set name = 'Теменуги';
select tests.an_hour_passes(), tests.the_hook_answers(401), private.watch_site_builds() from generate_series(1, 10);
select results_eq(
  $$ select failure, failure_detail from public.site_builds where failure = 'hook' $$,
  $$ values ('hook', 'deploy hook: 401') $$, 'a hook that keeps refusing fails the build, with its answer'
);
select results_eq('calls', array[9], 'after six calls');

delete from vault.secrets where name = 'deploy_hook_url';
select vault.create_secret('no address', 'deploy_hook_url');
select lives_ok($$ update public.templates set name = 'Нарциси' $$, 'a call that breaks never undoes the change');
select results_eq(
  $$ select name from public.templates $$, array['Нарциси'], 'which is there'
);
delete from vault.secrets where name = 'deploy_hook_url';
select vault.create_secret('https://hooks.example/2', 'deploy_hook_url');
select tests.an_hour_passes();
execute watch;
select results_eq(
  $$ select count(*)::integer from net.http_request_queue where url = 'https://hooks.example/2' $$, array[1],
  'and the call is made up for'
);

select * from finish();
rollback;

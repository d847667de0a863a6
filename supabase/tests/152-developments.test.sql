begin;
select plan(51);

select tests.make_studio('ana', 'boris');
select tests.make_person('mila', 'admin');

create function tests.plan_of(number integer, stages jsonb default '[{"title": "Дизайн", "due_on": "2026-12-01", "done_at": null}, {"title": "Пускане", "due_on": null, "done_at": null}]', client text default 'ana')
returns jsonb language sql as $$
  select jsonb_build_object('id', md5('plan ' || number)::uuid, 'client_id', tests.id_of(client), 'title', 'Сайт', 'stages', stages)
$$;
create function tests.saved(stages jsonb, launched_on date default null) returns text language sql as $$
  select saved.stages::text from public.save_development(
    tests.plan_of(1, stages) || jsonb_build_object('launched_on', launched_on),
    (select updated_at from public.developments where id = md5('plan 1')::uuid)
  ) as saved
$$;
prepare plans as select title from public.developments;
prepare save as select public.save_development(tests.plan_of(1));
prepare finish(integer, text) as
  select public.finish_stage(
    md5('plan 1')::uuid, $1, (select updated_at from public.developments where id = md5('plan 1')::uuid),
    md5('stage ' || $2)::uuid, 'Готово: Дизайн'
  );

-- Who plans
select tests.visit();
select throws_ok('save', '42501', null, 'a visitor saves no plan');
select throws_ok('plans', '42501', null, 'a visitor reads no plan');
select tests.sign_in('ana');
select throws_ok('save', '42501', null, 'a client saves no plan');
select throws_ok($$ execute finish(0, 'a') $$, '42501', null, 'a client finishes no stage');
select throws_ok($$ insert into public.developments (id) values (gen_random_uuid()) $$, '42501', null, 'a client cannot write the table');
select tests.sign_in('vera');
select throws_ok($$ update public.developments set title = 'x' where true $$, '42501', null, 'an admin has calls for it');
select lives_ok('save', 'an admin saves a plan');
select lives_ok('save', 'a repeated call changes nothing');
select results_eq('plans', array['Сайт'], 'an admin reads it');
select tests.sign_in('ana');
select results_eq('plans', array['Сайт'], 'the client reads the plan');
select tests.sign_in('boris');
select is_empty('plans', 'another client does not read the plan');

-- Shapes
select tests.sign_in('vera');
select throws_ok(format('select public.save_development(tests.plan_of(2, %L))', stages), '23514', null, format('%s are no stages', stages))
from unnest(array[
  '[]', '{}', '[{}]', '[{"title": "", "due_on": null, "done_at": null}]', '[{"title": "x", "due_on": "2026-02-30", "done_at": null}]',
  '[{"title": "x", "due_on": "утре", "done_at": null}]', '[{"title": "x", "due_on": null, "done_at": "2026-01-01"}]',
  '[{"title": "x", "due_on": null, "done_at": null, "url": "x"}]',
  '[{"title": "x", "due_on": "20266-12-01", "done_at": null}]', '[{"title": "x", "due_on": "0026-12-01", "done_at": null}]'
]) as stages;
select throws_ok(
  $$ select public.save_development(tests.plan_of(2, (select jsonb_agg('{"title": "x", "due_on": null, "done_at": null}'::jsonb) from generate_series(1, 13)))) $$,
  '23514', null, 'thirteen stages are too many'
);
select throws_ok($$ select public.save_development(tests.plan_of(2, client => 'vera')) $$, '22023', null, 'an admin has no plan');
select throws_ok(format('select tests.saved(tests.plan_of(1) -> ''stages'', %L)', day), '23514', null, format('no site is live since %s', day))
from unnest(array['20255-12-01', '0026-12-01']) as day;

-- Changes
select is(tests.saved(stages), stages::text, what)
from (
  values
    ('[{"title": "Дизайн", "due_on": null, "done_at": null}, {"title": "Пускане", "due_on": null, "done_at": null}]'::jsonb, 'a date is taken off'),
    ('[{"title": "Пускане", "due_on": null, "done_at": null}, {"title": "Дизайн", "due_on": null, "done_at": null}]', 'stages change places'),
    ('[{"title": "Пускане", "due_on": null, "done_at": null}, {"title": "Дизайн", "due_on": null, "done_at": null}, {"title": "Дизайн", "due_on": null, "done_at": null}]', 'a stage is added that is equal to another one'),
    ('[{"title": "Пускане", "due_on": null, "done_at": null}]', 'stages are removed')
) as change (stages, what);
select lives_ok(
  $$ select tests.saved(stages, '2026-12-24') from public.developments where id = md5('plan 1')::uuid $$, 'the plan names the day of the launch'
);
select is((public.save_development(
  tests.plan_of(1, (select stages from public.developments)), (select updated_at from public.developments)
)).launched_on, null, 'a plan without the day has none');
select lives_ok(
  $$ select public.save_development(tests.plan_of(1), (select updated_at from public.developments)) $$, 'the first plan comes back'
);

-- Two admins
prepare change(timestamptz) as select public.save_development(tests.plan_of(1) || '{"title": "Магазин"}', $1);
select throws_ok('execute change(null)', 'PT409', null, 'an admin who has not seen the plan cannot change it');
select throws_ok($$ execute change('2026-01-01') $$, 'PT409', null, 'an admin who has seen an earlier plan cannot change it');
select lives_ok(
  $$ select public.save_development(tests.plan_of(1) || '{"title": "Магазин"}', (select updated_at from public.developments)) $$,
  'an admin who has seen the latest plan changes it'
);
select is((select updated_by from public.developments), tests.id_of('vera'), 'the plan names who changed it');
select throws_ok(
  $$ select public.save_development(tests.plan_of(1, client => 'boris'), (select updated_at from public.developments)) $$, 'PT409', null,
  'a plan does not pass to another client'
);

select throws_ok(
  'select public.save_development(tests.plan_of(3))', 'PT409', null, 'an admin who has not seen the plan cannot replace it'
);
select lives_ok(
  $$ select public.save_development(tests.plan_of(3), (select updated_at from public.developments)) $$, 'an admin who has seen the plan replaces it'
);
select tests.be_owner();
delete from public.developments where id = md5('plan 3')::uuid;
select tests.sign_in('vera');

-- Stages
select throws_ok($$ execute finish(2, 'a') $$, '22023', null, 'there is no third stage');
select throws_ok($$ execute finish(-1, 'a') $$, '22023', null, 'there is no stage before the first');
select tests.sign_in('mila');
select lives_ok($$ execute finish(0, 'a') $$, 'a stage is done');
select is((select updated_by from public.developments), tests.id_of('mila'), 'the plan names who finished the stage');
select lives_ok($$ execute finish(0, 'a') $$, 'a repeated call changes nothing');
select throws_ok($$ execute finish(0, 'b') $$, 'PT409', null, 'a finished stage cannot be finished by another message');
select throws_ok(
  $$ select public.finish_stage(md5('plan 1')::uuid, 1, now() - interval '1 hour', md5('stage c')::uuid, 'Готово: Дизайн') $$,
  'PT409', null, 'an admin who has not seen the changed plan finishes nothing'
);
select tests.be_owner();
insert into public.developments (id, client_id, title, stages)
select md5('plan 4')::uuid, client_id, title, stages from public.developments;
select tests.sign_in('mila');
select throws_ok($$ execute finish(1, 'c') $$, 'PT409', null, 'nor a stage of a plan that a new one hides');
select tests.be_owner();
delete from public.developments where id = md5('plan 4')::uuid;
select tests.sign_in('mila');
select results_eq(
  $$ select message_type, content from public.chat_messages where client_id = tests.id_of('ana') $$,
  $$ values ('stage', 'Готово: Дизайн') $$, 'the conversation has the message'
);
select is((select launched_on from public.developments), null, 'the site is not launched yet');
select tests.be_owner();
update public.developments set launched_on = private.sofia_today() + 30 where true;
select tests.sign_in('mila');
select lives_ok($$ execute finish(1, 'c') $$, 'the last stage is done');
select is(
  (select launched_on from public.developments), private.sofia_today(), 'the last stage launches the site, sooner than planned'
);

select * from finish();
rollback;

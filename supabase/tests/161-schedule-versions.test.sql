begin;
select plan(40);

select tests.make_studio('ana');
delete from public.projects;
delete from public.content_versions;
delete from public.deliveries;
create function tests.version(nth integer) returns uuid language sql immutable return md5('version ' || nth)::uuid;
create function tests.draft(nth integer, title text) returns void language sql as $$
  select public.save_draft(
    tests.version(nth), 'projects', jsonb_build_object('title', title, 'description', 'x', 'image', '/pictures/gallery/x.webp'),
    tests.id_of('project ' || nth)::text
  )
$$;
prepare state(integer) as
  select state, publish_at is null, failure from public.content_versions where id = tests.version($1);

-- When
select tests.sign_in('vera');
select tests.draft(1, 'Коледа');
select results_eq(
  $$ select state, publish_at from public.schedule_version(tests.version(1), 1, '2027-11-27 09:00') $$,
  $$ values ('scheduled', timestamptz '2027-11-27 07:00Z') $$, 'a draft is scheduled for what the clocks in Sofia show'
);
select is(
  (select publish_at from public.schedule_version(tests.version(1), 1, '2027-07-01 09:00')), '2027-07-01 06:00Z', 'in summer, too'
);
select is(
  (select publish_at from public.schedule_version(tests.version(1), 1, '2027-03-28 03:30')), '2027-03-28 01:30Z',
  'for an hour that the clocks pass over it is the one after'
);
select is(
  (select publish_at from public.schedule_version(tests.version(1), 1, '2027-10-31 03:30')), '2027-10-31 01:30Z',
  'of an hour that they show twice the second'
);
select throws_ok(
  format('select public.schedule_version(tests.version(1), 1, %L)', at), '22008', null, 'never for ' || note
) from (values
  (now() at time zone 'Europe/Sofia', 'this moment'), (now() at time zone 'Europe/Sofia' - interval '1 hour', 'an hour past'),
  (now() at time zone 'Europe/Sofia' + interval '3 years', 'a time years away')
) as moment (at, note);
select throws_ok(
  $$ select public.schedule_version(tests.version(9), 1, '2027-11-27 09:00') $$, 'PT404', null, 'what is no draft is not scheduled'
);
select throws_ok(
  format('select public.schedule_version(tests.version(1), %s, %L)', seen, at), 'PT409', null,
  format('nobody who has seen save %s schedules the first for %s', seen, at)
) from (values ('2', '2027-11-27 09:00'), ('null', '2027-11-27 09:00'), ('2', null)) as unseen (seen, at);
select results_eq(
  $$ select state, publish_at from public.schedule_version(tests.version(1), 1) $$, $$ values ('draft', null::timestamptz) $$,
  'without a time it is a draft again'
);
select is(
  (select state from public.schedule_version(tests.version(1), 1, '2027-11-27 09:00')), 'scheduled', 'and can be scheduled anew'
);

-- The pulse
select tests.be_owner();
create function tests.the_time_comes() returns void language sql security definer as $$
  update public.content_versions set publish_at = now() - interval '1 second' where state = 'scheduled';
  select private.publish_due_versions();
$$;
select private.publish_due_versions();
select is_empty('select from public.projects', 'before its time nothing is published');
select tests.the_time_comes();
select results_eq('select title from public.projects', array['Коледа'], 'when it comes the pulse publishes');
select results_eq(
  $$ select state, made_by from public.content_versions $$, $$ values ('published', tests.id_of('vera')) $$,
  'in the name of who scheduled it'
);
select is(
  pg_get_functiondef('private.functions_to_call()'::regprocedure) ~ 'perform private.publish_due_versions\(\)', true,
  'the pulse asks for it'
);

-- What another transaction is in the way of
create function tests.end_deadlock() returns trigger language plpgsql as $$
  begin raise exception 'deadlock' using errcode = 'deadlock_detected'; end
$$;
select tests.sign_in('vera');
select tests.draft(10, 'Търпелива');
select public.schedule_version(tests.version(10), 1, '2027-11-27 09:00');
select public.save_draft(
  tests.version(10), 'projects', '{"title": "Още по-търпелива", "description": "x", "image": "/pictures/gallery/x.webp"}',
  seen_revision => 1
);
select tests.be_owner();
create trigger end_deadlock before insert on public.projects for each row execute function tests.end_deadlock();
select tests.the_time_comes();
drop trigger end_deadlock on public.projects;
select results_eq('execute state(10)', $$ values ('scheduled', false, null::text) $$, 'what a deadlock ended stays scheduled');
select private.publish_due_versions();
select results_eq('execute state(10)', $$ values ('published', true, null::text) $$, 'and is published the next time');
select isnt_empty($$ select from public.projects where title = 'Още по-търпелива' $$, 'as it was saved last');

-- What fails
select tests.sign_in('vera');
select public.save_draft(tests.version(2), 'projects', '{"title": "Без снимка"}', tests.id_of('project 2')::text);
select public.schedule_version(tests.version(2), 1, '2027-11-27 09:00');
select tests.draft(5, '');
select public.schedule_version(tests.version(5), 1, '2027-11-27 09:00');
select public.save_draft(tests.version(6), 'faqs', '{"question": "Кога?"}', tests.id_of('question')::text);
select public.schedule_version(tests.version(6), 1, '2027-11-27 09:00');
select tests.draft(3, 'Изправна');
select public.schedule_version(tests.version(3), 1, '2027-11-27 09:00');
select tests.the_time_comes();
select tests.be_owner();
select results_eq('execute state(2)', $$ values ('draft', true, '23502 description') $$, 'what the table refuses is a draft again, with the reason');
select results_eq('execute state(5)', $$ values ('draft', true, '23514 title') $$, 'a rule of a column names it, too');
select results_eq('execute state(3)', $$ values ('published', true, null::text) $$, 'and keeps nothing else from being published');
select results_eq(
  $$ select kind, recipient, content from public.deliveries
    where kind = 'schedule_failed' and content ->> 'row_key' = tests.id_of('project 2')::text $$,
  $$ values ('schedule_failed', null::text, jsonb_build_object(
    'table_name', 'projects', 'row_key', tests.id_of('project 2')::text, 'title', 'Без снимка'
  )) $$, 'the studio gets a mail'
);
select is(
  (select content ->> 'title' from public.deliveries where content ->> 'row_key' = tests.id_of('question')::text),
  'Кога?', 'which names what has no title, too'
);
select tests.sign_in('vera');
select is(
  (select failure from public.save_draft(
    tests.version(2), 'projects', '{"title": "Поправена"}', tests.id_of('project 2')::text, null, 1
  )), null, 'the next save forgets the failure'
);
select public.save_draft(
  tests.version(4), 'projects', '{"title": "Стара", "description": "x", "image": "/pictures/gallery/x.webp"}',
  tests.id_of('project 1')::text,
  (select id from public.content_versions where row_key = tests.id_of('project 1')::text and state = 'published')
);
select public.schedule_version(
  tests.version(4), 1, '2027-11-27 09:00',
  (select id from public.content_versions where row_key = tests.id_of('project 1')::text and state = 'published')
);
update public.projects set title = 'Спешна' where title = 'Коледа';
select tests.the_time_comes();
select results_eq('execute state(4)', $$ values ('draft', true, 'PT409') $$, 'what was published meanwhile is not overwritten');
select isnt_empty($$ select from public.projects where title = 'Спешна' $$, 'and stays on the site');

-- Over what was seen, whatever was on the site when the draft was begun
select throws_ok(
  $$ select public.schedule_version(tests.version(4), 1, '2027-11-27 09:00', tests.version(1)) $$, 'PT409', null,
  'nothing is scheduled over a version that is not on the site'
);
select throws_ok(
  $$ select public.schedule_version(tests.version(4), 1, '2027-11-27 09:00') $$, 'PT409', null, 'nor over one that was not seen'
);
select public.unpublish('projects', tests.id_of('project 1')::text);
select is(
  (select state from public.schedule_version(tests.version(4), 1, '2027-11-27 09:00')), 'scheduled',
  'a draft of a row that was taken down is scheduled'
);
select is((select state from public.schedule_version(tests.version(4), 1)), 'draft', 'taken back');
select public.schedule_version(tests.version(4), 1, '2027-11-27 09:00');
select tests.the_time_comes();
select results_eq('execute state(4)', $$ values ('published', true, null::text) $$, 'and published when its time comes');

-- Of what is taken down
select public.save_draft(tests.version(7), 'projects', '{"title": "За после"}', tests.id_of('project 1')::text);
select public.schedule_version(tests.version(7), 1, '2027-11-27 09:00', tests.version(4));
select public.unpublish('projects', tests.id_of('project 1')::text);
select results_eq('execute state(7)', $$ values ('draft', true, null::text) $$, 'taking a row down ends its schedule');
select public.publish_version(tests.version(4));
select tests.the_time_comes();
select results_eq(
  $$ select title from public.projects where id = tests.id_of('project 1') $$, array['Стара'],
  'which does not begin again when the row is brought back'
);
select public.schedule_version(tests.version(7), 1, '2027-11-27 09:00', tests.version(4));
delete from public.projects where id = tests.id_of('project 1');
select results_eq('execute state(7)', $$ values ('draft', true, null::text) $$, 'nor does one outlive a row that is deleted otherwise');

-- Rights
select tests.sign_in('ana');
select throws_ok(
  $$ select public.schedule_version(tests.version(2), 1, '2027-11-27 09:00') $$, '42501', null, 'a client schedules nothing'
);
select throws_ok('select private.publish_due_versions()', '42501', null, 'and does not hurry it');
select tests.visit();
select throws_ok($$ select public.schedule_version(tests.version(2), 1, '2027-11-27 09:00') $$, '42501', null, 'nor does a visitor');
select tests.sign_in('vera');
select throws_ok('select private.publish(tests.version(2), null, null)', '42501', null, 'nor an admin past the calls');

select * from finish();
rollback;

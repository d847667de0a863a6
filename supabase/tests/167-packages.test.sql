begin;
select plan(27);

select tests.make_studio('ana');
delete from public.content_versions where table_name in ('prices', 'packages');
truncate public.prices, public.packages;
create function tests.rows_but(change jsonb) returns jsonb
language sql immutable
return '{"pages": "1–5 страници", "deadline": "до 48 часа", "requests": false, "accounts": false, "hosting": true,
  "domain": true, "support": "3 месеца"}'::jsonb || change;
insert into public.prices (id, price_group, name, cents) values ('package-platform', 'packages', 'Платформа', 100);
insert into public.packages (id, price, audience, rows, is_recommended) values
  ('platform', 'package-platform', 'За каталог', tests.rows_but('{}'), true),
  ('reservations', 'package-platform', 'За салон', tests.rows_but('{}'), false);
prepare change_one as update public.packages set audience = 'x' where id = 'platform';
create function tests.publish(key text, content jsonb) returns text
language plpgsql volatile
as $$
declare
  version constant uuid := gen_random_uuid();
begin
  perform public.save_draft(version, 'packages', content, key);
  return (public.publish_version(version, 1, (
    select id from public.content_versions where (table_name, row_key, state) = ('packages', key, 'published')
  ))).state;
end;
$$;

select tests.visit();
select isnt_empty('select from public.packages', 'a visitor reads packages');
select throws_ok('change_one', '42501', null, 'and changes none');
select throws_ok('delete from public.packages where true', '42501', null, 'deletes none');
select tests.sign_in('ana');
select throws_ok('change_one', '42501', null, 'nor does a client');
select throws_ok($$ select tests.publish('platform', '{"audience": "x"}') $$, '42501', null, 'past the versions or through them');
select tests.sign_in('vera');
select throws_ok('change_one', '42501', null, 'an admin changes none past the versions');
select is(tests.publish('platform', '{"audience": "За общност"}'), 'published', 'through them one does');
select is((select audience from public.packages where id = 'platform'), 'За общност', 'and that is what it says');

select is(tests.publish('reservations', '{"is_recommended": true}'), 'published', 'another one is recommended');
select results_eq(
  'select id from public.packages where is_recommended', array['reservations'], 'and the one before no longer is'
);
select is(
  (select content ->> 'is_recommended' from public.content_versions
   where (table_name, row_key, state) = ('packages', 'platform', 'published')), 'false', 'which its versions know'
);
select is(
  (public.publish_version(
    (select id from public.content_versions
     where (table_name, row_key, state) = ('packages', 'reservations', 'earlier') and content @> '{"is_recommended": false}'),
    null,
    (select id from public.content_versions where (table_name, row_key, state) = ('packages', 'reservations', 'published'))
  )).content ->> 'is_recommended', 'false', 'what it was before is restored'
);
select results_eq(
  'select id from public.packages where is_recommended', array['platform'], 'and who lost the recommendation by it has it again'
);
select is(
  (select content ->> 'is_recommended' from public.content_versions
   where (table_name, row_key, state) = ('packages', 'platform', 'published')), 'true', 'which its versions know, too'
);
select tests.be_owner();
delete from public.content_versions where (row_key, state) = ('reservations', 'earlier');
select tests.sign_in('vera');
select is(tests.publish('platform', '{"is_recommended": false}'), 'published', 'whether or not another one ever was');
select results_eq('select id from public.packages where is_recommended', array['platform'], 'one is always recommended');
select is(
  (select content ->> 'is_recommended' from public.content_versions
   where (table_name, row_key, state) = ('packages', 'platform', 'published')), 'true', 'and its versions say so'
);
select throws_ok($$ select public.unpublish('packages', 'platform') $$, '23503', null, 'three packages stay three');
select throws_ok(
  $$ select tests.publish('fourth', jsonb_build_object('price', 'package-platform', 'audience', 'x', 'rows', tests.rows_but('{}'))) $$,
  '23514', null, 'and there is no fourth'
);
select throws_ok($$ select tests.publish('platform', '{"price": "gone"}') $$, '23503', null, 'its price is there');
select throws_ok(
  $$ select tests.publish('platform', jsonb_build_object('rows', tests.rows_but('{"pages": 5}'))) $$, '23514', null,
  'a row says yes, no or a text'
);
select throws_ok(
  $$ select tests.publish('platform', jsonb_build_object('rows', tests.rows_but('{"pages": " "}'))) $$, '23514', null, 'that says something'
);
select throws_ok(
  $$ select tests.publish('platform', jsonb_build_object('rows', tests.rows_but('{"cars": true}'))) $$, '23514', null, 'there is no other row'
);
select throws_ok(
  $$ select tests.publish('platform', jsonb_build_object('rows', tests.rows_but('{}') - 'pages')) $$, '23514', null, 'and none is missing'
);

-- Two of them at one moment
select tests.be_owner();
create function tests.schedule(key text, content jsonb, nth integer) returns text
language sql volatile
as $$
  select (public.schedule_version((public.save_draft(
    ('00000000-0000-4000-8000-00000000000' || nth)::uuid, 'packages', schedule.content, schedule.key, published.id
  )).id, 1, '2027-11-27 09:00', published.id)).state
  from public.content_versions as published
  where (published.table_name, published.row_key, published.state) = ('packages', key, 'published');
$$;
create function tests.the_time_comes() returns void language sql security definer as $$
  update public.content_versions set publish_at = now() - interval '1 second' where state = 'scheduled';
  select private.publish_due_versions();
$$;
prepare packages as select id, audience, is_recommended from public.packages order by id;
select tests.sign_in('vera');
select tests.schedule('reservations', '{"is_recommended": true}', 1);
select tests.schedule('platform', '{"audience": "За пазар", "is_recommended": false}', 2);
select tests.the_time_comes();
select results_eq(
  'packages', $$ values ('platform', 'За пазар', false), ('reservations', 'За салон', true) $$,
  'one takes the recommendation from the other, which goes on as it was planned'
);
select tests.schedule('platform', '{"audience": "За форум", "is_recommended": true}', 3);
select tests.schedule('reservations', '{"audience": "За хотел", "is_recommended": true}', 4);
select tests.the_time_comes();
select results_eq(
  'packages', $$ values ('platform', 'За форум', true), ('reservations', 'За салон', false) $$,
  'who was to keep it is not published'
);
select is(
  (select failure from public.content_versions where id = '00000000-0000-4000-8000-000000000004'), 'PT409', 'and says why'
);

select * from finish();
rollback;

begin;
select plan(24);

select tests.make_person('vera', 'admin');
select tests.make_person('ana', 'client');
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

select * from finish();
rollback;

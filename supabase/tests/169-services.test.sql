begin;
select plan(51);

select tests.make_studio('ana');
delete from public.content_versions where table_name in ('prices', 'services');
truncate public.prices, public.services cascade;
create function tests.gallery(change jsonb) returns jsonb language sql immutable return (
  select jsonb_agg('{"picture": "content-images/2.webp", "alt": "Врата", "caption": "Лява"}'::jsonb || change)
  from generate_series(1, 3)
);
create function tests.faqs(change jsonb, number integer default 3) returns jsonb language sql immutable return (
  select jsonb_agg('{"question": "Кога?", "answer": "Утре."}'::jsonb || change) from generate_series(1, number)
);
-- A service that breaks no rule, but for what is given.
create function tests.service(change jsonb default '{}') returns jsonb language sql immutable return jsonb_build_object(
  'title', 'Надписи', 'sign', 'Надписи', 'summary', 'За врати.', 'description', 'Четат се.', 'long_description', 'Пишем ги.',
  'display', 'content-images/1.webp', 'display_alt', 'Врата', 'features', array_fill('Ред'::text, array[10]),
  'gallery_title', 'Три врати', 'gallery', tests.gallery('{}'), 'faqs', tests.faqs('{}'),
  'closing_title', 'Пишете ни', 'closing_text', 'Отговаряме.'
) || change;
create function tests.publish(key text, content jsonb) returns text
language plpgsql volatile
as $$
declare
  version constant uuid := gen_random_uuid();
begin
  perform public.save_draft(version, 'services', content, key);
  return (public.publish_version(version, 1, (
    select id from public.content_versions where (table_name, row_key, state) = ('services', key, 'published')
  ))).state;
end;
$$;
insert into public.prices (id, price_group, name, cents) values ('door', 'edits', 'Врата', 100);
select private.insert_item('public.services', tests.service() || '{"id": "websites"}');
prepare change_one as update public.services set title = 'x' where id = 'websites';

-- Who may
select tests.visit();
select isnt_empty('select from public.services', 'a visitor reads services');
select throws_ok('change_one', '42501', null, 'and changes none');
select throws_ok('delete from public.services where true', '42501', null, 'deletes none');
select tests.sign_in('ana');
select isnt_empty('select from public.services', 'a client reads services');
select throws_ok('change_one', '42501', null, 'and changes none');
select throws_ok($$ select tests.publish('websites', '{"title": "x"}') $$, '42501', null, 'past the versions or through them');
select tests.sign_in('vera');
select throws_ok('change_one', '42501', null, 'an admin changes none past the versions');
select throws_ok(
  $$ insert into public.services (id, title) values ('templates', 'x') $$, '42501', null, 'and adds none'
);
select is(tests.publish('websites', '{"title": "Табели", "display": "content-images/3.webp"}'), 'published', 'through them one does');
select results_eq(
  'select title, display, summary from public.services',
  $$ values ('Табели', 'content-images/3.webp', 'За врати.') $$, 'and changes what it says alone'
);
select lives_ok(
  $$ select public.publish_version(
    (select id from public.content_versions where (table_name, row_key, state) = ('services', 'websites', 'earlier')),
    null,
    (select id from public.content_versions where (table_name, row_key, state) = ('services', 'websites', 'published'))
  ) $$, 'what was there before comes back'
);
select results_eq(
  'select title, display from public.services', $$ values ('Надписи', 'content-images/1.webp') $$, 'with its picture'
);
select results_eq(
  $$ select title, picture from public.find_content('services') $$,
  $$ values ('Надписи', 'content-images/1.webp') $$, 'and the console lists it with both'
);
select tests.be_owner();
select isnt_empty($$ select from public.site_builds where 'services' = any (causes) $$, 'the site is built anew');
select results_eq(
  $$ select distinct payload ->> 'id' from realtime.messages where payload ->> 'table' = 'services' $$, array['websites'],
  'the studio hears which service has changed'
);
select tests.sign_in('vera');

-- Four, and no other
select throws_ok($$ select public.unpublish('services', 'websites') $$, '23503', null, 'four services stay four');
select throws_ok($$ select tests.publish('cars', tests.service()) $$, '23514', null, 'and there is no fifth');
select is(tests.publish('templates', tests.service()), 'published', 'each of the four may be written');

-- What one says
select throws_ok(format($$ select tests.publish('advertising', tests.service(%L)) $$, change), code, null, says)
from (values
  ('{"title": " "}', '23514', 'it has a title'),
  ('{"sign": " "}', '23514', 'a sign'),
  ('{"sign": "Уебсайтове и готови сайтове"}', '23514', 'that has room for few words'),
  ('{"summary": null}', '23502', 'a summary'),
  ('{"description": ""}', '23514', 'a description'),
  ('{"long_description": "x\ny"}', '23514', 'of one paragraph'),
  ('{"display": "javascript:alert(1)"}', '23514', 'a picture'),
  ('{"display_alt": ""}', '23514', 'that somebody has described'),
  ('{"display_address": " "}', '23514', 'an address says something'),
  ('{"features": ["x"]}', '23514', 'ten features'),
  ('{"features": ["1", "2", "3", "4", "5", "6", "7", "8", "9", " "]}', '23514', 'that say something'),
  ('{"features": ["1", "2", "3", "4", "5", "6", "7", "8", "9", null]}', '23514', 'each of them'),
  ('{"gallery_title": ""}', '23514', 'its pictures have a title'),
  ('{"gallery": []}', '23514', 'they are three'),
  ('{"gallery": {}}', '23514', 'in a list'),
  ('{"closing_title": ""}', '23514', 'it asks for something'),
  ('{"closing_text": ""}', '23514', 'in words')
) as refused (change, code, says);
select throws_ok(
  format($$ select tests.publish('advertising', tests.service(jsonb_build_object('gallery', tests.gallery(%L)))) $$, change),
  '23514', null, says
)
from (values
  ('{"picture": 1}', 'a picture of the gallery is one'), ('{"picture": "/x"}', 'of ours, or uploaded'),
  ('{"alt": ""}', 'described'), ('{"caption": null}', 'with words below'), ('{"width": 1}', 'and nothing else')
) as refused (change, says);
select throws_ok(
  format($$ select tests.publish('advertising', tests.service(jsonb_build_object('faqs', tests.faqs(%L, %s)))) $$, change, number),
  '23514', null, says
)
from (values
  ('{}', 2, 'two questions are too few'), ('{}', 9, 'nine too many'), ('{"answer": " "}', 3, 'each is answered'),
  ('{"question": ["x"]}', 3, 'in words')
) as refused (change, number, says);

-- The prices that it names
select throws_ok(
  $$ select tests.publish('advertising', tests.service(jsonb_build_object('faqs', tests.faqs('{"answer": "{gone}"}')))) $$,
  '23514', null, 'an answer names no price that is not there'
);
select is(
  tests.publish('advertising', tests.service(jsonb_build_object('faqs', tests.faqs('{"answer": "За {door}."}')))),
  'published', 'but one that is'
);
select throws_ok($$ select public.unpublish('prices', 'door') $$, '23503', 'A service names this price', 'which then stays');
select tests.publish('advertising', jsonb_build_object('faqs', tests.faqs('{}', 8)));
select is((select state from public.unpublish('prices', 'door')), 'removed', 'until no service names it');

-- What is said of an inquiry about it
select tests.publish('websites', '{"title": "Табели и надписи"}');
select tests.visit();
select lives_ok(
  $$ select public.submit_inquiry('Ана', 'ana@example.bg', '0888', 'websites', 'Здравейте', '') $$, 'a visitor asks for it'
);
select tests.sign_in('vera');
select results_eq(
  $$ select content ->> 'service_title' from public.deliveries where kind = 'inquiry' $$, array['Табели и надписи'],
  'the mail has its title'
);
select results_eq(
  $$ select name from public.find_inquiries('табели') $$, array['Ана'], 'by which the inquiry is found'
);

select * from finish();
rollback;

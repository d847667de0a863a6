begin;
select plan(38);

select tests.make_studio('ana');
delete from public.content_versions where table_name in ('prices', 'packages', 'faqs');
truncate public.prices, public.packages;
truncate public.faqs;
insert into public.prices (id, price_group, name, cents, currency) values
  ('site-shop', 'sites', 'Магазин', 120000, 'BGN'), ('edit-banner', 'edits', 'Нова страница', 5000, 'BGN'),
  ('ai-logo', 'ai', 'Лого', 10000, 'BGN');
prepare read_prices as select from public.prices;
prepare prices as select id from public.prices order by order_index;
prepare change_one as update public.prices set cents = 1 where id = 'site-shop';
prepare delete_one as delete from public.prices where id = 'site-shop';
prepare add_one as insert into public.prices (id, price_group, name, cents) values ('x', 'sites', 'x', 1);
create function tests.draft(number integer, content jsonb, row_key text default null) returns text
language sql volatile
as $$ select (public.save_draft(md5('price ' || number)::uuid, 'prices', content, row_key)).row_key; $$;
create function tests.publish(number integer, seen uuid default null) returns text
language sql volatile
as $$ select (public.publish_version(md5('price ' || number)::uuid, 1, seen)).state; $$;
create function tests.on_site(key text) returns uuid
language sql volatile
as $$
  select id from public.content_versions where (table_name, row_key, state) = ('prices', key, 'published');
$$;

-- Who may
select tests.visit();
select isnt_empty('read_prices', 'a visitor reads prices');
select throws_ok('add_one', '42501', null, 'and adds none');
select throws_ok('change_one', '42501', null, 'changes none');
select throws_ok('delete_one', '42501', null, 'deletes none');
select throws_ok('select public.reorder_prices(0, 1)', '42501', null, 'nor moves one');
select tests.sign_in('ana');
select isnt_empty('read_prices', 'so does a client');
select throws_ok('select public.reorder_prices(0, 1)', '42501', null, 'who moves none');
select throws_ok($$ select tests.draft(9, '{"cents": 1}', 'site-shop') $$, '42501', null, 'and writes none');
select tests.sign_in('vera');
select throws_ok('add_one', '42501', null, 'an admin adds none past the versions');
select throws_ok('change_one', '42501', null, 'changes none past them');
select throws_ok('delete_one', '42501', null, 'and deletes none past them');
select lives_ok($$ select public.reorder_prices(0, 1, 'site-shop') $$, 'but moves one by its id');
select results_eq('prices', array['edit-banner', 'site-shop', 'ai-logo'], 'to where it is wanted');

-- What a price may be
select tests.draft(1, '{"cents": 30000, "currency": "EUR", "is_from": true}', 'site-shop');
select is(tests.publish(1, tests.on_site('site-shop')), 'published', 'a price is changed, in euro too');
select results_eq(
  $$ select name, cents, currency, is_from from public.prices where id = 'site-shop' $$,
  $$ values ('Магазин', 30000, 'EUR', true) $$, 'and nothing else of it'
);
select tests.draft(2, '{"price_group": "sites", "name": "Блог", "cents": 40000}');
select is(tests.publish(2), 'published', 'a new one comes into a free list');
select is((select currency from public.prices where name = 'Блог'), 'EUR', 'in the money of the country');
select tests.draft(number, content) from (values
  (3, '{"price_group": "ai", "name": "Видео", "cents": 1}'::jsonb), (4, '{"price_group": "free", "name": "x", "cents": 1}'),
  (5, '{"price_group": "sites", "name": "x", "cents": 0}'), (6, '{"price_group": "sites", "name": "x", "cents": 9, "cents_to": 9}'),
  (7, '{"price_group": "sites", "name": "x", "cents": 9, "currency": "USD"}'), (8, '{"price_group": "sites", "cents": 9}')
) as refused (number, content);
select throws_ok('select tests.publish(3)', '23514', null, 'but into no list whose prices pages name');
select throws_ok('select tests.publish(4)', '23514', null, 'nor into one that is not there');
select throws_ok('select tests.publish(5)', '23514', null, 'nothing is for nothing');
select throws_ok('select tests.publish(6)', '23514', null, 'a range has two ends');
select throws_ok('select tests.publish(7)', '23514', null, 'in one of two currencies');
select throws_ok('select tests.publish(8)', '23502', null, 'and has a name');
select tests.draft(10, '{"price_group": "sites"}', 'ai-logo');
select throws_ok($$ select tests.publish(10, tests.on_site('ai-logo')) $$, '23514', null, 'a price stays in its list');

-- What is used stays
select tests.be_owner();
insert into public.prices (id, price_group, name, cents) values ('package-platform', 'packages', 'Платформа', 100);
insert into public.packages (id, price, audience, rows)
values ('platform', 'site-shop', 'За вас', '{"pages": "1", "deadline": "2 дни", "requests": true, "accounts": true, "hosting": true, "domain": false, "support": "3"}');
select throws_ok(
  $$ insert into public.faqs (question, answer) values ('Колко?', 'Точно {edit-text}.') $$, '23514', null,
  'a text names no price that is not there'
);
select lives_ok(
  $$ insert into public.faqs (question, answer) values ('Колко?', 'Точно {edit-banner}, {не е цена}.') $$, 'but one that is'
);
select throws_ok($$ update public.faqs set answer = '{gone}' $$, '23514', null, 'nor does it afterwards');
select throws_ok($$ update public.faqs set question = '{gone}?' $$, '23514', null, 'be it in the question');
select tests.sign_in('vera');
select throws_ok($$ select public.unpublish('prices', 'edit-banner') $$, '23503', 'A question names this price', 'so that price stays');
select throws_ok($$ select public.unpublish('prices', 'site-shop') $$, '23503', null, 'as does that of a package');
select throws_ok($$ select public.unpublish('prices', 'ai-logo') $$, '23503', 'A page names this price', 'and that of a page');
select tests.be_owner();
insert into public.prices (id, price_group, name, cents) values ('edit-content', 'edits', 'Текст или снимка', 100);
select tests.sign_in('vera');
select throws_ok(
  $$ select public.unpublish('prices', 'edit-content') $$, '23503', 'A page names this price', 'also from a list that the studio adds to'
);
select lives_ok(
  $$ select public.unpublish('prices', (select id from public.prices where name = 'Блог')) $$, 'what nothing names can go'
);
select is(tests.publish(2), 'published', 'and come back');
select tests.be_owner();
update public.faqs set question = 'Защо {edit-banner}?', answer = 'Ще ви кажем.';
select tests.sign_in('vera');
select throws_ok($$ select public.unpublish('prices', 'edit-banner') $$, '23503', 'A question names this price', 'in the question, too');
select tests.be_owner();
update public.faqs set question = 'Защо?';
select tests.sign_in('vera');
select lives_ok($$ select public.unpublish('prices', 'edit-banner') $$, 'no longer named, a price can go');
select tests.be_owner();
select isnt_empty($$ select from public.site_builds where 'prices' = any (causes) $$, 'the site is built anew');
select isnt_empty($$ select from public.content_versions where (table_name, row_key, state) = ('prices', 'edit-banner', 'removed') $$, 'what went is kept');

select * from finish();
rollback;

begin;
select plan(29);

select tests.make_studio('ana');
delete from public.testimonials;
delete from public.content_versions where table_name = 'testimonials';
insert into public.testimonials (id, name, quote, rating, is_sample)
values (tests.id_of('first'), 'Мария', 'Примерно.', 5, true), (tests.id_of('second'), 'Иван', 'Също.', 4, true);
insert into public.chat_messages (id, sender_id, receiver_id, content)
select tests.id_of(review), tests.id_of('vera'), tests.id_of('ana'), 'x'
from unnest(array['shown', 'kept', 'open', 'offer']) as review;
insert into public.requests (id, client_id, kind, title, content, number, valid_until, state, answer, answered_at)
select tests.id_of(review), tests.id_of('ana'), kind, 'x', content::jsonb, number, valid_until::date, state, answer::jsonb,
  case when answer is not null then now() end
from (values
  ('shown', 'review', '{}', null, null, 'done', '{"rating": 5, "words": "Чудесно.", "name": "Ана", "company": "", "may_show": true}'),
  ('kept', 'review', '{}', null, null, 'done', '{"rating": 5, "words": "Чудесно.", "name": "Ана", "company": "", "may_show": false}'),
  ('open', 'review', '{}', null, null, 'open', null),
  ('offer', 'offer', '{"items": [{"text": "x", "quantity": 1, "unit_cents": 1}], "note": "", "vat": "none"}', '2026-900',
    '2027-01-01', 'accepted', '{"name": "Ана"}')
) as asked (review, kind, content, number, valid_until, state, answer);
prepare read_reviews as select from public.testimonials;
prepare names as select name from public.testimonials order by order_index;
prepare change_one as update public.testimonials set name = 'Друга' where id = tests.id_of('first');
prepare delete_one as delete from public.testimonials where id = tests.id_of('first');
prepare add_one as insert into public.testimonials (name, quote, rating) values ('x', 'x', 5);
create function tests.publish(review text, changed jsonb default '{}') returns text
language sql volatile
as $$
  select (public.publish_version((public.save_draft(
    md5(review || changed)::uuid, 'testimonials',
    jsonb_build_object('name', 'Ана', 'quote', 'Чудесно.', 'rating', 5, 'request_id', tests.id_of(review)) || changed,
    tests.id_of(review)::text
  )).id, seen_revision => 1)).state;
$$;

select tests.visit();
select isnt_empty('read_reviews', 'a visitor reads reviews');
select throws_ok('add_one', '42501', null, 'and adds none');
select throws_ok('change_one', '42501', null, 'changes none');
select throws_ok('delete_one', '42501', null, 'deletes none');
select throws_ok('select public.reorder_testimonials(0, 1)', '42501', null, 'nor moves one');
select tests.sign_in('ana');
select isnt_empty('read_reviews', 'so does a client');
select throws_ok('select public.reorder_testimonials(0, 1)', '42501', null, 'who moves none');
select throws_ok($$ select tests.publish('shown') $$, '42501', null, 'nor puts an own one there');
select tests.sign_in('vera');
select throws_ok('add_one', '42501', null, 'an admin adds none past the versions');
select throws_ok('change_one', '42501', null, 'changes none past them');
select throws_ok('delete_one', '42501', null, 'and deletes none past them');
select lives_ok('select public.reorder_testimonials(0, 1)', 'but moves one');
select results_eq('names', array['Иван', 'Мария'], 'to where it is wanted');

select is(tests.publish('shown'), 'published', 'a review that may be shown is published');
select results_eq(
  $$ select is_sample, request_id from public.testimonials where id = tests.id_of('shown') $$,
  $$ values (false, tests.id_of('shown')) $$, 'as a real one, which says where it comes from'
);
select public.reorder_testimonials(2, 0);
select public.unpublish('testimonials', tests.id_of('shown')::text);
select public.save_draft(
  tests.id_of('edited'), 'testimonials', '{"name": "Ана", "quote": "Хубаво.", "rating": 5}', tests.id_of('shown')::text
);
select is(
  (public.publish_version(tests.id_of('edited'), 1)).state, 'published', 'taken down, it is edited without that and published'
);
select results_eq(
  $$ select quote, order_index, request_id from public.testimonials where id = tests.id_of('shown') $$,
  $$ values ('Хубаво.', 0, tests.id_of('shown')) $$, 'in its place, and as the same review'
);
select public.reorder_testimonials(0, 1);
select public.unpublish('testimonials', tests.id_of('shown')::text);
select public.publish_version(id) from public.content_versions
where row_key = tests.id_of('shown')::text and state = 'earlier' and content @> '{"quote": "Чудесно."}';
select results_eq(
  $$ select quote, order_index from public.testimonials where id = tests.id_of('shown') $$,
  $$ values ('Чудесно.', 1) $$, 'as is an earlier version, where it was last'
);
select tests.be_owner();
delete from public.content_versions where table_name = 'testimonials' and state = 'earlier';
select tests.sign_in('vera');
select throws_ok($$ select tests.publish('kept') $$, '23514', null, 'one that the client keeps is not');
select throws_ok($$ select tests.publish('open') $$, '23514', null, 'nor one that is not written');
select throws_ok($$ select tests.publish('offer') $$, '23514', null, 'nor another kind of request');
select throws_ok(
  $$ select tests.publish('second', jsonb_build_object('request_id', tests.id_of('shown'))) $$, 'PT409', null,
  'whoever saw no row there changes none'
);
select throws_ok(
  $$ select tests.publish('twice', jsonb_build_object('request_id', tests.id_of('shown'))) $$, '23505', null,
  'a review stands there once'
);
select throws_ok($$ select tests.publish('other', '{"request_id": null, "rating": 6}') $$, '23514', null, 'five stars are the most');
select throws_ok(
  $$ select tests.publish('long', jsonb_build_object('request_id', null, 'quote', repeat('x', 601))) $$, '23514', null, 'a quote is short'
);
select throws_ok(
  $$ select tests.publish('sample', jsonb_build_object('id', null)) $$, '22023', null, 'an id is no part of a version'
);

-- The client goes
select tests.be_owner();
select is((select count(*) from private.versions_of_reviews(tests.id_of('ana'))), 1::bigint, 'what came of a review is known');
select tests.sign_in('vera');
select public.save_draft(
  tests.id_of('planned'), 'testimonials',
  jsonb_build_object('name', 'Ана', 'quote', 'Отлично.', 'rating', 5, 'request_id', tests.id_of('shown')),
  tests.id_of('shown')::text,
  (select id from public.content_versions where row_key = tests.id_of('shown')::text and state = 'published')
);
select tests.be_owner();
delete from public.chat_messages where id = tests.id_of('shown');
select results_eq(
  $$ select name, request_id from public.testimonials where id = tests.id_of('shown') $$, $$ values ('Ана', null::uuid) $$,
  'what was allowed stays when the conversation goes'
);
select tests.sign_in('vera');
select is(
  (public.publish_version(planned.id, 1, planned.based_on)).state, 'published',
  'and what was being written for it can be published'
) from public.content_versions as planned where planned.id = tests.id_of('planned');

select * from finish();
rollback;

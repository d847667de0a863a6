begin;
select plan(25);

select tests.make_studio('ana');
delete from public.faqs;
delete from public.content_versions where table_name = 'faqs';
insert into public.faqs (id, question, answer) values
  (tests.id_of('first'), 'Колко струва?', 'Според работата.'), (tests.id_of('second'), 'Кога е готово?', 'След три дни.');
prepare read_questions as select from public.faqs;
prepare questions as select question from public.faqs order by order_index;
prepare change_one as update public.faqs set question = 'Чий е сайтът?' where id = tests.id_of('first');
prepare delete_one as delete from public.faqs where id = tests.id_of('first');
prepare add_one as insert into public.faqs (question, answer) values ('Защо?', 'Така.');
create function tests.draft(number integer, content jsonb, row_key text default null) returns text
language sql volatile
as $$ select (public.save_draft(md5('faq ' || number)::uuid, 'faqs', content, row_key)).row_key; $$;
create function tests.publish(number integer, seen uuid default null) returns text
language sql volatile
as $$ select (public.publish_version(md5('faq ' || number)::uuid, 1, seen)).state; $$;

select tests.visit();
select isnt_empty('read_questions', 'a visitor reads questions');
select throws_ok('add_one', '42501', null, 'a visitor adds no question');
select throws_ok('change_one', '42501', null, 'a visitor changes no question');
select throws_ok('delete_one', '42501', null, 'a visitor deletes no question');
select throws_ok('select public.reorder_faqs(0, 1)', '42501', null, 'a visitor moves no question');
select tests.sign_in('ana');
select isnt_empty('read_questions', 'a client reads questions');
select throws_ok('select public.reorder_faqs(0, 1)', '42501', null, 'a client moves no question');
select throws_ok($$ select tests.draft(9, '{"question": "x"}') $$, '42501', null, 'a client writes no question');
select tests.sign_in('vera');
select throws_ok('add_one', '42501', null, 'an admin adds questions only by publishing');
select throws_ok('change_one', '42501', null, 'an admin changes questions only by publishing');
select throws_ok('delete_one', '42501', null, 'an admin deletes questions only by unpublishing');
select lives_ok('select public.reorder_faqs(0, 1)', 'an admin moves a question');
select results_eq('questions', array['Кога е готово?', 'Колко струва?'], 'the question is at its new place');

select lives_ok($$ select tests.draft(1, '{"question": "Чий е сайтът?", "answer": "Ваш."}') $$, 'a draft of a new one is kept');
select results_eq('questions', array['Кога е готово?', 'Колко струва?'], 'nobody reads the draft');
select is(tests.publish(1), 'published', 'a published question is there');
select results_eq('questions', array['Кога е готово?', 'Колко струва?', 'Чий е сайтът?'], 'a new question is the last one');
select is(
  tests.draft(2, '{"answer": "Ваш, с домейна."}', (select id::text from public.faqs where question = 'Чий е сайтът?')),
  (select id::text from public.faqs where question = 'Чий е сайтът?'), 'a change of it is a draft, too'
);
select is(tests.publish(2, md5('faq 1')::uuid), 'published', 'the draft is published over the version that was seen');
select results_eq(
  $$ select question, answer from public.faqs where order_index = 2 $$, $$ values ('Чий е сайтът?', 'Ваш, с домейна.') $$,
  'publishing changes only what the draft says'
);
select tests.draft(number, content) from (values
  (3, '{"question": "x"}'::jsonb), (4, '{"question": " ", "answer": "x"}'),
  (5, jsonb_build_object('question', repeat('x', 201), 'answer', 'x')),
  (6, jsonb_build_object('question', 'x', 'answer', repeat('x', 1501)))
) as unfinished (number, content);
select throws_ok('select tests.publish(3)', '23502', null, 'a question without an answer stays a draft');
select throws_ok('select tests.publish(4)', '23514', null, 'an empty question stays a draft');
select throws_ok('select tests.publish(5)', '23514', null, 'a question is short');
select throws_ok('select tests.publish(6)', '23514', null, 'an answer has a limit');
select tests.be_owner();
select isnt_empty($$ select from public.site_builds where 'faqs' = any (causes) $$, 'the site is built anew');

select * from finish();
rollback;

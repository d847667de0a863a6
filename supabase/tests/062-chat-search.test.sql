begin;
select plan(13);

select tests.make_studio('ana', 'boris');
update public.chat_users set created_at = '2020-01-01' where username = 'vera';

insert into public.chat_messages (id, sender_id, receiver_id, content)
values
  (md5('1')::uuid, tests.id_of('ana'), tests.id_of('vera'), 'Кога ще е готов САЙТЪТ?'),
  (md5('2')::uuid, tests.id_of('vera'), tests.id_of('ana'), 'Сайтът е готов. Отстъпка 5% за менюто.'),
  (md5('3')::uuid, tests.id_of('boris'), tests.id_of('vera'), 'И моят сайт?');
insert into public.chat_messages (id, sender_id, receiver_id, content)
select md5('many ' || number)::uuid, tests.id_of('boris'), tests.id_of('vera'), 'Номер ' || number
from generate_series(1, 40) as number;

prepare hits(text, text) as select content from public.search_chat_messages(tests.id_of($1), $2);

insert into public.chat_messages (id, sender_id, receiver_id, content)
values (md5('typeset')::uuid, tests.id_of('vera'), tests.id_of('ana'), E'Оферта №\u00a012:\n562,41\u202f€');

select tests.sign_in('ana');
select is((select count(*)::integer from public.search_chat_messages(tests.id_of('ana'), words)), 1, format('%s is found', why))
from (values
  ('оферта № 12', 'what stands behind a no-break space'), ('562,41 €', 'what stands behind a narrow one'),
  (E' \u202f12:  562,41\u00a0€', 'what stands in the next line')
) as typed (words, why);
select results_eq(
  $$ execute hits('ana', ' сайтът ') $$,
  array['Сайтът е готов. Отстъпка 5% за менюто.', 'Кога ще е готов САЙТЪТ?'],
  'a client finds words in capitals and small letters, the newest first'
);
select results_eq(
  $$ execute hits('ana', '5%') $$, array['Сайтът е готов. Отстъпка 5% за менюто.'], 'a percent sign is a percent sign'
);
select is_empty($$ execute hits('ana', '_') $$, 'an underscore is an underscore');
select is_empty($$ execute hits('ana', ' ') $$, 'blank words find nothing');
select is_empty($$ execute hits('ana', repeat('а', 101)) $$, 'words without end find nothing');
select is_empty($$ execute hits('boris', 'сайт') $$, 'a client finds nothing in the conversation of another');

select tests.sign_in('vera');
select results_eq($$ execute hits('boris', 'сайт') $$, array['И моят сайт?'], 'an admin finds what is in the one conversation');
select is((select count(*)::integer from public.search_chat_messages(tests.id_of('boris'), 'номер')), 30, 'hits come in pages');
select results_eq(
  $$ select found.content
     from (select * from public.search_chat_messages(tests.id_of('boris'), 'номер') order by number limit 1) as last_hit,
       public.search_chat_messages(tests.id_of('boris'), 'номер', last_hit.number) as found
     limit 1 $$,
  array['Номер 10'],
  'the next page goes on below the last hit'
);

select tests.visit();
select throws_ok($$ execute hits('ana', 'сайт') $$, '42501', null, 'a visitor does not search');

select * from finish();
rollback;

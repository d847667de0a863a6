begin;
select plan(53);

select tests.make_studio('ana', 'boris');
select tests.make_person('petar', 'admin');
update public.chat_users set created_at = '2020-01-01' where username = 'vera';

create function tests.message_id(number integer) returns uuid language sql immutable
return md5('message ' || number)::uuid;
-- Number, sender, receiver, text, what it answers.
prepare send(integer, text, text, text, integer) as
  insert into public.chat_messages (id, sender_id, receiver_id, content, reply_to)
  values (tests.message_id($1), tests.id_of($2), tests.id_of($3), $4, tests.message_id($5));
prepare correct(integer, text) as select (public.correct_chat_message(tests.message_id($1), $2)).content;
prepare take_back(integer) as select (public.take_back_chat_message(tests.message_id($1))).message_type;
prepare row_of(integer) as
  select content, message_type, number, revision, edited_at is not null from public.chat_messages
  where id = tests.message_id($1);
prepare quote_of(integer) as
  select reply_to_number, reply_to_sender_id, reply_to_content from public.chat_messages where id = tests.message_id($1);
prepare earlier as select content from private.earlier_chat_contents order by replaced_at;
execute send(1, 'ana', 'vera', 'Първо', null);
execute send(2, 'vera', 'ana', 'Второ', null);
execute send(3, 'boris', 'vera', 'Друго', null);

-- Answers
select tests.sign_in('ana');
select lives_ok($$ execute send(4, 'ana', 'vera', 'Отговор', 2) $$, 'a client answers a message');
select results_eq('execute quote_of(4)', $$ values (2, tests.id_of('vera'), 'Второ') $$, 'the database fills in what was answered');
select throws_ok($$ execute send(5, 'ana', 'vera', 'Отговор', 3) $$, '23503', null, 'a message of another conversation cannot be answered');
select throws_ok($$ execute send(5, 'ana', 'vera', 'Отговор', 99) $$, '23503', null, 'a message that does not exist cannot be answered');
select throws_ok(
  format(
    $$ insert into public.chat_messages (id, sender_id, content, reply_to, reply_to_content) values (gen_random_uuid(), %L, 'х', %L, 'Измислено') $$,
    tests.id_of('ana'), tests.message_id(2)
  ),
  '42501', null, 'nobody makes up a quotation'
);
select tests.sign_in('vera');
select lives_ok($$ execute send(6, 'vera', 'ana', repeat('я', 400), 1) $$, 'an admin answers, too');
select lives_ok($$ execute send(7, 'vera', 'ana', 'Пак', 6) $$, 'a long message can be answered');
select is((select char_length(reply_to_content) from public.chat_messages where id = tests.message_id(7)), 300, 'the start of a long message is quoted');

-- Correcting
select tests.visit();
select throws_ok($$ execute correct(1, 'х') $$, '42501', null, 'a visitor corrects nothing');
select throws_ok('execute take_back(1)', '42501', null, 'nobody else takes it back');
select tests.sign_in('boris');
select throws_ok($$ execute correct(1, 'х') $$, '42501', null, 'another client corrects nothing');
select throws_ok('execute take_back(1)', '42501', null, 'nobody else takes it back');
select tests.sign_in('petar');
select throws_ok($$ execute correct(2, 'х') $$, '42501', null, 'another admin does not correct it');
select tests.sign_in('ana');
select throws_ok($$ execute correct(2, 'х') $$, '42501', null, 'the other side does not correct it');
select throws_ok($$ execute correct(99, 'х') $$, '42501', null, 'a message that does not exist cannot be corrected');
select results_eq($$ execute correct(1, 'Поправено') $$, array['Поправено'], 'the author corrects a message');
select results_eq(
  'execute row_of(1)', $$ values ('Поправено', 'text', 1, 6, true) $$, 'a corrected message keeps its place and gets a new revision'
);
select results_eq(
  'execute quote_of(6)', $$ values (1, tests.id_of('ana'), 'Поправено') $$, 'an answer quotes the corrected text'
);
select results_eq(
  $$ select number from public.chat_messages_since(tests.id_of('ana'), 5) $$, array[1, 4], 'whoever missed the correction reads both messages again'
);
select results_eq($$ execute correct(1, 'Поправено') $$, array['Поправено'], 'correcting to the same text');
select results_eq('execute row_of(1)', $$ values ('Поправено', 'text', 1, 6, true) $$, 'correcting to the same text changes nothing');
select results_eq($$ execute correct(1, 'https://ana.example') $$, array['https://ana.example'], 'correcting to an address');
select results_eq('execute row_of(1)', $$ values ('https://ana.example', 'link', 1, 8, true) $$, 'an address makes the message a link');
select throws_ok($$ execute correct(1, ' ') $$, '23514', null, 'a message cannot be corrected to a blank');
select throws_ok($$ execute correct(1, repeat('я', 4001)) $$, '23514', null, 'a message cannot be corrected to a text that is too long');
select throws_ok($$ select * from private.earlier_chat_contents $$, '42501', null, 'nobody reads the earlier text');
select tests.be_owner();
select results_eq('earlier', array['Първо', 'Поправено'], 'the earlier text is kept');
select isnt_empty(
  $$ select from realtime.messages where topic = 'chat:' || tests.id_of('ana') and payload ->> 'content' = 'https://ana.example' $$,
  'a correction is brought to the conversation'
);

-- Taking back
insert into public.chat_messages (id, sender_id, receiver_id, content, message_type, attachment_url, attachment_width, attachment_height, reply_to)
values (
  tests.message_id(8), tests.id_of('ana'), tests.id_of('vera'), 'Надпис', 'image',
  'chat-images/' || tests.id_of('ana') || '/a.webp', 10, 10, tests.message_id(2)
);
insert into storage.objects (bucket_id, name)
select 'Offer Images', 'chat-images/' || tests.id_of('ana') || '/' || file
from unnest(array['a.webp', 'a.webp.thumb', 'waits-for-its-message.webp']) as file;
select is_empty('select from private.orphan_files(10)', 'a picture that a message shows is not an orphan');
select tests.sign_in('ana');
select throws_ok('execute take_back(2)', '42501', null, 'nobody takes back what the other side wrote');
select results_eq($$ execute correct(8, 'Друг надпис') $$, array['Друг надпис'], 'the caption of a picture is corrected');
select results_eq('execute take_back(8)', array['deleted'], 'the author takes a message back');
select results_eq('execute row_of(8)', $$ values ('', 'deleted', 6, 12, false) $$, 'a message that was taken back stays in its place, empty');
select results_eq('execute quote_of(8)', $$ values (null::integer, null::uuid, null::text) $$, 'a message that was taken back quotes nothing');
select throws_ok('execute take_back(8)', 'PT410', null, 'once');
select throws_ok($$ execute correct(8, 'х') $$, 'PT410', null, 'a message that was taken back cannot be corrected');
select results_eq('execute take_back(1)', array['deleted'], 'taking back a message that was answered');
select results_eq('execute quote_of(6)', $$ values (1, tests.id_of('ana'), '') $$, 'removes its text from the answer too');
select is_empty($$ select from public.search_chat_messages(tests.id_of('ana'), 'ana.example') $$, 'no search finds the removed text');
select tests.sign_in('vera');
select is((select unread from public.chat_conversations(array[tests.id_of('ana')])), 1, 'a message that was taken back does not count as unread');
select tests.be_owner();
select results_eq(
  'select name from private.orphan_files(10) order by name',
  $$ select 'chat-images/' || tests.id_of('ana') || '/' || file from unnest(array['a.webp', 'a.webp.thumb']) as file $$,
  'the picture of a message that was taken back is deleted by the next clean-up, however new it is'
);

-- The time for it
update public.chat_messages set "timestamp" = clock_timestamp() - interval '15 minutes' where id = tests.message_id(4);
update public.chat_messages set "timestamp" = clock_timestamp() - interval '14 minutes' where id = tests.message_id(2);
select tests.sign_in('ana');
select throws_ok($$ execute correct(4, 'х') $$, 'PT410', null, 'after a quarter of an hour nothing is corrected');
select throws_ok('execute take_back(4)', 'PT410', null, 'after a quarter of an hour nothing is taken back');
select tests.sign_in('vera');
select lives_ok($$ execute correct(2, 'х') $$, 'just before a quarter of an hour it is');

-- How many
select tests.be_owner();
update private.chat_message_settings set max_per_minute = 3;
select tests.sign_in('boris');
execute send(11, 'boris', 'vera', 'х', null);
execute send(12, 'boris', 'vera', 'х', null);
select throws_ok($$ execute send(13, 'boris', 'vera', 'х', null) $$, 'PT429', null, 'a client writes so many messages a minute and no more');
select lives_ok(
  format(
    $$ insert into public.chat_messages (id, sender_id, content) values (%L, %L, 'х') on conflict (id) do nothing $$,
    tests.message_id(12), tests.id_of('boris')
  ),
  'repeating a stored message does not count'
);
select tests.be_owner();
update private.chat_message_settings set max_per_minute = 100, max_per_day = 3;
update public.chat_messages set "timestamp" = clock_timestamp() - interval '2 hours' where client_id = tests.id_of('boris');
select tests.sign_in('boris');
select throws_ok($$ execute send(13, 'boris', 'vera', 'х', null) $$, 'PT429', null, 'the number of messages a day is limited');

-- How many corrections
select tests.be_owner();
update private.chat_message_settings set max_per_day = 100, max_corrections_per_minute = 3, max_corrections = 4;
select tests.sign_in('boris');
execute send(14, 'boris', 'vera', '0', null);
execute send(15, 'boris', 'vera', '0', null);
execute correct(14, '1');
execute correct(14, '2');
execute correct(15, '1');
select throws_ok($$ execute correct(14, '3') $$, 'PT429', null, 'a client makes so many corrections a minute and no more');
select throws_ok($$ execute correct(15, '2') $$, 'PT429', null, 'whichever message they correct');
select lives_ok($$ execute correct(14, '2') $$, 'correcting to the same text does not count');
select lives_ok('execute take_back(15)', 'a message can be taken back all the same');
select tests.be_owner();
update private.earlier_chat_contents set replaced_at = replaced_at - interval '1 minute' where true;
select tests.sign_in('boris');
execute correct(14, '3');
select lives_ok($$ execute correct(14, '4') $$, 'later they make more');
select throws_ok($$ execute correct(14, '5') $$, 'PT429', null, 'one message is corrected only so often');

select * from finish();
rollback;

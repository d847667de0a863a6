begin;
select plan(18);

select tests.make_studio('ana', 'boris');
update public.people set email = username || '@example.bg'
from public.chat_users as client where client.id = client_id;
delete from public.deliveries;
prepare send(text, text, text, text) as
  insert into public.chat_messages (id, sender_id, receiver_id, content)
  values (('00000000-0000-4000-8000-0000000000' || $1)::uuid, tests.id_of($2), tests.id_of($3), $4);
-- The clock cannot be turned forward, so the messages are sent earlier.
prepare age as update public.chat_messages set "timestamp" = "timestamp" - interval '6 minutes' where true;
prepare queue as select private.queue_chat_mails();
prepare texts(text) as
  select content -> 'texts' from public.deliveries where recipient is not distinct from $1 order by created_at;

-- Who may
select tests.visit();
select throws_ok('select public.set_mails_text(true)', '42501', null, 'a visitor decides nothing');
select tests.sign_in('vera');
select throws_ok('select public.set_mails_text(true)', '42501', null, 'an admin does not ask for a client');
select throws_ok(
  $$ update public.chat_users set mails_text = true where username = 'ana' $$, '42501', null, 'an admin cannot update the setting'
);
select throws_ok(
  $$ insert into public.chat_users (id, username, mails_text) values (gen_random_uuid(), 'nora', true) $$, '42501', null,
  'an admin cannot set it for a new account'
);
select tests.sign_in('ana');
select is(
  tests.rows_changed_by($$ update public.chat_users set site_url = null where username = 'ana' $$), 0,
  'a client changes nothing else of the account'
);
select results_eq('select mails_text from public.chat_users', array[false], 'nobody has asked at first');
select lives_ok('select public.set_mails_text(true)', 'a client asks for the text');
select results_eq('select mails_text from public.chat_users', array[true], 'the client sees the setting');
select tests.be_owner();
delete from realtime.messages;
select tests.sign_in('ana');
select public.set_mails_text(true);
select tests.be_owner();
select is_empty('select from realtime.messages', 'asking again changes nothing, and nobody hears of it');

-- What the mails say
select tests.be_owner();
execute send('01', 'vera', 'ana', 'Първо');
execute send('02', 'vera', 'ana', 'Второ');
execute send('03', 'vera', 'boris', 'Тайна');
execute age;
execute queue;
select results_eq(
  $$ execute texts('ana@example.bg') $$, array['["Първо", "Второ"]'::jsonb], 'the mail has all that is unread'
);
select results_eq($$ execute texts('boris@example.bg') $$, array['null'::jsonb], 'a client who has not asked gets no text');
update public.chat_messages set content = 'Поправено' where content = 'Второ';
execute queue;
select results_eq(
  $$ execute texts('ana@example.bg') $$, array['["Първо", "Поправено"]'::jsonb],
  'a waiting mail has the corrected text'
);
update public.deliveries set state = 'failed' where recipient = 'ana@example.bg';
select tests.sign_in('boris');
select public.set_mails_text(false);
select tests.be_owner();
select results_eq(
  $$ select mails_text from public.chat_users where username = 'ana' $$, array[true], 'the setting applies to the client’s own mails only'
);
select tests.sign_in('ana');
select public.set_mails_text(false);
select tests.be_owner();
select results_eq(
  $$ execute texts('ana@example.bg') $$, array['null'::jsonb], 'switching it off removes the text from waiting mails'
);

-- A later series
select tests.sign_in('ana');
select public.set_mails_text(true);
select public.mark_chat_read('00000000-0000-4000-8000-000000000002');
select tests.be_owner();
execute send('04', 'vera', 'ana', 'Пето');
execute age;
execute queue;
select results_eq(
  $$ execute texts('ana@example.bg') $$, array['null'::jsonb, '["Пето"]'::jsonb],
  'what comes unread after reading makes a mail of its own'
);

-- The studio
execute send('11', 'ana', 'vera', '1');
execute send('12', 'ana', 'vera', '2');
insert into public.chat_messages (id, sender_id, receiver_id, content, message_type, attachment_url)
select
  ('00000000-0000-4000-8000-0000000000' || number)::uuid, tests.id_of('ana'), tests.id_of('vera'), words, 'image',
  'chat-images/' || tests.id_of('ana') || '/' || number || '.webp'
from (values (13, 'Новото лого'), (14, 'Изображение')) as picture (number, words);
execute send('15', 'ana', 'vera', '5');
execute send('16', 'ana', 'vera', '6');
execute age;
execute queue;
select results_eq(
  $$ execute texts(null) $$, array['["2", "Новото лого", null, "5", "6"]'::jsonb],
  'the studio’s mail has the newest five, with the words of pictures that have some'
);
select is(
  (select (content ->> 'count')::integer from public.deliveries where recipient is null), 6, 'the mail counts all messages'
);

-- Erasure
select tests.sign_in('vera');
select public.erase_personal_data('ana@example.bg');
select tests.be_owner();
select is_empty(
  $$ select from public.deliveries where content ->> 'client_id' = tests.id_of('ana')::text $$,
  'a deleted client leaves no mail with text'
);

select * from finish();
rollback;

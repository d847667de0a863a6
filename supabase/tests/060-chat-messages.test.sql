begin;
select plan(69);

select tests.make_studio('ana', 'boris');
select tests.make_person('petar', 'admin');
select tests.make_person('stranger');
update public.chat_users set created_at = '2020-01-01' where username = 'vera';

-- Number, sender, receiver, text.
prepare send(integer, text, text, text) as
  insert into public.chat_messages (id, sender_id, receiver_id, content)
  values (md5('message ' || $1)::uuid, tests.id_of($2), tests.id_of($3), $4);
prepare texts as select content from public.chat_messages order by "timestamp";

-- Visitors
select tests.visit();
select throws_ok($$ execute send(1, 'ana', 'vera', 'Здравейте') $$, '42501', null, 'a visitor cannot write');
select throws_ok('texts', '42501', null, 'a visitor reads no message');

-- Clients write
select tests.sign_in('ana');
select lives_ok($$ execute send(1, 'ana', 'vera', 'Здравейте') $$, 'a client writes to the studio');
select throws_ok($$ execute send(2, 'boris', 'vera', 'Здравейте') $$, '42501', null, 'a client cannot write in another name');
select throws_ok($$ execute send(2, 'ana', 'petar', 'Здравейте') $$, '42501', null, 'a client cannot write to another admin');
select throws_ok($$ execute send(2, 'ana', 'boris', 'Здравейте') $$, '42501', null, 'a client cannot write to another client');
select throws_ok($$ execute send(1, 'ana', 'vera', 'Здравейте') $$, '23505', null, 'a repeated id never makes a second row');
select lives_ok(
  format(
    $$ insert into public.chat_messages (id, sender_id, receiver_id, content) values (md5('message 1')::uuid, %L, %L, 'Здравейте')
       on conflict (id) do nothing $$,
    tests.id_of('ana'), tests.id_of('vera')
  ),
  'a repeated send can be told to change nothing'
);
select results_eq('texts', array['Здравейте'], 'a client reads what it wrote, once');
select throws_ok(
  format(
    $$ insert into public.chat_messages (id, sender_id, receiver_id, content, "timestamp") values (gen_random_uuid(), %L, %L, 'х', now()) $$,
    tests.id_of('ana'), tests.id_of('vera')
  ),
  '42501', null, 'a client cannot set the time'
);
select throws_ok(
  format(
    $$ insert into public.chat_messages (id, sender_id, receiver_id, content, client_id) values (gen_random_uuid(), %L, %L, 'х', %L) $$,
    tests.id_of('ana'), tests.id_of('vera'), tests.id_of('ana')
  ),
  '42501', null, 'a client cannot choose the conversation'
);
select lives_ok(
  format($$ insert into public.chat_messages (id, sender_id, content) values (md5('message 2')::uuid, %L, 'Още нещо') $$, tests.id_of('ana')),
  'a client need not know who answers for the studio'
);
select throws_ok(
  format(
    $$ insert into public.chat_messages (id, sender_id, content, message_type) values (gen_random_uuid(), %L, '', 'deleted') $$,
    tests.id_of('ana')
  ),
  '42501', null, 'nobody sends a message that was taken back'
);
select throws_ok($$ update public.chat_messages set content = 'Друго' where true $$, '42501', null, 'a client cannot rewrite a message');
select throws_ok('delete from public.chat_messages where true', '42501', null, 'a client cannot delete a message');

-- Admins write
select tests.sign_in('vera');
select lives_ok($$ execute send(3, 'vera', 'ana', 'Добър ден') $$, 'an admin writes to a client');
select throws_ok($$ execute send(4, 'petar', 'ana', 'Добър ден') $$, '42501', null, 'an admin cannot write in another name');
select throws_ok($$ execute send(4, 'vera', 'petar', 'Добър ден') $$, '42501', null, 'an admin cannot write to an admin');
select throws_ok($$ execute send(4, 'vera', 'stranger', 'Добър ден') $$, '42501', null, 'an admin cannot write to nobody');
select throws_ok($$ update public.chat_messages set content = 'Друго' where true $$, '42501', null, 'an admin cannot rewrite a message');
select throws_ok('delete from public.chat_messages where true', '42501', null, 'an admin cannot delete a message');
select tests.sign_in('petar');
select lives_ok($$ execute send(5, 'petar', 'boris', 'Аз съм Петър') $$, 'another admin writes to a client, too');
select results_eq('texts', array['Здравейте', 'Още нещо', 'Добър ден', 'Аз съм Петър'], 'an admin reads every conversation in order');

-- Reading
select tests.sign_in('ana');
select results_eq('texts', array['Здравейте', 'Още нещо', 'Добър ден'], 'a client reads both sides of the own conversation');
select tests.sign_in('boris');
select results_eq('texts', array['Аз съм Петър'], 'a client reads nothing of another conversation');
select tests.sign_in('stranger');
select is_empty('texts', 'an account that the product does not know reads nothing');
select throws_ok($$ execute send(6, 'stranger', 'vera', 'Здравейте') $$, '42501', null, 'an account that the product does not know cannot write');

-- Kinds of messages
select tests.sign_in('ana');
prepare send_kind(text, text, text, text) as
  insert into public.chat_messages (id, sender_id, receiver_id, message_type, content, attachment_url, attachment_type)
  values (gen_random_uuid(), tests.id_of('ana'), tests.id_of('vera'), $1, $2, replace($3, 'ANA', tests.id_of('ana')::text), $4);
select lives_ok($$ execute send_kind('link', 'https://ana.example/x?y=1', null, null) $$, 'a link is a web address');
select throws_ok($$ execute send_kind('link', 'javascript:alert(1)', null, null) $$, '23514', null, 'a script is no link');
select throws_ok($$ execute send_kind('link', 'здравейте', null, null) $$, '23514', null, 'a text is no link');
select throws_ok($$ execute send_kind('video', 'х', null, null) $$, '42501', null, 'there are no other kinds of messages');
select throws_ok($$ execute send_kind('text', E' \n ', null, null) $$, '23514', null, 'a blank message is refused');
select throws_ok(format('execute send_kind(%L, %L, null, null)', 'text', blank), '23514', null, format('a message of U+%s alone is refused', to_hex(ascii(blank))))
from unnest(array[E'\u3000', E'\u2003', E'\u200b', E'\u202e', E'\u2060', E'\u2800', E'\u3164', E'\ufeff', E'\U000e0041']) as blank;
select lives_ok(format('execute send_kind(%L, %L, null, null)', 'text', visible), format('"%s" is a message', visible))
from unnest(array['.', '👨‍👩‍👧‍👦', E'\u202eобърнато', '<script>alert(1)</script>', 'javascript:alert(1)', '0']) as visible;
select throws_ok(
  format('execute send_kind(%L, %L, null, null)', 'link', 'https://ana.example/' || E'\u202e' || 'moc.knab'), '23514', null,
  'an address that turns the reading order is no link'
);
select lives_ok(format('execute send_kind(%L, %L, null, null)', 'text', repeat('👨', 4000)), 'an emoji is one character');
select lives_ok(format('execute send_kind(%L, %L, null, null)', 'text', repeat('я', 4000)), 'a message may have 4000 characters');
select throws_ok(format('execute send_kind(%L, %L, null, null)', 'text', repeat('я', 4001)), '23514', null, 'a message cannot have more than 4000 characters');
select lives_ok($$ execute send_kind('image', 'Изображение', 'chat-images/ANA/a1.webp', 'image/webp') $$, 'a picture lies in the own folder');
select throws_ok($$ execute send_kind('image', 'Изображение', null, null) $$, '23514', null, 'a picture needs a file');
select throws_ok($$ execute send_kind('text', 'Изображение', 'chat-images/ANA/a1.webp', 'image/webp') $$, '23514', null, 'a text has no file');
select throws_ok($$ execute send_kind('image', 'Изображение', 'chat-images/ANA/../a1.webp', 'image/webp') $$, '23514', null, 'the path leads nowhere else');
select throws_ok($$ execute send_kind('image', 'Изображение', 'https://x.example/a1.webp', 'image/webp') $$, '23514', null, 'a picture from elsewhere is refused');
select throws_ok($$ execute send_kind('image', 'Изображение', 'chat-images/ANA/a1.svg', 'image/svg+xml') $$, '23514', null, 'a drawing that can hold scripts is refused');
select throws_ok(
  format($$ execute send_kind('image', 'Изображение', %L, 'image/webp') $$, 'chat-images/' || tests.id_of('boris') || '/a1.webp'),
  '23514', null, 'a picture of another conversation is refused'
);

prepare send_size(text, integer, integer) as
  insert into public.chat_messages
    (id, sender_id, receiver_id, content, message_type, attachment_url, attachment_width, attachment_height)
  values (
    gen_random_uuid(), tests.id_of('ana'), tests.id_of('vera'), 'Изображение',
    case when $1 is null then 'text' else 'image' end, replace($1, 'ANA', tests.id_of('ana')::text), $2, $3
  );
select lives_ok($$ execute send_size('chat-images/ANA/a2.webp', 800, 600) $$, 'a picture says how large it is');
select throws_ok($$ execute send_size('chat-images/ANA/a2.webp', 800, null) $$, '23514', null, 'a picture has a height as well as a width');
select throws_ok($$ execute send_size('chat-images/ANA/a2.webp', 0, 600) $$, '23514', null, 'the size of a picture is not zero');
select throws_ok($$ execute send_size(null, 800, 600) $$, '23514', null, 'a text has no size');

-- Order and hints
select tests.be_owner();
select ok(
  (select count(*) = count(distinct "timestamp") from public.chat_messages where client_id = tests.id_of('ana')),
  'no two messages of a conversation have the same time'
);
select results_eq(
  $$ select number, revision from public.chat_messages where client_id = tests.id_of('ana') order by number $$,
  $$ select number::integer, number::integer from generate_series(1, (
       select count(*) from public.chat_messages where client_id = tests.id_of('ana')
     )) as number $$,
  'messages are numbered without gaps'
);
update public.chat_messages set "timestamp" = now() + interval '1 hour'
where client_id = tests.id_of('ana') and number = (select max(number) from public.chat_messages where client_id = tests.id_of('ana'));
delete from realtime.messages;
execute send(7, 'ana', 'vera', 'Последно');
select is(
  (select content from public.chat_messages where client_id = tests.id_of('ana') order by "timestamp" desc limit 1),
  'Последно', 'a new message comes last even if the clock was put back'
);
select results_eq(
  'select topic, event, private, payload from realtime.messages order by topic',
  $$
    select 'chat:' || client_id, 'message', true, to_jsonb(message)
    from public.chat_messages as message where content = 'Последно'
    union all
    select 'studio', 'message', true, jsonb_build_object('id', id, 'client_id', client_id, 'sender_id', sender_id)
    from public.chat_messages where content = 'Последно'
  $$,
  'a message is brought to its conversation, and announced to the studio without its text'
);

-- The end of an account
delete from auth.users where id = tests.id_of('ana');
select is_empty(
  format('select from public.chat_messages where %L in (sender_id, receiver_id)', tests.id_of('ana')),
  'deleting a client deletes the whole conversation'
);
select isnt_empty('select from public.chat_messages', 'deleting a client deletes no other conversation');
select throws_ok(
  format('delete from auth.users where id = %L', tests.id_of('petar')), '23503', null,
  'an admin who has written is kept, so that the conversations stay whole'
);

select * from finish();
rollback;

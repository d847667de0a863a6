begin;
select plan(50);

select tests.make_studio('ana', 'boris');
select tests.make_person('petar', 'admin');
select tests.make_person('stranger');
update public.chat_users set created_at = '2020-01-01' where username = 'vera';

create function tests.message_id(number integer) returns uuid language sql immutable
return md5('message ' || number)::uuid;
-- Number, sender, receiver.
prepare send(integer, text, text) as
  insert into public.chat_messages (id, sender_id, receiver_id, content)
  values (tests.message_id($1), tests.id_of($2), tests.id_of($3), 'Съобщение ' || $1);
execute send(1, 'ana', 'vera');
execute send(2, 'ana', 'vera');
execute send(3, 'vera', 'ana');
execute send(4, 'boris', 'vera');

prepare positions as
  select client.username, read.side, message.content
  from public.chat_reads as read
  join public.chat_messages as message on message.client_id = read.client_id and message.number = read.last_read_number
  join (values (tests.id_of('ana'), 'ana'), (tests.id_of('boris'), 'boris')) as client (id, username)
    on client.id = read.client_id
  order by client.username, read.side;
prepare conversations as
  select username, last_message_content, is_last_message_own, unread from public.chat_conversations()
  where username in ('ana', 'boris', 'galya');
prepare hints as select topic, event, private, payload - 'id' from realtime.messages order by topic;
prepare unread as select public.mark_chat_unread(tests.message_id(2));

-- Visitors
select tests.visit();
select throws_ok('positions', '42501', null, 'a visitor does not see who has read what');
select throws_ok('select public.mark_chat_read(tests.message_id(1))', '42501', null, 'a visitor marks nothing');
select throws_ok('conversations', '42501', null, 'a visitor has no list of conversations');
select throws_ok(
  $$ select public.chat_messages_after(tests.id_of('ana'), 0) $$, '42501', null, 'a visitor reads on in no conversation'
);
select throws_ok(
  $$ select public.chat_messages_since(tests.id_of('ana'), 0) $$, '42501', null, 'a visitor learns of no change'
);
select throws_ok('unread', '42501', null, 'a visitor marks nothing as unread');
select throws_ok(
  $$ select public.chat_messages_before(tests.id_of('ana')) $$, '42501', null, 'a visitor reads back in no conversation'
);

-- Clients
select tests.sign_in('ana');
select lives_ok('select public.mark_chat_read(tests.message_id(3))', 'a client marks the own conversation');
select throws_ok(
  'select public.mark_chat_read(tests.message_id(4))', '42501', null, 'a client cannot mark another conversation'
);
select throws_ok(
  'select public.mark_chat_read(tests.message_id(99))', '42501', null, 'nobody marks a message that is not there'
);
select throws_ok(
  $$ insert into public.chat_reads values (tests.id_of('ana'), 'studio', 3) $$, '42501', null,
  'a client cannot say that the studio has read'
);
select throws_ok(
  $$ update public.chat_reads set last_read_number = 100 where true $$, '42501', null, 'a client cannot make up a position'
);
select throws_ok('delete from public.chat_reads where true', '42501', null, 'a client cannot take a position back');
select results_eq('positions', $$ values ('ana', 'client', 'Съобщение 3') $$, 'the position is where it was marked');
select lives_ok('select public.mark_chat_read(tests.message_id(1))', 'an earlier message can be marked');
select results_eq('positions', $$ values ('ana', 'client', 'Съобщение 3') $$, 'reading never moves the position back');
select throws_ok('unread', '42501', null, 'a client marks nothing as unread');
select tests.sign_in('boris');
select is_empty('positions', 'another client does not see it');
select tests.sign_in('stranger');
select is_empty('positions', 'an account that the product does not know does not see it');
select throws_ok('select public.mark_chat_read(tests.message_id(1))', '42501', null, 'it cannot mark anything');

-- Admins
select tests.sign_in('vera');
select lives_ok('select public.mark_chat_read(tests.message_id(1))', 'an admin marks any conversation');
select results_eq(
  'positions', $$ values ('ana', 'client', 'Съобщение 3'), ('ana', 'studio', 'Съобщение 1') $$,
  'each side has a position of its own'
);
select throws_ok(
  $$ insert into public.chat_reads values (tests.id_of('boris'), 'client', 1) $$, '42501', null,
  'an admin cannot say that a client has read'
);
select tests.sign_in('petar');
select lives_ok('select public.mark_chat_read(tests.message_id(2))', 'another admin reads on');
select results_eq(
  'positions', $$ values ('ana', 'client', 'Съобщение 3'), ('ana', 'studio', 'Съобщение 2') $$,
  'from where the studio was: its admins share the position'
);
select tests.sign_in('vera');
select lives_ok('select public.mark_chat_read(tests.message_id(1))', 'the first admin looks at what she has seen');
select results_eq(
  'positions', $$ values ('ana', 'client', 'Съобщение 3'), ('ana', 'studio', 'Съобщение 2') $$, 'reading what the studio has read already changes nothing'
);

-- Hints
select tests.be_owner();
delete from realtime.messages;
select tests.sign_in('petar');
select lives_ok('select public.mark_chat_read(tests.message_id(3))', 'the studio reads to the end');
select tests.be_owner();
select results_eq(
  'hints',
  $$
    values
      ('chat:' || tests.id_of('ana'), 'read', true, jsonb_build_object(
        'client_id', tests.id_of('ana'), 'side', 'studio', 'last_read_number', 3, 'move', 3
      )),
      ('studio', 'read', true, jsonb_build_object('client_id', tests.id_of('ana')))
  $$,
  'a new position is announced to its conversation and to the studio'
);
delete from realtime.messages;
select tests.sign_in('petar');
select lives_ok('select public.mark_chat_read(tests.message_id(2))', 'marking an older message returns');
select tests.be_owner();
select is_empty('hints', 'an unchanged position announces nothing');
select tests.sign_in('vera');
select lives_ok('unread', 'an admin marks a message as unread');
select results_eq(
  'positions', $$ values ('ana', 'client', 'Съобщение 3'), ('ana', 'studio', 'Съобщение 1') $$,
  'only the studio’s position goes back before that message'
);
select is((select move from public.chat_reads where client_id = tests.id_of('ana') and side = 'studio'), 4, 'the move is counted');
select lives_ok('unread', 'marking it as unread again');
select is((select move from public.chat_reads where client_id = tests.id_of('ana') and side = 'studio'), 4, 'marking it as unread again changes nothing');
select tests.be_owner();
select is((select count(*)::integer from realtime.messages), 2, 'the position is announced once');
select tests.sign_in('vera');
select public.mark_chat_read(tests.message_id(3));
select tests.be_owner();

-- All conversations
select tests.make_person('galya', 'client');
update public.chat_users set created_at = '2021-01-01' where username = 'galya';
execute send(5, 'ana', 'vera');
execute send(6, 'ana', 'vera');
-- PGlite's clock knows milliseconds only, and two conversations may have the same one.
select pg_sleep(0.002);
execute send(7, 'vera', 'boris');
select tests.sign_in('vera');
select results_eq(
  'conversations',
  $$ values ('boris', 'Съобщение 7', true, 1), ('ana', 'Съобщение 6', false, 2), ('galya', null, null, 0) $$,
  'the list begins with whoever wrote or was written to last, and counts what the studio has not read'
);
select results_eq(
  $$ select username from public.chat_conversations(array[tests.id_of('ana'), tests.id_of('vera')]) $$, array['ana'],
  'it can be asked about some clients, and knows no admins'
);
select tests.be_owner();
insert into public.chat_messages (id, sender_id, receiver_id, content)
select gen_random_uuid(), tests.id_of('galya'), tests.id_of('vera'), repeat('я', 300) from generate_series(1, 120);
select tests.sign_in('petar');
select results_eq(
  $$ select unread, char_length(last_message_content) from public.chat_conversations(array[tests.id_of('galya')]) $$,
  $$ values (100, 200) $$, 'the count ends at a hundred, and a preview is short'
);
select tests.sign_in('ana');
select is(
  (select count(*)::integer from public.chat_conversations()), 1, 'a client finds nobody but itself in the list'
);

-- Pages
prepare after(text, integer, integer) as
  select page.content from public.chat_messages as cursor, public.chat_messages_after(
    tests.id_of($1), cursor.number, $3) as page
  where cursor.id = tests.message_id($2);
prepare before(text, integer, integer) as
  select page.content from public.chat_messages as cursor, public.chat_messages_before(
    tests.id_of($1), cursor.number, $3) as page
  where cursor.id = tests.message_id($2);
select results_eq(
  $$ execute after('ana', 1, 3) $$, array['Съобщение 2', 'Съобщение 3', 'Съобщение 5'], 'a client reads on from a message'
);
select results_eq(
  $$ execute before('ana', 6, 2) $$, array['Съобщение 5', 'Съобщение 3'], 'a client reads back from a message'
);
select results_eq(
  $$ select content from public.chat_messages_before(tests.id_of('ana'), page_size => 2) $$,
  array['Съобщение 6', 'Съобщение 5'], 'a client reads back from the end'
);
select results_eq(
  $$ select content from public.chat_messages_since(tests.id_of('ana'), 3) $$, array['Съобщение 5', 'Съобщение 6'],
  'a client reads what has happened since a revision'
);
select is_empty($$ select content from public.chat_messages_since(tests.id_of('boris'), 0) $$, 'a client reads nothing of what happened in another conversation');
select is_empty($$ execute after('boris', 1, 50) $$, 'nothing of another conversation comes after');
select is_empty($$ select content from public.chat_messages_before(tests.id_of('boris')) $$, 'nothing of another conversation comes before');
select tests.sign_in('vera');
select results_eq(
  $$ execute after('boris', 4, 50) $$, array['Съобщение 7'], 'an admin reads every conversation'
);

-- The end of an account
select tests.be_owner();
delete from auth.users where id = tests.id_of('ana');
select is_empty(format('select from public.chat_reads where client_id = %L', tests.id_of('ana')), 'deleting a client deletes the positions');

select * from finish();
rollback;

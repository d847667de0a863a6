begin;
select plan(24);

select tests.make_studio('ana', 'boris');
select tests.make_person('petar', 'admin');
update public.chat_users set created_at = '2020-01-01' where username = 'vera';
prepare send(text, text) as
  insert into public.chat_messages (id, sender_id, receiver_id, content)
  values (gen_random_uuid(), tests.id_of($1), tests.id_of($2), 'Съобщение');
prepare waiting as
  select username, waiting_since from public.chat_conversations()
  where waiting_since is not null and username in ('ana', 'boris') order by username;
prepare settle(integer) as select public.settle_conversation((
  select id from public.chat_messages where client_id = tests.id_of('ana') order by number desc offset $1 limit 1
));
prepare who as
  select client_id from public.chat_waiting
  where since is not null and client_id in (tests.id_of('ana'), tests.id_of('boris'));

-- Who writes, waits
select tests.sign_in('ana');
execute send('ana', 'vera');
execute send('ana', 'vera');
select tests.sign_in('vera');
select results_eq(
  'waiting',
  $$ select 'ana', min("timestamp") from public.chat_messages where client_id = tests.id_of('ana') $$,
  'a client waits since the first message that has no answer'
);
select tests.sign_in('petar');
execute send('petar', 'ana');
select is_empty('waiting', 'whoever of the studio answers');
execute send('petar', 'boris');
select is_empty('waiting', 'nobody waits because the studio has written');
select tests.sign_in('ana');
execute send('ana', 'vera');
select tests.sign_in('vera');
select results_eq(
  'waiting',
  $$ select 'ana', max("timestamp") from public.chat_messages where client_id = tests.id_of('ana') $$,
  'the next message waits anew'
);

-- Taking back
prepare take_back(integer) as select public.take_back_chat_message((
  select id from public.chat_messages
  where client_id = tests.id_of('ana') and message_type <> 'deleted' and sender_id = client_id
  order by number desc offset $1 limit 1
));
select tests.sign_in('ana');
execute send('ana', 'vera');
execute take_back(1);
select tests.sign_in('vera');
select results_eq(
  'waiting',
  $$ select 'ana', max("timestamp") from public.chat_messages where client_id = tests.id_of('ana') $$,
  'what was taken back does not wait, the next message does'
);
select tests.sign_in('ana');
execute take_back(0);
select tests.sign_in('vera');
select is_empty('waiting', 'with the last message taken back nobody waits');
select tests.sign_in('ana');
execute take_back(0);
select tests.sign_in('vera');
select is_empty('waiting', 'nor by taking back what was answered');
select tests.sign_in('ana');
execute send('ana', 'vera');
select tests.sign_in('vera');
execute send('vera', 'ana');
select public.take_back_chat_message(id) from public.chat_messages
where client_id = tests.id_of('ana') and sender_id = tests.id_of('vera');
select results_eq(
  'waiting',
  $$ select 'ana', max("timestamp") from public.chat_messages where sender_id = tests.id_of('ana') $$,
  'an answer that was taken back was none'
);

-- Settling
select tests.visit();
select throws_ok('execute settle(0)', '42501', null, 'a visitor settles nothing');
select throws_ok('who', '42501', null, 'a visitor sees nobody wait');
select tests.sign_in('ana');
select throws_ok('execute settle(0)', '42501', null, 'a client settles nothing');
select is_empty('who', 'a client sees nobody wait, not even itself');
select is_empty('waiting', 'a client sees nobody wait in the list either');
select throws_ok(
  $$ insert into public.chat_waiting values (tests.id_of('boris'), now()) $$, '42501', null, 'a client makes nobody wait'
);
select throws_ok('delete from public.chat_waiting where true', '42501', null, 'or stop');
select tests.sign_in('vera');
select throws_ok(
  'delete from public.chat_waiting where true', '42501', null, 'an admin has a call for it'
);
select tests.be_owner();
delete from realtime.messages where topic = 'studio';
select tests.sign_in('petar');
select lives_ok('execute settle(0)', 'an admin says that no answer is wanted');
select is_empty('waiting', 'and the client does not wait any more');
select lives_ok('execute settle(0)', 'saying it twice changes nothing');
select tests.be_owner();
select results_eq(
  $$ select event, payload ->> 'client_id' from realtime.messages where topic = 'studio' $$,
  $$ values ('read', tests.id_of('ana')::text) $$, 'the studio hears of it once'
);
select tests.sign_in('vera');
execute send('vera', 'ana');
select public.take_back_chat_message(id) from public.chat_messages
where client_id = tests.id_of('ana') and sender_id = tests.id_of('vera') and message_type <> 'deleted';
select is_empty('waiting', 'what needs no answer does not wait again when the studio takes a message back');
select tests.sign_in('ana');
execute send('ana', 'vera');
select tests.sign_in('vera');
execute settle(1);
prepare last as
  select 'ana', max("timestamp") from public.chat_messages
  where sender_id = tests.id_of('ana') and message_type <> 'deleted';
select results_eq('waiting', 'last', 'settling what was seen leaves what came since waiting');
execute send('vera', 'ana');
select public.take_back_chat_message(id) from public.chat_messages
where client_id = tests.id_of('ana') and sender_id = tests.id_of('vera') and message_type <> 'deleted';
select results_eq('waiting', 'last', 'and only that waits again');
select tests.be_owner();
delete from public.chat_messages where client_id = tests.id_of('ana');
delete from public.chat_users where username = 'ana';
select is_empty('who', 'deleting a client deletes the waiting');

select * from finish();
rollback;

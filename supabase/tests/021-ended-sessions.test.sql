begin;
select plan(25);

select tests.make_studio('ana');
update public.chat_users set created_at = now() - interval '1 year' where username = 'vera';
insert into public.chat_messages (id, sender_id, receiver_id, content)
values ('00000000-0000-4000-8000-000000000001', tests.id_of('ana'), tests.id_of('vera'), 'Тайна');
insert into storage.objects (bucket_id, name) values ('Offer Images', 'chat-images/' || tests.id_of('ana') || '/1.webp');
insert into realtime.messages (topic, extension)
select topic, 'broadcast' from unnest(array['studio', 'chat:' || tests.id_of('ana')]) as topic;
select public.submit_inquiry('Ана', 'ana@example.bg', '1', 'x', 'Запитване', '');

prepare messages as select content from public.chat_messages where client_id = tests.id_of('ana');
prepare own_account as select username from public.chat_users where username in ('ana', 'vera') order by 1;
prepare files as select count(*) from storage.objects where name like '%/' || tests.id_of('ana') || '/1.webp';
prepare upload as
  insert into storage.objects (bucket_id, name) values ('Offer Images', 'chat-images/' || tests.id_of('ana') || '/2.webp');
prepare send as
  insert into public.chat_messages (id, sender_id, receiver_id, content)
  values (gen_random_uuid(), tests.id_of('ana'), tests.id_of('vera'), 'Още');
prepare mark_read as select public.mark_chat_read('00000000-0000-4000-8000-000000000001');
prepare admit as select private.admit_request();
prepare inquiries as select count(*) > 0 from public.vitrina_inquiries;

-- What Storage calls an upload.
select set_config('storage.operation', 'storage.object.upload', true);

-- What a person may do; the same tokens try it again below.
select tests.sign_in('ana');
select lives_ok('admit', 'a request of a session is let in');
select results_eq('messages', array['Тайна'], 'a client reads the own conversation');
select results_eq('own_account', array['ana'], 'a client reads the own account');
select results_eq('files', array[1::bigint], 'a client sees the own pictures');
select lives_ok('send', 'a client writes');
select lives_ok('mark_read', 'a client marks what was read');
select set_config('realtime.topic', 'chat:' || tests.id_of('ana'), true);
select isnt_empty('select from realtime.messages', 'a client hears the own conversation');
select tests.sign_in('vera');
select ok(public.is_admin(), 'an admin is one');
select results_eq('inquiries', array[true], 'an admin reads what came in');

-- What Auth does at a sign-out, and at a new password.
select tests.be_owner();
delete from auth.sessions where id in (tests.id_of('ana'), tests.id_of('vera'));

select tests.sign_in('ana');
select throws_ok('admit', 'PT401', null, 'a request of an ended session is turned away');
select is_empty('messages', 'an ended session reads no conversation, even past that check');
select is_empty('own_account', 'an ended session reads no account');
select results_eq('files', array[0::bigint], 'an ended session sees no picture');
select throws_ok('upload', '42501', null, 'an ended session uploads no picture');
select throws_ok('send', '42501', null, 'an ended session writes nothing');
select throws_ok('mark_read', '42501', null, 'an ended session marks nothing');
select is_empty('select from realtime.messages', 'an ended session hears nothing');
select throws_ok($$ insert into realtime.messages (topic, extension) values (realtime.topic(), 'broadcast') $$, '42501', null, 'an ended session sends nothing');
select tests.sign_in('vera');
select ok(not public.is_admin(), 'an admin whose session has ended is none');
select results_eq('inquiries', array[false], 'an admin whose session has ended reads nothing');
select throws_ok($$ select public.personal_data('ana@example.bg') $$, '42501', null, 'an admin whose session has ended reads nothing through a call');

-- A token tells whose session it is; both must be right.
select tests.be_owner();
insert into auth.sessions (id, user_id) values (tests.id_of('ana'), tests.id_of('ana'));
select tests.sign_in('vera');
select set_config(
  'request.jwt.claims',
  (current_setting('request.jwt.claims')::jsonb || jsonb_build_object('session_id', tests.id_of('ana')))::text, true
);
select ok(not public.is_admin(), 'the session of somebody else is not enough');
select set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb - 'session_id')::text, true);
select throws_ok('admit', 'PT401', null, 'a token without a session is not enough');

-- Those without a session
select tests.visit();
select lives_ok('admit', 'a visitor is let in');
select tests.use_secret_key();
select lives_ok('admit', 'the secret key is let in');

select * from finish();
rollback;

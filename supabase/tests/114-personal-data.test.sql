begin;
select plan(51);

select tests.make_studio('ana', 'boris');
update private.submit_settings set max_submits = 1000;
delete from public.vitrina_inquiries;
delete from public.contact_messages;
delete from public.deliveries;
update public.people set email = 'Ana@example.bg' where client_id = tests.id_of('ana');
insert into public.chat_messages (id, sender_id, receiver_id, content)
values (gen_random_uuid(), tests.id_of('ana'), tests.id_of('vera'), 'Разгвор');
update public.chat_messages set content = 'Разговор';
select public.submit_inquiry('Ана', address, '1', 'x', 'Запитване', '')
from unnest(array['ana@example.bg', 'ANA@example.bg', 'other@example.bg', 'bana@example.bg']) as address;
select public.submit_contact_message('Ана', 'ana@example.bg', 'N/A', 'Поръчка', 'Рисунка', '');

update auth.users set raw_user_meta_data = '{"name": "Ана Петрова", "bio": "Хлебарка"}' where id = tests.id_of('ana');
insert into private.push_subscriptions (account_id, session_id, endpoint, p256dh, auth)
values (tests.id_of('ana'), tests.id_of('ana'), 'https://fcm.googleapis.com/fcm/send/ana', 'B' || repeat('a', 86), repeat('a', 22));
update auth.sessions set ip = '203.0.113.7', user_agent = 'Firefox' where id = tests.id_of('ana');
insert into auth.audit_log_entries (id, ip_address, payload)
select gen_random_uuid(), '203.0.113.7', json_build_object('actor_id', tests.id_of(person), 'actor_username', person)
from unnest(array['ana', 'boris']) as person;
insert into auth.audit_log_entries (id, payload)
values (gen_random_uuid(), json_build_object('actor_username', 'service_role', 'traits', json_build_object('user_id', tests.id_of('ana'))));
update public.chat_messages set "timestamp" = now() - interval '1 hour';
insert into public.chat_messages (id, sender_id, receiver_id, content)
values (gen_random_uuid(), tests.id_of('boris'), tests.id_of('vera'), 'Друг разговор');
update public.chat_messages set "timestamp" = now() - interval '1 hour';
select private.queue_chat_mails();
prepare log_of(text) as select count(*) from auth.audit_log_entries as entry
  where entry.payload::text like '%' || tests.id_of($1) || '%';

select tests.visit();
select throws_ok($$ select public.personal_data('ana@example.bg') $$, '42501', null, 'a visitor asks in vain');
select throws_ok($$ select public.erase_personal_data('ana@example.bg') $$, '42501', null, 'and erases nothing');
select tests.sign_in('ana');
select throws_ok($$ select public.personal_data('ana@example.bg') $$, '42501', null, 'a client, too');
select throws_ok($$ select public.erase_personal_data('ana@example.bg') $$, '42501', null, 'about erasing as well');

select tests.sign_in('vera');
prepare found(text) as
  select jsonb_array_length(data -> 'inquiries'), jsonb_array_length(data -> 'contact_messages'),
    jsonb_array_length(data -> 'mails'), jsonb_array_length(data -> 'accounts')
  from public.personal_data($1) as data;
select results_eq($$ execute found(' Ana@Example.bg ') $$, $$ values (2, 1, 7, 1) $$, 'an admin gets all of one person');
select results_eq(
  $$ select data #>> '{accounts,0,username}', data #>> '{accounts,0,messages,0,content}'
     from public.personal_data('ana@example.bg') as data $$,
  $$ values ('ana', 'Разговор') $$, 'with the conversation'
);
select is(
  public.personal_data('ana@example.bg') #>> '{accounts,0,messages,0,earlier,0,content}', 'Разгвор',
  'and what its messages said before they were corrected'
);
select results_eq(
  $$ select data #>> '{contact_messages,0,title}', data #>> '{inquiries,0,service}'
     from public.personal_data('ana@example.bg') as data $$,
  $$ values ('Поръчка', 'x') $$, 'with whole rows'
);
select results_eq(
  $$ select data #>> '{accounts,0,sign_in,email}', data #>> '{accounts,0,sign_in,about,bio}',
       data #>> '{accounts,0,sessions,0,ip}', jsonb_array_length(data #> '{accounts,0,log}')
     from public.personal_data('ana@example.bg') as data $$,
  $$ values ('ana@chat.example', 'Хлебарка', '203.0.113.7', 2) $$, 'with what Auth holds of the account'
);
select is(
  public.personal_data('ana@example.bg') #>> '{accounts,0,notified_browsers,0,service}', 'fcm.googleapis.com',
  'and which browsers are told of messages'
);
select results_eq(
  $$ select mail #>> '{content,texts,0}'
     from public.personal_data('ana@example.bg') as data, jsonb_array_elements(data -> 'mails') as mail
     where mail ->> 'kind' = 'chat' $$,
  array['Разговор'], 'and with the mail to the studio that quotes the conversation, of no other client'
);
select ok(
  public.personal_data('ana@example.bg')::text !~ 'encrypted_password|search_text', 'and without what is not hers'
);
select results_eq($$ execute found('ana@chat.example') $$, $$ values (0, 0, 1, 1) $$, 'an account is found by its own address');
select results_eq($$ execute found('vera@example.bg') $$, $$ values (0, 0, 0, 0) $$, 'an admin''s account is not');
select results_eq($$ execute found('%') $$, $$ values (0, 0, 0, 0) $$, 'an address is taken as it is');
select results_eq($$ execute found('') $$, $$ values (0, 0, 0, 0) $$, 'an empty one is nobody''s');

select is(
  public.erase_personal_data('ana@EXAMPLE.bg'), '{"inquiries": 2, "contact_messages": 1, "people": 0, "entries": 0, "mails": 7, "testimonials": 0}',
  'an admin erases it'
);
select results_eq($$ execute found('ana@example.bg') $$, $$ values (0, 0, 0, 1) $$, 'all but the account');
select results_eq($$ execute found('other@example.bg') $$, $$ values (1, 0, 2, 0) $$, 'another person''s data stays');
select results_eq($$ execute found('bana@example.bg') $$, $$ values (1, 0, 2, 0) $$, 'a similar address''s, too');

-- Whoever is no client: the record, notes, letters
select tests.be_owner();
insert into public.people (name, email) values ('Ралица', 'ralica@example.bg');
insert into public.person_entries (id, person_id, kind, body)
select gen_random_uuid(), id, 'note', 'Говорихме' from public.people where name = 'Ралица';
select tests.sign_in('vera');
select public.send_letter('00000000-0000-4000-8000-000000000009', id, 'Отговор', 'Уважаема Ралица')
from public.people where name = 'Ралица';
select results_eq(
  $$ select person ->> 'name', jsonb_array_length(person -> 'entries'), jsonb_array_length(data -> 'mails')
     from public.personal_data('RALICA@example.bg') as data, jsonb_array_elements(data -> 'people') as person $$,
  $$ values ('Ралица', 3, 1) $$, 'what is held of a person is handed over, with notes, letters and moves'
);
select ok(
  public.personal_data('ralica@example.bg')::text !~ 'made_by|updated_by|search_text', 'but not who of the studio wrote it'
);
select is(
  public.erase_personal_data('ralica@example.bg'),
  '{"inquiries": 0, "contact_messages": 0, "people": 1, "entries": 3, "mails": 1, "testimonials": 0}', 'and erased'
);
select is_empty($$ select from public.person_entries where body ~ 'Ралица|Говорихме' $$, 'nothing of it is left');
select tests.be_owner();
insert into public.person_entries (id, person_id, kind, body)
select gen_random_uuid(), id, 'note', 'Бележка за Ана' from public.people where client_id = tests.id_of('ana');
select tests.sign_in('vera');
select is(
  public.erase_personal_data('ana@example.bg') ->> 'entries', '1', 'of a client the notes go at once, the record with the account'
);

-- A review that stands on the site
select tests.be_owner();
insert into public.chat_messages (id, sender_id, receiver_id, content)
values (tests.id_of('review'), tests.id_of('vera'), tests.id_of('ana'), 'Отзив');
insert into public.requests (id, client_id, kind, title, content, state, answer, answered_at)
values (
  tests.id_of('review'), tests.id_of('ana'), 'review', 'x', '{}', 'done',
  '{"rating": 5, "words": "Чудесно.", "name": "Ана", "company": "", "may_show": true}', now()
);
insert into public.testimonials (id, name, quote, rating, request_id)
values (tests.id_of('praise'), 'Ана', 'Чудесно.', 5, tests.id_of('review'));
update public.testimonials set request_id = null, quote = 'Чудно.' where id = tests.id_of('praise');
select tests.sign_in('vera');
select results_eq(
  $$ select item ->> 'quote' from public.personal_data('ana@example.bg') as data,
       jsonb_array_elements(data #> '{accounts,0,testimonials}') as item $$,
  array['Чудесно.', 'Чудно.'], 'what stood and stands on the site of a client''s review is handed over'
);
select tests.be_owner();
insert into public.deliveries (kind, content) values (
  'schedule_failed', jsonb_build_object('table_name', 'testimonials', 'row_key', tests.id_of('praise'), 'title', 'Ана')
);
select tests.sign_in('vera');
select is(public.erase_personal_data('boris@chat.example') ->> 'testimonials', '0', 'it is nobody else''s');
select is(public.erase_personal_data('ana@example.bg') ->> 'testimonials', '1', 'and erased');
select is_empty(
  $$ select from public.content_versions where table_name = 'testimonials' and row_key = tests.id_of('praise')::text $$,
  'with all that it said before'
);
select is_empty($$ select from public.deliveries where kind = 'schedule_failed' $$, 'and the mail that it was not published');

-- Who wrote from another address before
select tests.be_owner();
select tests.make_person('maria', 'client');
update public.people set email = 'maria@new.bg' where client_id = tests.id_of('maria');
select public.submit_inquiry('Мария', 'maria@old.bg', '1', 'x', 'От стария адрес', '');
update public.vitrina_inquiries set person_id = (select id from public.people where client_id = tests.id_of('maria'))
where email = 'maria@old.bg';
select tests.sign_in('vera');
select public.erase_personal_data('maria@new.bg');
select tests.be_owner();
delete from auth.users where id = tests.id_of('maria');
select is_empty($$ select from public.people where email = 'maria@new.bg' $$, 'is not kept by it once the account is deleted');
select isnt_empty($$ select from public.vitrina_inquiries where email = 'maria@old.bg' $$, 'and that address is erased by itself');

-- A client whom another address leads to: one that was merged, and one that they wrote from
select tests.make_person('niya', 'client');
update public.people set email = 'niya@old.bg' where client_id = tests.id_of('niya');
select public.submit_inquiry('Ния', 'niya@old.bg', '1', 'x', 'От стария адрес', '');
update public.people set email = 'niya@new.bg' where client_id = tests.id_of('niya');
insert into private.merged_addresses (person_id, address)
select id, 'niya@merged.bg' from public.people where client_id = tests.id_of('niya');
insert into public.deliveries (kind, account_id, recipient) values ('test', tests.id_of('niya'), 'niya@new.bg');
select tests.sign_in('vera');
select results_eq($$ execute found('niya@merged.bg') $$, $$ values (0, 0, 1, 1) $$, 'a merged address leads to the account');
select results_eq($$ execute found('niya@old.bg') $$, $$ values (1, 0, 3, 1) $$, 'and one that its client wrote from');
select results_eq(
  $$ select person ->> 'email', person ->> 'merged_addresses'
     from public.personal_data('niya@old.bg') as data, jsonb_array_elements(data -> 'people') as person $$,
  $$ values ('niya@new.bg', '["niya@merged.bg"]') $$, 'the record tells its other addresses'
);
select is(public.erase_personal_data('niya@old.bg') ->> 'mails', '3', 'the mails to the account are erased, too');
select results_eq(
  $$ execute found('niya@old.bg') $$, $$ values (0, 0, 0, 1) $$, 'and as long as the account is not, it is found again'
);
select tests.be_owner();
delete from auth.users where id = tests.id_of('niya');
select is_empty($$ select from private.merged_addresses where address like 'niya@%' $$, 'then nothing is left');

-- Who was merged, and has never written
select tests.sign_in('vera');
insert into public.people (id, name, email) values
  (tests.id_of('Вяра'), 'Вяра', 'vyara@example.bg'), (tests.id_of('Вера'), 'Вера', 'Second@example.bg'),
  (tests.id_of('Верче'), 'Верче', 'third@example.bg');
select public.merge_people(tests.id_of('Вера'), tests.id_of('Верче'));
select public.merge_people(tests.id_of('Вяра'), tests.id_of('Вера'));
select is(
  public.personal_data(address) #>> '{people,0,name}', 'Вяра', format('is found by %s, too', address)
) from unnest(array['second@example.bg', 'THIRD@example.bg']) as address;
select is(public.erase_personal_data('third@example.bg') ->> 'people', '1', 'and erased');
select tests.be_owner();
select is_empty($$ select from private.people_of('second@example.bg') $$, 'with every address');

-- What was told before
select tests.be_owner();
insert into public.chat_messages (id, sender_id, receiver_id, content)
values (tests.id_of('materials'), tests.id_of('vera'), tests.id_of('ana'), 'Трябват ни от вас: Лого');
insert into public.requests (id, client_id, kind, title, content, made_at)
values (tests.id_of('materials'), tests.id_of('ana'), 'materials', 'Лого', '{"details": "", "items": ["Лого"]}', now() - interval '3 days');
update public.chat_messages set "timestamp" = now() - case sender_id when tests.id_of('ana') then interval '2 days' else interval '1 hour' end;
select private.functions_to_call();
update public.deliveries set state = 'sent';
prepare mails_about as
  select kind from private.deliveries_about('ana@example.bg') where channel = 'mail' order by kind collate "C";
select results_eq('mails_about', array['chat', 'request_reminder'], 'a client is mailed of unread messages and of a request');
select tests.sign_in('vera');
select public.erase_personal_data('ana@example.bg');
select tests.be_owner();
select private.functions_to_call();
select is_empty('mails_about', 'once erased, these mails are not made again');

-- Whatever refers to a person or an account, or holds an address, is known to the functions above.
select results_eq(
  $$ select conrelid::regclass::text collate "default", attname::text collate "default" from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid in ('public.people'::regclass, 'public.chat_users'::regclass)
     order by 1, 2 $$,
  $$ values
    ('chat_messages', 'client_id'), ('chat_messages', 'receiver_id'), ('chat_messages', 'sender_id'),
    ('chat_reads', 'client_id'), ('chat_waiting', 'client_id'), ('contact_messages', 'person_id'),
    ('content_versions', 'made_by'), ('deliveries', 'account_id'), ('developments', 'client_id'), ('developments', 'updated_by'),
    ('people', 'client_id'), ('people', 'updated_by'), ('person_entries', 'made_by'), ('person_entries', 'person_id'),
    ('private.account_keys', 'account_id'), ('private.chat_mails', 'client_id'), ('private.merged_addresses', 'person_id'),
    ('private.push_subscriptions', 'account_id'),
    ('requests', 'answered_by'), ('requests', 'client_id'), ('requests', 'made_by'), ('vitrina_inquiries', 'person_id') $$,
  'nothing else refers to a person'
);

-- With the account, which Auth deletes
select tests.be_owner();
update public.chat_messages set "timestamp" = now() - interval '1 hour' where content = 'Разговор';
delete from private.chat_mails;
select private.queue_chat_mails();
select isnt_empty($$ select from public.deliveries where content::text like '%Разговор%' $$, 'a mail quotes the conversation');
delete from auth.users where id = tests.id_of('ana');
select results_eq($$ execute log_of('ana') $$, array[0::bigint], 'what Auth has noted goes with the account');
select results_eq($$ execute log_of('boris') $$, array[1::bigint], 'what it has noted of others stays');
select is_empty(
  $$ select from public.deliveries where content::text like '%Разговор%' $$, 'the mail that quotes the conversation goes, too'
);
select is_empty(
  $$ select from realtime.messages where payload::text ~ 'Разговор|Ана|ana' or topic like '%ana%' $$,
  'and what Realtime still has of it'
);

select is_empty($$ select from public.people where name = 'ana' $$, 'and the client''s record');

select * from finish();
rollback;

begin;
select plan(77);

select tests.make_studio('ana', 'boris');
select tests.make_person('mila', 'admin');
select tests.make_person('petya');
update private.submit_settings set max_submits = 1000;
delete from public.deliveries;

prepare keep(text, text) as select public.keep_push('https://fcm.googleapis.com/fcm/send/' || $1, 'B' || repeat($2, 86), repeat($2, 22));
prepare kept as select username, substr(endpoint, 37) as place
  from private.push_subscriptions join public.chat_users on chat_users.id = account_id order by 1, 2;
prepare send(text, text, text, text) as
  insert into public.chat_messages (id, sender_id, receiver_id, content)
  values (('00000000-0000-4000-8000-0000000000' || $1)::uuid, tests.id_of($2), tests.id_of($3), $4);
prepare pushes as select username, kind, state from public.deliveries
  join public.chat_users on chat_users.id = account_id where channel = 'push' order by 1, 2, 3;
prepare claim as select id from public.claim_deliveries(10, 'push');
prepare said as select words ->> 'author', words ->> 'text', (words ->> 'count')::integer
  from public.deliveries as push, private.push_words(push) as words where channel = 'push' order by 1, 2;
-- What is waited for has come.
prepare hurry as update public.deliveries set next_attempt_at = now() where channel = 'push';

-- Addresses that our server calls
select ok(private.is_push_endpoint('https://' || address), format('%s is a push service', address))
from unnest(array[
  'fcm.googleapis.com/fcm/send/abc:APA91b_x-y', 'updates.push.services.mozilla.com/wpush/v2/gAAAAA',
  'wns2-par02p.notify.windows.com/w/?token=BQY%3d%2fx', 'web.push.apple.com/QO_x'
]) as address;
select ok(not private.is_push_endpoint(address), format('%s is none', quote_literal(address)))
from unnest(array[
  'http://fcm.googleapis.com/x', 'HTTPS://fcm.googleapis.com/x', 'https://127.0.0.1/x', 'https://2130706433/x', 'https://0x7f.1/x',
  'https://[::1]/x', 'https://localhost/x', 'https://127.0.0.1:54321/rest/v1/', 'https://project.supabase.co/functions/v1/deliver',
  'https://fcm.googleapis.com@127.0.0.1/x', 'https://x:y@fcm.googleapis.com/x', 'https://127.0.0.1\@fcm.googleapis.com/x',
  'https://127.0.0.1#@fcm.googleapis.com/x', 'https://127.0.0.1?.fcm.googleapis.com/x', 'https://fcm.googleapis.com:22/x',
  'https://fcm.googleapis.com.evil.example/x', 'https://evilfcm.googleapis.com/x', 'https://notify.windows.com/x',
  'https://evil.example/fcm.googleapis.com/x', 'https://fcm.googleapis.com./x', 'https://FCM.googleapis.com/x',
  'https://evil.example/.notify.windows.com/x', 'https://evilnotify.windows.com/x', E'https://fcm.googleapis.com/x\nHost: y',
  E'https://fcm.googleapis\t.com/x', 'https://fcm.googleapis.com', 'https:fcm.googleapis.com/x', 'https://fcm。googleapis.com/x', null
]) as address;

-- Who keeps a browser
select tests.visit();
select throws_ok($$ execute keep('x', 'a') $$, '42501', null, 'a visitor is not told');
select throws_ok('select public.push_key()', '42501', null, 'and learns no key');
select tests.sign_in('petya');
select throws_ok($$ execute keep('x', 'a') $$, '42501', null, 'nor is an account that is nobody''s here');
select tests.sign_in('ana');
select throws_ok(
  $$ select public.keep_push('https://127.0.0.1/x', 'B' || repeat('a', 86), repeat('a', 22)) $$, '23514', null,
  'an address elsewhere is refused'
);
select lives_ok($$ execute keep('ana', 'a') $$, 'a client is told in a browser');
select lives_ok($$ execute keep('ana', 'a') $$, 'who keeps it on every start keeps one');
select throws_ok('select from private.push_subscriptions', '42501', null, 'nobody reads them');
select throws_ok($$ select public.read_push(gen_random_uuid()) $$, '42501', null, 'nor what is told');
select throws_ok($$ select public.record_push('https://fcm.googleapis.com/fcm/send/ana') $$, '42501', null, 'nor writes past the calls');
select tests.sign_in('boris');
select throws_ok($$ execute keep('ana', 'b') $$, '42501', null, 'nobody takes over the address of another browser');
select lives_ok($$ select public.drop_push('https://fcm.googleapis.com/fcm/send/ana') $$, 'dropping that of somebody else');
select tests.be_owner();
select results_eq('kept', $$ values ('ana', 'ana') $$, 'changes nothing');
select tests.sign_in('boris');
select lives_ok($$ execute keep('ana', 'a') $$, 'whoever signs in next in the same browser');
select tests.be_owner();
select results_eq('kept', $$ values ('boris', 'ana') $$, 'is told there alone');
select tests.sign_in('boris');
select public.drop_push('https://fcm.googleapis.com/fcm/send/ana');
select tests.be_owner();
select is_empty('kept', 'a browser of one''s own is dropped');
select tests.sign_in('ana');
select public.keep_push('https://fcm.googleapis.com/fcm/send/' || place, 'B' || repeat('a', 86), repeat('a', 22))
from generate_series(10, 20) as place;
select tests.be_owner();
select is((select count(*) from private.push_subscriptions), 10::bigint, 'ten browsers of one account are told');
delete from private.push_subscriptions;

-- A message
execute send('01', 'vera', 'ana', 'Никой не чака');
select is_empty('pushes', 'without a browser there is no push');
select tests.sign_in('ana');
execute keep('ana', 'a');
select tests.sign_in('vera');
execute keep('vera', 'v');
select tests.be_owner();
execute send('02', 'vera', 'ana', 'Здравейте');
execute send('03', 'vera', 'ana', repeat('д', 400));
select results_eq('pushes', $$ values ('ana', 'chat', 'waiting') $$, 'two messages of the studio are one push to the client');
select results_eq('said', $$ values (null, repeat('д', 300), 2) $$, 'with the beginning of the last and how many there are');
execute claim;
select results_eq('pushes', $$ values ('ana', 'chat', 'waiting') $$, 'which waits for ten seconds');
update public.chat_messages set content = 'Поправено' where content like 'ддд%';
select results_eq('said', $$ values (null, 'Поправено', 2) $$, 'what was corrected meanwhile is told as it is');
update public.chat_messages set content = '', message_type = 'deleted' where content = 'Поправено';
select results_eq('said', $$ values (null, 'Здравейте', 1) $$, 'what was taken back is not told');
execute hurry;
update private.push_settings set hosts = '{}';
select is(
  (select jsonb_array_length(public.read_push(id) -> 'browsers') from public.deliveries where channel = 'push'), 0,
  'an address whose host is not allowed any more is not called'
);
update private.push_settings set hosts = '{fcm.googleapis.com}';
select tests.use_secret_key();
select results_eq(
  $$ select read ->> 'is_studio', read -> 'browsers' #>> '{0,endpoint}', read ->> 'message_id'
     from public.claim_deliveries(10, 'push') as push, public.read_push(push.id) as read $$,
  $$ values ('false', 'https://fcm.googleapis.com/fcm/send/ana', '00000000-0000-4000-8000-000000000002') $$,
  'then it is handed out with the browsers of that account alone'
);

-- Tried again
select tests.be_owner();
select public.record_push('https://fcm.googleapis.com/fcm/send/ana', source_id) from public.deliveries where channel = 'push';
select is(
  (select jsonb_array_length(public.read_push(id) -> 'browsers') from public.deliveries where channel = 'push'), 0,
  'who was told is not told again'
);
select public.record_delivery(id, 1, 'failed', '429') from public.deliveries where channel = 'push';
select results_eq('pushes', $$ values ('ana', 'chat', 'waiting') $$, 'what failed is tried again');
execute send('04', 'vera', 'ana', 'Още нещо');
select is(
  (select jsonb_array_length(public.read_push(id) -> 'browsers') from public.deliveries where channel = 'push'), 1,
  'with what came meanwhile, to everybody'
);
execute hurry;
execute claim;
execute send('05', 'vera', 'ana', 'И още');
select results_eq('pushes', $$ values ('ana', 'chat', 'sending'), ('ana', 'chat', 'waiting') $$, 'what comes while one is being sent waits for the next');
select public.record_delivery(id, attempts, 'failed', '429') from public.deliveries where state = 'sending';
select results_eq('pushes', $$ values ('ana', 'chat', 'waiting') $$, 'to which one that failed gives way');
execute hurry;
execute claim;
select public.record_delivery(id, attempts, 'sent') from public.deliveries where state = 'sending';
select is_empty('pushes', 'what was sent leaves no copy');

-- Nothing to tell
execute send('06', 'vera', 'ana', 'Прочетено');
select tests.sign_in('ana');
select public.mark_chat_read('00000000-0000-4000-8000-000000000006');
select tests.be_owner();
execute hurry;
select is_empty('claim', 'what was read is not told');
execute send('07', 'vera', 'ana', 'Старо');
execute hurry;
update public.deliveries set queued_at = now() - interval '11 minutes' where channel = 'push';
select is_empty('claim', 'nor what is ten minutes old');
execute send('08', 'vera', 'ana', 'Взето обратно');
update public.chat_messages set content = '', message_type = 'deleted' where content = 'Взето обратно';
execute send('09', 'boris', 'vera', 'За студиото');
update public.chat_reads set last_read_number = 8 where side = 'client';
execute hurry;
select results_eq('said', $$ values ('boris', 'За студиото', 1), (null, null, null) $$, 'a client''s message goes to the studio with a name');
select is((select count(*) from public.claim_deliveries(10, 'push')), 1::bigint, 'an admin with a browser hears of it');

-- Submissions
delete from public.deliveries;
select from public.submit_inquiry('Петя', 'petya@example.bg', '0888', 'no-template', 'Искам сайт', '');
select from public.submit_contact_message('Рая', 'raya@example.bg', 'N/A', 'Въпрос', 'Работите ли днес?', '');
select results_eq(
  'said', $$ values ('Петя', 'Искам сайт', 1), ('Рая', 'Работите ли днес?', 1) $$, 'the studio is told of what comes from the site'
);
update public.vitrina_inquiries set read = true where name = 'Петя';
update public.contact_messages set deleted_at = now() where name = 'Рая';
execute hurry;
select is_empty('claim', 'until somebody has read or binned it');

-- A request
select tests.sign_in('vera');
select from public.send_request(
  jsonb_build_object(
    'id', '00000000-0000-4000-8000-000000000040', 'client_id', tests.id_of('ana'), 'kind', 'materials', 'title', 'Снимки',
    'content', '{"details": "", "items": ["Лого"]}'::jsonb
  ),
  'Трябват ни от вас: Снимки'
);
select tests.be_owner();
prepare asked as select private.push_words(push) ->> 'request' from public.deliveries as push where channel = 'push';
select results_eq('asked', $$ values ('Снимки') $$, 'a push says what is asked');
update public.requests set state = 'withdrawn' where title = 'Снимки';
select results_eq('asked', $$ values (null::text) $$, 'as long as it waits for an answer');
delete from public.deliveries;

-- The end
execute send('10', 'vera', 'ana', 'Тайна');
execute hurry;
delete from auth.sessions where user_id = tests.id_of('ana');
select is(
  (select jsonb_array_length(public.read_push(id) -> 'browsers') from public.deliveries where channel = 'push'), 0,
  'with the session a browser stops being told'
);
execute claim;
select results_eq('kept', $$ values ('vera', 'vera') $$, 'and is forgotten');
execute send('11', 'ana', 'vera', 'Довиждане');
delete from auth.users where id = tests.id_of('ana');
select is_empty($$ select from public.deliveries where channel = 'push' and account_id = tests.id_of('ana') $$, 'a departed client is told nothing');
execute hurry;
select is_empty('claim', 'and nobody of what went with the account');
execute send('12', 'boris', 'vera', 'За Вера');
execute hurry;
update public.chat_users set role = 'former' where username = 'vera';
select is_empty('claim', 'who has left the studio hears nothing of its clients');
select public.record_push('https://fcm.googleapis.com/fcm/send/vera');
select is_empty('kept', 'a browser that is gone is forgotten');

select * from finish();
rollback;

begin;
select plan(50);

select tests.make_studio('ana', 'boris');

-- What Storage calls an upload.
select set_config('storage.operation', 'storage.object.upload', true);

-- A path of the bucket; "ANA" stands for Ana's id, "FILE" for that of a file.
create function tests.path(path text) returns text
language sql
return replace(replace(path, 'ANA', tests.id_of('ana')::text), 'FILE', '00000000-0000-4000-8000-000000000001');
prepare upload(text) as insert into storage.objects (bucket_id, name) values ('client-files', tests.path($1));
-- Sender, receiver, path, name, size.
prepare send(text, text, text, text, bigint) as
  insert into public.chat_messages
    (id, sender_id, receiver_id, content, message_type, attachment_url, attachment_name, attachment_size)
  values (gen_random_uuid(), tests.id_of($1), tests.id_of($2), $4, 'file', tests.path($3), $4, $5);

select results_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'client-files' $$,
  $$ values (false, 50 * 1024 * 1024::bigint, array['application/octet-stream']) $$,
  'files lie in a private bucket, as bytes, of at most 50 MiB'
);

-- Who puts a file where
select tests.visit();
select throws_ok($$ execute upload('ANA/FILE.pdf') $$, '42501', null, 'a visitor adds no file');
select tests.sign_in('boris');
select throws_ok($$ execute upload('ANA/FILE.pdf') $$, '42501', null, 'a client adds no file to another client’s folder');
select tests.sign_in('ana');
select lives_ok($$ execute upload('ANA/FILE.pdf') $$, 'a client adds one to the own folder');
select lives_ok(
  format('execute upload(%L)', replace('ANA/FILE.', 'FILE', gen_random_uuid()::text) || ending), format('also a .%s', ending)
)
from unnest(array['docx', '7z', 'heic', 'mp4']) as ending;
select throws_ok(format('execute upload(%L)', path), '42501', null, format('but not %s', path))
from unnest(array[
  'ANA/FILE.html', 'ANA/FILE.exe', 'ANA/FILE.pdf.html', 'ANA/FILE.html.pdf', 'ANA/FILE.PDF', 'ANA/FILE', 'ANA/x.pdf',
  'ANA/deeper/FILE.pdf', 'FILE.pdf', 'chat-images/ANA/FILE.pdf', 'ANA/../FILE.pdf', E'ANA/FILE.pdf\n'
]) as path;
select is((select count(*) from storage.objects where bucket_id = 'client-files'), 5::bigint, 'a client lists its files');
select is(tests.rows_changed_by($$ update storage.objects set metadata = '{}' where true $$), 0, 'a client replaces no file');
select tests.sign_in('boris');
select is_empty($$ select from storage.objects where bucket_id = 'client-files' $$, 'another client lists none of them');
select tests.sign_in('vera');
select lives_ok($$ execute upload('ANA/00000000-0000-4000-8000-000000000002.zip') $$, 'an admin adds a file to a conversation');
select throws_ok($$ execute upload('ANA/00000000-0000-4000-8000-000000000003.html') $$, '42501', null, 'an admin may use only the same endings');

-- How many
select tests.be_owner();
update private.client_file_settings set max_per_day = 7;
select tests.sign_in('ana');
select lives_ok($$ execute upload('ANA/00000000-0000-4000-8000-000000000004.pdf') $$, 'a client adds as many files as allowed per day');
select throws_ok($$ execute upload('ANA/00000000-0000-4000-8000-000000000005.pdf') $$, '42501', null, 'a client adds no more files than that');
select tests.be_owner();
update private.client_file_settings set max_per_day = 500, max_size = 100;
update storage.objects set metadata = '{"size": 100}' where bucket_id = 'client-files';
select tests.sign_in('ana');
select throws_ok(
  $$ execute upload('ANA/00000000-0000-4000-8000-000000000005.pdf') $$, '42501', null, 'the total size of a conversation’s files is limited'
);

-- Messages
select lives_ok($$ execute send('ana', 'vera', 'ANA/FILE.pdf', 'Договор.PDF', 1) $$, 'a client sends a file');
select throws_ok($$ execute send('ana', 'vera', 'ANA/FILE.pdf', 'Договор.pdf', 0) $$, '23514', null, 'an empty file is refused');
select throws_ok(
  $$ execute send('ana', 'vera', 'ANA/FILE.pdf', 'Договор.pdf', 52428801) $$, '23514', null, 'a file of over 50 MiB is refused'
);
select throws_ok(format('execute send(%L, %L, %L, %L, 1)', 'ana', 'vera', 'ANA/FILE.pdf', name), '23514', null, 'a hostile name is refused')
from unnest(array[
  'Договор', 'Договор.pdf.exe', '../x.pdf', E'x\\y.pdf', E'x\ny.pdf', U&'x\202Efdp.pdf', repeat('х', 197) || '.pdf', '.pdf '
]) as name;
select throws_ok(
  format('execute send(%L, %L, %L, %L, 1)', 'ana', 'vera', tests.id_of('boris') || '/00000000-0000-4000-8000-000000000001.pdf', 'x.pdf'),
  '23514', null, 'a file of another folder is not sent'
);
select throws_ok(
  format(
    $$ insert into public.chat_messages (id, sender_id, content, attachment_name) values (gen_random_uuid(), %L, 'x', 'x.pdf') $$,
    tests.id_of('ana')
  ),
  '23514', null, 'a text has no name of a file'
);
select throws_ok(
  format(
    $$ insert into public.chat_messages (id, sender_id, content, message_type) values (gen_random_uuid(), %L, 'x', %L) $$,
    tests.id_of('ana'), kind
  ),
  '42501', null, format('nobody writes a %s but the calls for it', kind)
)
from unnest(array['request', 'answer', 'stage']) as kind;
select tests.sign_in('vera');
select lives_ok($$ execute send('vera', 'ana', 'ANA/00000000-0000-4000-8000-000000000002.zip', 'Лого.zip', 5) $$, 'an admin sends one');
prepare files as select attachment_name from public.conversation_files(tests.id_of('ana'));
select results_eq('files', array['Лого.zip', 'Договор.PDF'], 'the files of a conversation come newest first');
select tests.sign_in('ana');
select results_eq('files', array['Лого.zip', 'Договор.PDF'], 'both sides read the files');
select results_eq(
  $$ select attachment_name from public.conversation_files(tests.id_of('ana'), 2) $$, array['Договор.PDF'],
  'the list of files continues from a place'
);
select results_eq(
  $$ select message_type, attachment_name, attachment_size from public.take_back_chat_message(
       (select id from public.chat_messages where attachment_name = 'Договор.PDF')
     ) $$,
  $$ values ('deleted', null::text, null::bigint) $$, 'a file that is taken back loses its name'
);
select tests.sign_in('boris');
select is_empty('files', 'another client reads none of them');

select * from finish();
rollback;

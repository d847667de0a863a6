begin;
select plan(44);

select tests.make_studio('ana', 'boris');
select tests.make_person('stranger');

-- Hosted Supabase stops every delete by SQL before the policies are asked; this lets them be asked.
select set_config('storage.allow_delete_query', 'true', true);

-- What Storage calls an upload.
select set_config('storage.operation', 'storage.object.upload', true);

-- Bucket and path; "ANA" stands for Ana's id. Storage notes who uploads.
prepare upload(text, text) as
  insert into storage.objects (bucket_id, name, owner_id)
  values ($1, replace($2, 'ANA', tests.id_of('ana')::text), auth.uid()::text);
prepare files as select bucket_id from storage.objects order by bucket_id collate "C";

-- Buckets
select results_eq(
  $$ select id, public, file_size_limit, allowed_mime_types from storage.buckets
     where id in ('project-images', 'ai-gallery-images', 'content-images', 'Offer Images') order by id collate "C" $$,
  $$ select id, is_public, 10485760::bigint, array['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif']
     from (
       values ('Offer Images', false), ('ai-gallery-images', true), ('content-images', true), ('project-images', true)
     ) as bucket (id, is_public) $$,
  'four buckets take pictures of at most 10 MB, and the chat''s one is private'
);

-- Admins
select tests.sign_in('vera');
select lives_ok($$ execute upload('project-images', '1.webp') $$, 'an admin adds a picture of a project');
select lives_ok($$ execute upload('ai-gallery-images', '1.webp') $$, 'an admin adds a picture of the gallery');
select lives_ok($$ execute upload('content-images', '1.webp') $$, 'an admin adds a picture of an article');
select lives_ok($$ execute upload('Offer Images', 'chat-images/ANA/1.webp') $$, 'an admin adds a picture to a conversation');
select results_eq('files', array['Offer Images', 'ai-gallery-images', 'content-images', 'project-images'], 'an admin lists all of them');
select is(tests.rows_changed_by($$ update storage.objects set metadata = '{}' where true $$), 4, 'an admin replaces them');
select set_config('storage.operation', 'storage.object.sign_upload_url', true);
select throws_ok($$ execute upload('project-images', '3.webp') $$, '42501', null, 'an admin signs no address for an upload');
select set_config('storage.operation', 'storage.object.upload', true);

-- Visitors
select tests.visit();
select is_empty('files', 'a visitor lists nothing, not even of the public buckets');
select throws_ok($$ execute upload('project-images', '2.webp') $$, '42501', null, 'a visitor adds no picture of a project');
select throws_ok($$ execute upload('ai-gallery-images', '2.webp') $$, '42501', null, 'a visitor adds no picture of the gallery');
select throws_ok($$ execute upload('content-images', '2.webp') $$, '42501', null, 'a visitor adds no picture of an article');
select throws_ok($$ execute upload('Offer Images', 'chat-images/ANA/2.webp') $$, '42501', null, 'a visitor adds no picture to a conversation');
select is(tests.rows_changed_by($$ update storage.objects set metadata = '{}' where true $$), 0, 'a visitor replaces none');
select is(tests.rows_changed_by('delete from storage.objects where true'), 0, 'a visitor deletes none');

-- Clients
select tests.sign_in('ana');
select results_eq('files', array['Offer Images'], 'a client lists the pictures of the own conversation only');
select lives_ok($$ execute upload('Offer Images', 'chat-images/ANA/2.webp') $$, 'a client adds a picture there');
select set_config('storage.operation', 'storage.object.sign_upload_url', true);
select throws_ok($$ execute upload('Offer Images', 'chat-images/ANA/3.webp') $$, '42501', null, 'a client signs no address for an upload');
select set_config('storage.operation', 'storage.tus.upload.create', true);
select throws_ok($$ execute upload('Offer Images', 'chat-images/ANA/3.webp') $$, '42501', null, 'a client begins no upload in parts');
select set_config('storage.operation', 'storage.object.upload', true);
select throws_ok($$ execute upload('project-images', 'chat-images/ANA/2.webp') $$, '42501', null, 'a client does not add a picture to the projects');
select throws_ok($$ execute upload('ai-gallery-images', 'chat-images/ANA/2.webp') $$, '42501', null, 'a client does not add a picture to the gallery');
select throws_ok($$ execute upload('content-images', 'chat-images/ANA/2.webp') $$, '42501', null, 'a client does not add a picture to an article');
select throws_ok($$ execute upload('Offer Images', 'other-images/ANA/2.webp') $$, '42501', null, 'a client does not add a picture to another folder');
select throws_ok($$ execute upload('Offer Images', 'chat-images/ANA/deeper/2.webp') $$, '42501', null, 'a client does not add a picture in a subfolder');
select throws_ok($$ execute upload('Offer Images', 'chat-images/2.webp') $$, '42501', null, 'a client does not add a picture outside the folders');
select is(tests.rows_changed_by($$ update storage.objects set metadata = '{}' where true $$), 0, 'a client replaces none');
select is(tests.rows_changed_by('delete from storage.objects where true'), 0, 'a client deletes none');
select tests.sign_in('boris');
select is_empty('files', 'another client lists no picture of this conversation');
select throws_ok($$ execute upload('Offer Images', 'chat-images/ANA/3.webp') $$, '42501', null, 'another client adds no picture to it');
select tests.sign_in('stranger');
select throws_ok(
  format($$ execute upload('Offer Images', %L) $$, 'chat-images/' || tests.id_of('stranger') || '/1.webp'), '42501', null,
  'an account that the product does not know has no folder'
);

-- How much a client adds
select tests.be_owner();
update private.chat_image_settings set max_per_day = 3;
select tests.sign_in('ana');
select lives_ok($$ execute upload('Offer Images', 'chat-images/ANA/3.webp') $$, 'a client adds as many as may come in a day');
select throws_ok($$ execute upload('Offer Images', 'chat-images/ANA/4.webp') $$, '42501', null, 'a client adds no more pictures than that');
select throws_ok(
  $$ execute upload('Offer Images', 'chat-images/ANA/1.webp.thumb') $$, '42501', null, 'a client adds no thumbnail to a picture of the studio'
);
select lives_ok(
  format($$ execute upload('Offer Images', 'chat-images/ANA/%s.webp.thumb') $$, number), 'a client adds the thumbnail of each own picture'
) from generate_series(2, 3) as number;
select tests.sign_in('vera');
select lives_ok($$ execute upload('Offer Images', 'chat-images/ANA/1.webp.thumb') $$, 'an admin adds the one of the studio’s picture');
select tests.sign_in('ana');
select throws_ok($$ execute upload('Offer Images', 'chat-images/ANA/4.webp.thumb') $$, '42501', null, 'a client adds no more thumbnails than pictures');
select tests.be_owner();
update storage.objects set created_at = now() - interval '25 hours' where bucket_id = 'Offer Images';
select tests.sign_in('ana');
select lives_ok($$ execute upload('Offer Images', 'chat-images/ANA/4.webp') $$, 'a client adds pictures again the next day');
select tests.be_owner();
update private.chat_image_settings set max_size = 1750;
update storage.objects set metadata = '{"size": 250}' where bucket_id = 'Offer Images';
select tests.sign_in('ana');
select throws_ok(
  $$ execute upload('Offer Images', 'chat-images/ANA/5.webp') $$, '42501', null, 'the total size of a conversation’s pictures is limited'
);
select tests.sign_in('boris');
select lives_ok(
  format($$ execute upload('Offer Images', %L) $$, 'chat-images/' || tests.id_of('boris') || '/1.webp'),
  'the limit does not affect another client'
);
select tests.sign_in('vera');
select lives_ok($$ execute upload('Offer Images', 'chat-images/ANA/5.webp') $$, 'the limit does not affect an admin');
select throws_ok(
  'update private.chat_image_settings set max_size = 1 where true', '42501', null, 'an admin cannot change the limits'
);

-- A bucket that is not ours
select tests.be_owner();
insert into storage.buckets (id, name) values ('other', 'other');
select tests.sign_in('vera');
select throws_ok($$ execute upload('other', '1.webp') $$, '42501', null, 'an admin of this product has no say in other buckets');
select is(tests.rows_changed_by('delete from storage.objects where true'), 12, 'an admin deletes pictures');

select * from finish();
rollback;

-- Pictures and files. Those of the public buckets are read by their URL, past these policies; without a policy nobody lists them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select
  id, id, is_public, 10 * 1024 * 1024,
  array['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif']
from (
  values ('project-images', true), ('ai-gallery-images', true), ('content-images', true), ('Offer Images', false)
) as bucket (id, is_public);

-- True for "chat-images/<client's id>/<file>". Beside a picture may lie its thumbnail, as "<file>.thumb".
create function private.is_chat_image_of(client_id uuid, object_name text) returns boolean
language sql immutable set search_path = ''
return object_name ~ ('^chat-images/' || client_id || '/[A-Za-z0-9._-]{1,200}$');

-- The picture that a thumbnail belongs to; a picture itself as it is.
create function private.pictured_by(object_name text) returns text
language sql immutable set search_path = ''
return regexp_replace(object_name, '\.thumb$', '');

create function private.is_our_bucket(bucket_id text) returns boolean
language sql immutable set search_path = ''
return bucket_id in ('project-images', 'ai-gallery-images', 'content-images', 'Offer Images', 'client-files');

-- Where an admin may put a file: one for a client in that one's folder, and under no ending that a client could not use.
create function private.is_place_for(bucket_id text, object_name text) returns boolean
language sql immutable set search_path = ''
return private.is_our_bucket(bucket_id) and (bucket_id <> 'client-files' or private.is_client_file(object_name));

-- One row. Only the owner of the database reads or changes it.
create table private.chat_image_settings (
  is_only_row boolean primary key default true check (is_only_row),
  max_per_day integer not null default 200 check (max_per_day > 0),
  -- Of one conversation, in bytes.
  max_size bigint not null default 4 * 1024::bigint * 1024 * 1024 check (max_size > 0)
);
insert into private.chat_image_settings default values;

-- Whether the conversation of the signed-in client has room for one more picture, or for one more thumbnail. The limits
-- are there for whoever would fill the disk, so two uploads at once may both be the last one.
create function private.has_room_for_chat_image(object_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- A value that is known when the query is planned, so that the index of names leads there.
  folder constant text := 'chat-images/' || private.person_id() || '/%';
  is_thumbnail constant boolean := object_name <> private.pictured_by(object_name);
  settings private.chat_image_settings;
begin
  select * into strict settings from private.chat_image_settings;
  return (
    select count(*) filter (
        where file.created_at > now() - interval '1 day'
          and (file.name <> private.pictured_by(file.name)) = is_thumbnail
      ) < settings.max_per_day
      and coalesce(sum((file.metadata ->> 'size')::bigint), 0) < settings.max_size
    from storage.objects as file
    where file.bucket_id = 'Offer Images' and file.name like folder
  );
end;
$$;

grant execute on function private.is_chat_image_of, private.is_our_bucket, private.is_place_for, private.has_room_for_chat_image
  to authenticated;

create policy "clients read their pictures and files, admins all" on storage.objects
  for select to authenticated using (
    (private.is_our_bucket(bucket_id) and (select private.is_admin()))
    or (
      bucket_id = 'Offer Images'
      and (select private.is_client())
      and private.is_chat_image_of((select private.person_id()), name)
    )
    or (
      bucket_id = 'client-files'
      and (select private.is_client())
      and private.is_client_file_of((select private.person_id()), name)
    )
  );
create policy "clients add pictures and files, admins all" on storage.objects
  for insert to authenticated with check (
    (private.is_place_for(bucket_id, name) and (select private.is_admin()))
    or (
      bucket_id = 'Offer Images'
      and (select private.is_client())
      and private.is_chat_image_of((select private.person_id()), name)
      and private.has_room_for_chat_image(name)
    )
    or (
      bucket_id = 'client-files'
      and (select private.is_client())
      and private.is_client_file_of((select private.person_id()), name)
      and private.has_room_for_client_file()
    )
  );
-- What was sent stays as it was sent: clients neither replace nor delete it.
create policy "admins replace pictures and files" on storage.objects
  for update to authenticated
  using (private.is_our_bucket(bucket_id) and (select private.is_admin()))
  with check (private.is_place_for(bucket_id, name) and (select private.is_admin()));
create policy "admins delete pictures and files" on storage.objects
  for delete to authenticated using (private.is_our_bucket(bucket_id) and (select private.is_admin()));

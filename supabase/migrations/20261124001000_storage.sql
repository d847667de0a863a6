-- The storage buckets: which paths they hold, and who may read and write them.

-- What the name of a client's file may end in: the list `FILE_ENDINGS` of shared/src/clientFiles.ts.
create function private.is_file_ending(ending text) returns boolean
language sql immutable set search_path = ''
return ending in (
  'pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods', 'odp', 'rtf', 'txt', 'csv', 'zip', 'rar', '7z', 'ai',
  'eps', 'psd', 'indd', 'svg', 'ttf', 'otf', 'woff2', 'jpg', 'jpeg', 'png', 'webp', 'gif', 'tif', 'heic', 'mp4', 'mov', 'mp3'
);

-- True for "<client's id>/<id>.<ending>": nothing of the sender's own file name is in the path.
create function private.is_client_file(object_name text) returns boolean
language sql immutable set search_path = ''
return object_name ~ '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[/.]){2}[a-z0-9]{2,5}$'
  and object_name ~ '^[^/.]+/[^/.]+\.[^/.]+$'
  and private.is_file_ending(substring(object_name from '[a-z0-9]+$'));

create function private.is_client_file_of(client_id uuid, object_name text) returns boolean
language sql immutable set search_path = ''
return private.is_client_file(object_name) and split_part(object_name, '/', 1) = client_id::text;

-- True for a name under which a file can be shown and saved: it has the ending of the file at "path", contains no
-- folder, and reads the way it is written.
create function private.is_file_name(name text, path text) returns boolean
language sql immutable set search_path = ''
return private.is_filled(name, 200)
  and name !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069/\\]'
  and lower(substring(name from '[A-Za-z0-9]+$')) = substring(path from '[a-z0-9]+$')
  and name ~ '\.[A-Za-z0-9]+$';

-- True for "chat-images/<client's id>/<file>". A picture may have a thumbnail beside it, "<file>.thumb".
create function private.is_chat_image_of(client_id uuid, object_name text) returns boolean
language sql immutable set search_path = ''
return object_name ~ ('^chat-images/' || client_id || '/[A-Za-z0-9._-]{1,200}$');

-- The picture of a thumbnail; a picture itself as it is.
create function private.pictured_by(object_name text) returns text
language sql immutable set search_path = ''
return regexp_replace(object_name, '\.thumb$', '');

-- Checks and policies run with the rights of whoever writes the row.
grant execute on function
  private.is_file_ending, private.is_client_file, private.is_client_file_of, private.is_file_name, private.is_chat_image_of
  to authenticated, service_role;

create function private.is_our_bucket(bucket_id text) returns boolean
language sql immutable set search_path = ''
return bucket_id in ('project-images', 'ai-gallery-images', 'content-images', 'Offer Images', 'client-files');

-- Where an admin may put a file; one for a client only in that client's folder, with an ending that a client may use.
create function private.is_place_for(bucket_id text, object_name text) returns boolean
language sql immutable set search_path = ''
return private.is_our_bucket(bucket_id) and (bucket_id <> 'client-files' or private.is_client_file(object_name));

-- Files of public buckets are read by their address, past these policies; without a policy nobody can list them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select
  id, id, is_public, 10 * 1024 * 1024,
  array['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif']
from (
  values ('project-images', true), ('ai-gallery-images', true), ('content-images', true), ('Offer Images', false)
) as bucket (id, is_public);

-- Files of conversations are stored and served as bytes to download, whatever they are, so that nothing in them runs as
-- a page.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('client-files', 'client-files', false, 50 * 1024 * 1024, array['application/octet-stream']);

-- One row that only the owner of the database reads or changes.
create table private.chat_image_settings (
  is_only_row boolean primary key default true check (is_only_row),
  max_per_day integer not null default 200 check (max_per_day > 0),
  -- Per conversation, in bytes.
  max_size bigint not null default 4 * 1024::bigint * 1024 * 1024 check (max_size > 0)
);
insert into private.chat_image_settings default values;

-- Whether the signed-in client's conversation has room for one more picture or thumbnail. The limits only stop somebody
-- from filling the disk, so two uploads at once may both be the last one.
create function private.has_room_for_chat_image(object_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- A constant, so that the planner can use the index on names.
  folder constant text := 'chat-images/' || private.person_id() || '/%';
  is_thumbnail constant boolean := object_name <> private.pictured_by(object_name);
  settings private.chat_image_settings;
begin
  select * into strict settings from private.chat_image_settings;
  return (
    select count(*) filter (
        where file.created_at between now() - interval '1 day' and now()
          and (file.name <> private.pictured_by(file.name)) = is_thumbnail
      ) < settings.max_per_day
      and coalesce(sum((file.metadata ->> 'size')::bigint), 0) < settings.max_size
    from storage.objects as file
    where file.bucket_id = 'Offer Images' and file.name like folder
  );
end;
$$;

-- Whether somebody else has uploaded this picture, or the one of this thumbnail: devices show the thumbnail in its place.
create function private.is_picture_of_another(object_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from storage.objects as picture
    where picture.bucket_id = 'Offer Images' and picture.name = private.pictured_by(object_name)
      and picture.owner_id is distinct from private.person_id()::text
  );
$$;

-- One row that only the owner of the database reads or changes.
create table private.client_file_settings (
  is_only_row boolean primary key default true check (is_only_row),
  max_per_day integer not null default 500 check (max_per_day > 0),
  -- Per conversation, in bytes.
  max_size bigint not null default 20 * 1024::bigint * 1024 * 1024 check (max_size > 0)
);
insert into private.client_file_settings default values;

-- The same for one more file.
create function private.has_room_for_client_file() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  folder constant text := private.person_id() || '/%';
  settings private.client_file_settings;
begin
  select * into strict settings from private.client_file_settings;
  return (
    select count(*) filter (where file.created_at between now() - interval '1 day' and now()) < settings.max_per_day
      and coalesce(sum((file.metadata ->> 'size')::bigint), 0) < settings.max_size
    from storage.objects as file
    where file.bucket_id = 'client-files' and file.name like folder
  );
end;
$$;

grant execute on function
  private.is_our_bucket, private.is_place_for, private.has_room_for_chat_image, private.is_picture_of_another,
  private.has_room_for_client_file
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
    -- Whoever has a signed address can upload to it later, past these policies: over every limit, and after the end of
    -- the session. Storage asks them also before it begins an upload in parts.
    storage.operation() = 'storage.object.upload'
    and (
      (private.is_place_for(bucket_id, name) and (select private.is_admin()))
      or (
        bucket_id = 'Offer Images'
        and (select private.is_client())
        and private.is_chat_image_of((select private.person_id()), name)
        and private.has_room_for_chat_image(name)
        and not private.is_picture_of_another(name)
      )
      or (
        bucket_id = 'client-files'
        and (select private.is_client())
        and private.is_client_file_of((select private.person_id()), name)
        and private.has_room_for_client_file()
      )
    )
  );
-- Who replaces and deletes them is said where requests are, which show some: see …_requests.sql.

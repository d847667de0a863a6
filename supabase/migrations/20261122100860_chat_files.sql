-- Files of a conversation. Whatever they are, they are stored and served as bytes to download, so nothing in them ever runs
-- as a page.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('client-files', 'client-files', false, 50 * 1024 * 1024, array['application/octet-stream']);

-- What a file's name may end in: the same list as `FILE_ENDINGS` in shared/src/uploads.ts.
create function private.is_file_ending(ending text) returns boolean
language sql immutable set search_path = ''
return ending in (
  'pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods', 'odp', 'rtf', 'txt', 'csv', 'zip', 'rar', '7z', 'ai',
  'eps', 'psd', 'indd', 'svg', 'ttf', 'otf', 'woff2', 'jpg', 'jpeg', 'png', 'webp', 'gif', 'tif', 'heic', 'mp4', 'mov', 'mp3'
);

-- True for "<client's id>/<id>.<ending>": nothing of what a sender calls a file stands in its path.
create function private.is_client_file(object_name text) returns boolean
language sql immutable set search_path = ''
return object_name ~ '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[/.]){2}[a-z0-9]{2,5}$'
  and object_name ~ '^[^/.]+/[^/.]+\.[^/.]+$'
  and private.is_file_ending(substring(object_name from '[a-z0-9]+$'));

create function private.is_client_file_of(client_id uuid, object_name text) returns boolean
language sql immutable set search_path = ''
return private.is_client_file(object_name) and split_part(object_name, '/', 1) = client_id::text;

-- True for a name that a file can be shown and saved under: one that ends as the file at "path" does, leads nowhere and
-- reads as it is written.
create function private.is_file_name(name text, path text) returns boolean
language sql immutable set search_path = ''
return private.is_filled(name, 200) and private.is_visible(name)
  and name !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069/\\]'
  and lower(substring(name from '[A-Za-z0-9]+$')) = substring(path from '[a-z0-9]+$')
  and name ~ '\.[A-Za-z0-9]+$';

alter table public.chat_messages
  add constraint files_lie_in_their_folder check (
    message_type <> 'file' or private.is_client_file_of(client_id, attachment_url)
  ),
  add constraint files_have_honest_names check (
    message_type <> 'file' or private.is_file_name(attachment_name, attachment_url)
  );
create index chat_messages_files_idx on public.chat_messages (client_id, number) where message_type in ('image', 'file');

-- One row. Only the owner of the database reads or changes it.
create table private.client_file_settings (
  is_only_row boolean primary key default true check (is_only_row),
  max_per_day integer not null default 500 check (max_per_day > 0),
  -- Of one conversation, in bytes.
  max_size bigint not null default 20 * 1024::bigint * 1024 * 1024 check (max_size > 0)
);
insert into private.client_file_settings default values;

-- Whether the conversation of the signed-in client has room for one more file: as with pictures, against filling the disk.
create function private.has_room_for_client_file() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  folder constant text := private.person_id() || '/%';
  settings private.client_file_settings;
begin
  select * into strict settings from private.client_file_settings;
  return (
    select count(*) filter (where file.created_at > now() - interval '1 day') < settings.max_per_day
      and coalesce(sum((file.metadata ->> 'size')::bigint), 0) < settings.max_size
    from storage.objects as file
    where file.bucket_id = 'client-files' and file.name like folder
  );
end;
$$;

-- Pictures and files of a conversation, the newest first, within what the caller may read.
create function public.conversation_files(conversation uuid, before integer default 2147483647)
returns setof public.chat_messages
language sql stable set search_path = ''
as $$
  select message.*
  from public.chat_messages as message
  where message.client_id = conversation and message.number < before and message.message_type in ('image', 'file')
  order by message.number desc
  limit 50;
$$;

grant execute on function
  private.is_file_ending, private.is_client_file, private.is_client_file_of, private.is_file_name,
  private.has_room_for_client_file, public.conversation_files
  to authenticated;
-- Checks run with the rights of whoever writes the row.
grant execute on function
  private.is_file_ending, private.is_client_file, private.is_client_file_of, private.is_file_name
  to service_role;

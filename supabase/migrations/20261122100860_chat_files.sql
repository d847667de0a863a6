-- Files of a conversation. Whatever they are, they are stored and served as bytes to download, so nothing in them ever runs
-- as a page.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('client-files', 'client-files', false, 50 * 1024 * 1024, array['application/octet-stream']);

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

grant execute on function private.has_room_for_client_file, public.conversation_files to authenticated;

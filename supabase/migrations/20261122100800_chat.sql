-- What a file's name may end in: the same list as `FILE_ENDINGS` in shared/src/clientFiles.ts.
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
return private.is_filled(name, 200)
  and name !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069/\\]'
  and lower(substring(name from '[A-Za-z0-9]+$')) = substring(path from '[a-z0-9]+$')
  and name ~ '\.[A-Za-z0-9]+$';

-- Checks and policies run with the rights of whoever writes the row.
grant execute on function
  private.is_file_ending, private.is_client_file, private.is_client_file_of, private.is_file_name
  to authenticated, service_role;

-- Messages between a client and the studio. Nobody else may read or write them; who wrote one may correct it or take it
-- back for a while.
create table public.chat_messages (
  -- Made by the sending browser: a repeated send repeats the id and never makes a second row.
  id uuid primary key,
  -- Whose conversation this is; always set by the trigger below. With the client's account the conversation goes.
  client_id uuid not null default auth.uid() references public.chat_users (id) on delete cascade,
  -- An admin who has written cannot be deleted, or the clients' conversations would lose their other half.
  sender_id uuid not null references public.chat_users (id),
  -- A client need not know who answers for the studio.
  receiver_id uuid not null default private.chat_studio() references public.chat_users (id)
    check (receiver_id <> sender_id),
  -- Empty where the message was taken back.
  content text not null,
  message_type text not null default 'text' check (
    message_type in ('text', 'link', 'image', 'file', 'request', 'answer', 'stage', 'deleted')
  ),
  -- Path of the picture in the bucket 'Offer Images', or of the file in 'client-files'.
  attachment_url text,
  attachment_type text check (attachment_type in ('image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif')),
  "timestamp" timestamptz not null default clock_timestamp(),
  -- In pixels: the chat keeps the picture's place before it has loaded, so nothing jumps.
  attachment_width integer check (attachment_width between 1 and 20000),
  attachment_height integer check (attachment_height between 1 and 20000),
  -- Its place in the conversation: 1, 2, 3 and so on, without gaps. Like the next one set by a trigger below.
  number integer not null default 0,
  -- Counts what happens in the conversation: every new and every changed row gets the next one. Who knows all up to some
  -- revision misses exactly what is above it.
  revision integer not null default 0,
  edited_at timestamptz,
  -- The message of this conversation that it answers, and what that says, shortened. All but the id the database sets.
  reply_to uuid,
  reply_to_number integer,
  reply_to_sender_id uuid,
  reply_to_content text,
  -- What a file was called, and its size in bytes.
  attachment_name text,
  attachment_size bigint check (attachment_size between 1 and 50 * 1024 * 1024),
  -- The request that an answer is about.
  request_id uuid,
  unique (client_id, number),
  unique (client_id, revision),
  constraint content_can_be_seen check (
    case message_type
      when 'deleted' then content = ''
      else private.is_filled(content, 4000)
    end
  ),
  constraint links_are_web_addresses check (message_type <> 'link' or private.is_web_url(content)),
  constraint attachments_belong_to_images_and_files check (
    (message_type in ('image', 'file')) = (attachment_url is not null)
  ),
  constraint pictures_lie_in_their_folder check (
    message_type <> 'image' or attachment_url ~ ('^chat-images/' || client_id || '/[A-Za-z0-9._-]{1,200}$')
  ),
  constraint types_belong_to_pictures check (attachment_type is null or message_type = 'image'),
  constraint sizes_belong_to_pictures check (
    (attachment_width is null) = (attachment_height is null)
    and (attachment_width is null or message_type = 'image')
  ),
  constraint files_have_name_and_size check (
    (message_type = 'file') = (attachment_name is not null) and (message_type = 'file') = (attachment_size is not null)
  ),
  constraint files_lie_in_their_folder check (
    message_type <> 'file' or private.is_client_file_of(client_id, attachment_url)
  ),
  constraint files_have_honest_names check (
    message_type <> 'file' or private.is_file_name(attachment_name, attachment_url)
  ),
  constraint answers_have_a_request check ((message_type = 'answer') = (request_id is not null))
);
create index chat_messages_sender_id_idx on public.chat_messages (sender_id, "timestamp");
create index chat_messages_receiver_id_idx on public.chat_messages (receiver_id);
create index chat_messages_attachment_url_idx on public.chat_messages (attachment_url) where attachment_url is not null;
create index chat_messages_reply_to_idx on public.chat_messages (reply_to) where reply_to is not null;

grant select on public.chat_messages to authenticated;
-- "timestamp", "number" and "client_id" are missing on purpose: the server decides the order.
grant insert (
  id, sender_id, receiver_id, content, message_type, attachment_url, attachment_type, attachment_width, attachment_height,
  reply_to, attachment_name, attachment_size
) on public.chat_messages to authenticated;
grant select, insert, update, delete on public.chat_messages to service_role;
alter table public.chat_messages enable row level security;

create policy "clients read their conversation, admins all" on public.chat_messages
  for select to authenticated using (client_id = (select private.person_id()) or (select private.is_admin()));
create policy "clients write to the studio, admins to a client" on public.chat_messages
  for insert to authenticated with check (
    sender_id = (select private.person_id())
    -- The other kinds come from functions.
    and message_type in ('text', 'link', 'image', 'file')
    and case (select private.own_role())
      when 'client' then receiver_id = private.chat_studio()
      when 'admin' then private.role_of(receiver_id) = 'client'
      else false
    end
  );

-- What a message said before it was corrected or taken back. Nobody reads it but the person it concerns, in the export of
-- personal data; it goes with the message.
create table private.earlier_chat_contents (
  message_id uuid not null references public.chat_messages (id) on delete cascade,
  content text not null,
  replaced_at timestamptz not null default clock_timestamp(),
  primary key (message_id, replaced_at)
);

-- One change of a conversation at a time: otherwise one with an earlier number could be committed after a later one, and a
-- reader who goes on from the last one seen would miss it.
create function private.lock_conversation(client_id uuid) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('conversation of ' || client_id, 0));
end;
$$;

create function private.next_chat_revision(client_id uuid) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(max(message.revision), 0) + 1
    from public.chat_messages as message where message.client_id = next_chat_revision.client_id
  );
end;
$$;

-- Puts a message at the end of its conversation, with what it answers.
create function private.append_to_conversation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  last_number integer;
  last_timestamp timestamptz;
begin
  new.client_id := case private.role_of(new.sender_id) when 'client' then new.sender_id else new.receiver_id end;
  perform private.lock_conversation(new.client_id);
  select message.number, message.timestamp into last_number, last_timestamp
  from public.chat_messages as message where message.client_id = new.client_id order by message.number desc limit 1;
  new.number := coalesce(last_number, 0) + 1;
  new.revision := private.next_chat_revision(new.client_id);
  new.timestamp := greatest(clock_timestamp(), last_timestamp + interval '1 microsecond');
  select message.number, message.sender_id, left(message.content, 300)
  into new.reply_to_number, new.reply_to_sender_id, new.reply_to_content
  from public.chat_messages as message where message.id = new.reply_to and message.client_id = new.client_id;
  if new.reply_to is not null and not found then
    raise exception 'An answer belongs to the conversation of what it answers.' using errcode = 'foreign_key_violation';
  end if;
  return new;
end;
$$;

create function private.count_chat_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_conversation(new.client_id);
  new.revision := private.next_chat_revision(new.client_id);
  return new;
end;
$$;

-- One row. Only the owner of the database reads or changes it.
create table private.chat_message_settings (
  is_only_row boolean primary key default true check (is_only_row),
  -- By one client. What was written without a network for hours comes at once, so a minute must take more than fingers can.
  max_per_minute integer not null default 300 check (max_per_minute > 0),
  max_per_day integer not null default 1000 check (max_per_day > 0),
  -- So long may a message be corrected or taken back.
  changeable_for interval not null default '15 minutes' check (changeable_for > '0')
);
insert into private.chat_message_settings default values;

-- Whether a conversation has more messages since a moment than so many, whoever wrote them: the one so many places before its
-- last one tells it, without a count of all.
create function private.has_so_many_since(client_id uuid, how_many integer, since timestamptz) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select message.timestamp >= since
    from public.chat_messages as message
    where message.client_id = has_so_many_since.client_id and message.number <= (
      select max(last.number) from public.chat_messages as last where last.client_id = has_so_many_since.client_id
    ) - how_many
    order by message.number desc
    limit 1
  );
end;
$$;

-- Error: PT429. After the rows are in, so that repeating what was stored counts nothing.
create function private.limit_chat_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  writer uuid;
  settings private.chat_message_settings;
  right_now constant timestamptz := clock_timestamp();
begin
  select * into strict settings from private.chat_message_settings;
  for writer in select distinct message.sender_id from added as message where message.sender_id = message.client_id loop
    if private.has_so_many_since(writer, settings.max_per_minute, right_now - interval '1 minute') and exists (
        select from public.chat_messages as message
        where message.sender_id = writer and message.timestamp between right_now - interval '1 minute' and right_now
        offset settings.max_per_minute
      )
      or private.has_so_many_since(writer, settings.max_per_day, right_now - interval '1 day') and exists (
        select from public.chat_messages as message
        where message.sender_id = writer and message.timestamp between right_now - interval '1 day' and right_now
        offset settings.max_per_day
      )
    then
      raise exception 'Too many messages' using errcode = 'PT429';
    end if;
  end loop;
  return null;
end;
$$;

-- The whole row, so that nobody has to ask for it; the studio's list, which shows less, hears whose row to read.
create function private.announce_message() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  hint constant jsonb := jsonb_build_object('id', new.id, 'client_id', new.client_id, 'sender_id', new.sender_id);
begin
  perform realtime.send(to_jsonb(new), 'message', 'chat:' || new.client_id, true);
  perform realtime.send(hint, 'message', 'studio', true);
  return null;
end;
$$;

create trigger append_to_conversation before insert on public.chat_messages
  for each row execute function private.append_to_conversation();
create trigger count_chat_change before update on public.chat_messages
  for each row execute function private.count_chat_change();
create trigger announce_message after insert or update on public.chat_messages
  for each row execute function private.announce_message();
create trigger limit_chat_messages after insert on public.chat_messages
  referencing new table as added for each statement execute function private.limit_chat_messages();

-- A message of the signed-in person's own that may still be changed, locked until then. Errors: 42501 where there is no
-- such message; PT410 where its time is over, it was taken back, or it is part of a request or a plan.
create function private.own_changeable_message(message_id uuid) returns public.chat_messages
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_message public.chat_messages;
  conversation constant uuid := (select message.client_id from public.chat_messages as message where message.id = message_id);
begin
  if conversation is not null then
    perform private.lock_conversation(conversation);
  end if;
  select * into found_message from public.chat_messages as message
  where message.id = message_id and message.sender_id = private.person_id()
    and (private.is_admin() or message.client_id = message.sender_id);
  if not found then
    raise exception 'No such message of yours.' using errcode = 'insufficient_privilege';
  end if;
  if found_message.message_type not in ('text', 'link', 'image', 'file')
    or found_message.timestamp < clock_timestamp() - (select changeable_for from private.chat_message_settings)
  then
    raise exception 'The message can no longer be changed.' using errcode = 'PT410';
  end if;
  return found_message;
end;
$$;

-- Keeps what a message said, and has the answers to it quote what it says now.
create function private.follow_chat_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.earlier_chat_contents (message_id, content) values (old.id, old.content);
  update public.chat_messages as answer set reply_to_content = left(new.content, 300)
  where answer.reply_to = new.id and answer.client_id = new.client_id;
  return null;
end;
$$;

create trigger follow_chat_change after update on public.chat_messages
  for each row when (new.content is distinct from old.content) execute function private.follow_chat_change();

create function private.correct_chat_message(message_id uuid, new_content text) returns public.chat_messages
language plpgsql volatile security definer set search_path = ''
as $$
declare
  message public.chat_messages := private.own_changeable_message(message_id);
begin
  if message.content = new_content then
    return message;
  end if;
  update public.chat_messages as corrected set
    content = new_content,
    message_type = case
      when corrected.message_type in ('image', 'file') then corrected.message_type when private.is_web_url(new_content) then 'link' else 'text'
    end,
    edited_at = clock_timestamp()
  where corrected.id = message_id
  returning * into message;
  return message;
end;
$$;

create function private.take_back_chat_message(message_id uuid) returns public.chat_messages
language plpgsql volatile security definer set search_path = ''
as $$
declare
  message public.chat_messages := private.own_changeable_message(message_id);
begin
  update public.chat_messages as taken set
    content = '', message_type = 'deleted', edited_at = null,
    attachment_url = null, attachment_type = null, attachment_width = null, attachment_height = null,
    attachment_name = null, attachment_size = null,
    reply_to = null, reply_to_number = null, reply_to_sender_id = null, reply_to_content = null
  where taken.id = message_id
  returning * into message;
  return message;
end;
$$;

-- Replaces what one's own message says, within 15 minutes. Errors: 42501, PT410, 23514 for a content that cannot be sent.
create function public.correct_chat_message(message_id uuid, new_content text) returns public.chat_messages
language sql volatile set search_path = ''
return private.correct_chat_message(message_id, new_content);

-- Empties one's own message, within 15 minutes; its picture or file goes with the next clean-up. Errors: 42501, PT410.
create function public.take_back_chat_message(message_id uuid) returns public.chat_messages
language sql volatile set search_path = ''
return private.take_back_chat_message(message_id);

grant execute on function
  private.correct_chat_message, public.correct_chat_message,
  private.take_back_chat_message, public.take_back_chat_message
  to authenticated;

-- Reading a conversation by its cursors. Every call has one address: a browser asks once whether it may use it, where
-- each query string of its own would be asked about anew.

-- What was written or changed since a revision, in the order of happening.
create function public.chat_messages_since(client_id uuid, since_revision integer, page_size integer default 50)
returns setof public.chat_messages
language sql stable set search_path = ''
as $$
  select message.*
  from public.chat_messages as message
  where message.client_id = chat_messages_since.client_id and message.revision > since_revision
  order by message.revision
  limit least(page_size, 200);
$$;

-- What stands after a place in the conversation, the oldest first.
create function public.chat_messages_after(client_id uuid, after_number integer, page_size integer default 50)
returns setof public.chat_messages
language sql stable set search_path = ''
as $$
  select message.*
  from public.chat_messages as message
  where message.client_id = chat_messages_after.client_id and message.number > after_number
  order by message.number
  limit least(page_size, 200);
$$;

-- What stands before a place, or at the end of the conversation; the newest first.
create function public.chat_messages_before(
  client_id uuid, before_number integer default 2147483647, page_size integer default 50
) returns setof public.chat_messages
language sql stable set search_path = ''
as $$
  select message.*
  from public.chat_messages as message
  where message.client_id = chat_messages_before.client_id and message.number < before_number
  order by message.number desc
  limit least(page_size, 200);
$$;

-- Messages of one conversation with these words in them, the newest first, up to the message at a given place. The
-- caller reads no more than the policies of chat_messages allow. A conversation is short enough to be looked through
-- row by row, along the index of its own rows.
create function public.search_chat_messages(client_id uuid, words text, before_number integer default 2147483647)
returns setof public.chat_messages
language sql stable set search_path = ''
as $$
  select message.*
  from public.chat_messages as message
  where message.client_id = search_chat_messages.client_id
    and private.is_filled(words, 100)
    and strpos(private.folded(message.content), private.folded(private.trimmed(words))) > 0
    and message.number < before_number
  order by message.number desc
  limit 30;
$$;

grant execute on function
  public.chat_messages_since, public.chat_messages_after, public.chat_messages_before, public.search_chat_messages
  to authenticated;

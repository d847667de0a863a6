-- Messages between a client and the studio, which nobody else may read or write. Their author may correct or take them
-- back for a while.

create table public.chat_messages (
  -- Made by the sending browser: a repeated send has the same id and never makes a second row.
  id uuid primary key,
  -- The client whose conversation this is, set by a trigger below. It is deleted with the account.
  client_id uuid not null default auth.uid() references public.chat_users (id) on delete cascade,
  -- An admin who has written cannot be deleted, or conversations would lose their other half.
  sender_id uuid not null references public.chat_users (id),
  -- A client does not have to know who answers for the studio.
  receiver_id uuid not null default private.chat_studio() references public.chat_users (id)
    check (receiver_id <> sender_id),
  -- Empty if the message was taken back.
  content text not null,
  message_type text not null default 'text' check (
    message_type in ('text', 'link', 'image', 'file', 'request', 'answer', 'stage', 'deleted')
  ),
  -- The path of a picture in the bucket 'Offer Images', or of a file in 'client-files'.
  attachment_url text,
  attachment_type text check (attachment_type in ('image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif')),
  "timestamp" timestamptz not null default clock_timestamp(),
  -- In pixels, so that the chat can reserve the picture's place before it has loaded.
  attachment_width integer check (attachment_width between 1 and 20000),
  attachment_height integer check (attachment_height between 1 and 20000),
  -- Its place in the conversation: 1, 2, 3 … without gaps. This and the next column are set by triggers below.
  number integer not null default 0,
  -- Every new or changed row of the conversation gets the next revision: whoever knows all up to one lacks exactly the
  -- rows above it.
  revision integer not null default 0,
  edited_at timestamptz,
  -- The message of this conversation that it answers, and its text, shortened. The database sets all but the id.
  reply_to uuid,
  reply_to_number integer,
  reply_to_sender_id uuid,
  reply_to_content text,
  -- The name of a file on the sender's device, and its size in bytes.
  attachment_name text,
  attachment_size bigint check (attachment_size between 1 and 50 * 1024 * 1024),
  -- The request to which this is the answer.
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
    message_type <> 'image' or private.is_chat_image_of(client_id, attachment_url)
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
    -- The other types are written by functions.
    and message_type in ('text', 'link', 'image', 'file')
    and case (select private.own_role())
      when 'client' then receiver_id = private.chat_studio()
      when 'admin' then private.role_of(receiver_id) = 'client'
      else false
    end
  );

create index chat_messages_files_idx on public.chat_messages (client_id, number) where message_type in ('image', 'file');

-- Earlier texts of messages that were corrected or taken back. Only the export of personal data shows them, and they are
-- deleted with the message.
create table private.earlier_chat_contents (
  message_id uuid not null references public.chat_messages (id) on delete cascade,
  content text not null,
  replaced_at timestamptz not null default clock_timestamp(),
  -- The picture or file of a message that was taken back, which the next clean-up deletes.
  attachment_url text,
  primary key (message_id, replaced_at)
);
create index earlier_chat_contents_attachment_url_idx on private.earlier_chat_contents (attachment_url)
  where attachment_url is not null;

-- Lets one transaction at a time change a conversation. Otherwise a lower number could be committed after a higher one,
-- and readers who continue from the last one they saw would miss it. Deleting the client waits as well: it would otherwise
-- lock the rows in the opposite order.
create function private.lock_conversation(client_id uuid) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  perform from public.chat_users as client where client.id = lock_conversation.client_id for key share;
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

-- Appends a message to its conversation and copies what it answers.
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

-- One row that only the owner of the database reads or changes.
create table private.chat_message_settings (
  is_only_row boolean primary key default true check (is_only_row),
  -- Per client. Messages written offline for hours arrive all at once, so the limit per minute is far above what anybody
  -- types.
  max_per_minute integer not null default 300 check (max_per_minute > 0),
  max_per_day integer not null default 1000 check (max_per_day > 0),
  -- By one person in a minute, and of one message in all. A correction rewrites every quote of the message.
  max_corrections_per_minute integer not null default 20 check (max_corrections_per_minute > 0),
  max_corrections integer not null default 20 check (max_corrections > 0),
  -- How long a message may be corrected or taken back.
  changeable_for interval not null default '15 minutes' check (changeable_for > '0')
);
insert into private.chat_message_settings default values;

-- Whether a conversation has more than "how_many" messages since a moment, whoever wrote them. The message that many
-- places before the last one tells it, so nothing is counted.
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

-- Error: PT429. Runs after the insert, so that a repeated send, which stores nothing, does not count.
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

-- Sends the whole row to the conversation, so that nobody has to ask for it. The studio's list, which shows less, is
-- told which row to read.
create function private.broadcast_message() returns trigger
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
create trigger broadcast_message after insert or update on public.chat_messages
  for each row execute function private.broadcast_message();
create trigger limit_chat_messages after insert on public.chat_messages
  referencing new table as added for each statement execute function private.limit_chat_messages();

-- The signed-in person's own message, if it may still be changed, locked. Errors: 42501 where there is no such message;
-- PT410 where its time is over, it was taken back, or it belongs to a request or a plan.
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

-- Keeps a message's earlier text, and the path of what was taken back, and updates the quotes of it.
create function private.follow_chat_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.earlier_chat_contents (message_id, content, attachment_url)
  values (old.id, old.content, case when new.message_type = 'deleted' then old.attachment_url end);
  update public.chat_messages as answer set reply_to_content = left(new.content, 300)
  where answer.reply_to = new.id and answer.client_id = new.client_id;
  return null;
end;
$$;

create trigger follow_chat_change after update on public.chat_messages
  for each row when (new.content is distinct from old.content) execute function private.follow_chat_change();

-- Error: PT429.
create function private.limit_corrections(message public.chat_messages) returns void
language plpgsql stable set search_path = ''
as $$
declare
  settings private.chat_message_settings;
begin
  select * into strict settings from private.chat_message_settings;
  if (
      select count(*) from private.earlier_chat_contents as earlier where earlier.message_id = message.id
    ) >= settings.max_corrections
    or (
      select count(*)
      from public.chat_messages as own
      join private.earlier_chat_contents as earlier on earlier.message_id = own.id
      where own.sender_id = message.sender_id and own.timestamp > clock_timestamp() - settings.changeable_for
        and earlier.replaced_at > clock_timestamp() - interval '1 minute'
    ) >= settings.max_corrections_per_minute
  then
    raise exception 'Too many corrections' using errcode = 'PT429';
  end if;
end;
$$;

create function private.correct_chat_message(message_id uuid, new_content text) returns public.chat_messages
language plpgsql volatile security definer set search_path = ''
as $$
declare
  message public.chat_messages := private.own_changeable_message(message_id);
begin
  if message.content = new_content then
    return message;
  end if;
  perform private.limit_corrections(message);
  update public.chat_messages as corrected set
    content = new_content,
    message_type = case
      when corrected.message_type in ('image', 'file') then corrected.message_type when private.is_web_url(new_content) then 'link' else 'text'
    end,
    edited_at = clock_timestamp()
  where corrected.id = message_id
  returning * into message;
  return message;
exception
  -- The table's own refusal would log the row.
  when check_violation or not_null_violation then
    raise exception 'A value breaks a rule' using errcode = sqlstate;
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

-- Corrects one's own message within 15 minutes. Errors: 42501, PT410, PT429, 23514 for a text that cannot be sent.
create function public.correct_chat_message(message_id uuid, new_content text) returns public.chat_messages
language sql volatile set search_path = ''
return private.correct_chat_message(message_id, new_content);

-- Takes back one's own message within 15 minutes; its picture or file is deleted by the next clean-up. Errors: 42501,
-- PT410.
create function public.take_back_chat_message(message_id uuid) returns public.chat_messages
language sql volatile set search_path = ''
return private.take_back_chat_message(message_id);

grant execute on function
  private.correct_chat_message, public.correct_chat_message,
  private.take_back_chat_message, public.take_back_chat_message
  to authenticated;

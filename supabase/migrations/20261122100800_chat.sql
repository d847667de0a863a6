-- Messages between a client and the studio. Nobody else may read or write them, and nobody changes one.
create table public.chat_messages (
  -- Made by the sending browser: a repeated send repeats the id and never makes a second row.
  id uuid primary key,
  -- Whose conversation this is; always set by the trigger below. With the client's account the conversation goes.
  client_id uuid not null default auth.uid() references public.chat_users (id) on delete cascade,
  -- An admin who has written cannot be deleted, or the clients' conversations would lose their other half.
  sender_id uuid not null references public.chat_users (id),
  receiver_id uuid not null references public.chat_users (id) check (receiver_id <> sender_id),
  content text not null check (private.is_filled(content, 4000)),
  message_type text not null default 'text' check (message_type in ('text', 'link', 'image')),
  -- Path of the picture in the bucket 'Offer Images'.
  attachment_url text check (attachment_url ~ ('^chat-images/' || client_id || '/[A-Za-z0-9._-]{1,200}$')),
  attachment_type text check (attachment_type in ('image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif')),
  "timestamp" timestamptz not null default clock_timestamp(),
  -- In pixels: the chat keeps the picture's place before it has loaded, so nothing jumps.
  attachment_width integer check (attachment_width between 1 and 20000),
  attachment_height integer check (attachment_height between 1 and 20000),
  constraint content_can_be_seen check (private.is_visible(content)),
  constraint links_are_web_addresses check (message_type <> 'link' or private.is_web_url(content)),
  constraint images_have_a_picture check ((message_type = 'image') = (attachment_url is not null)),
  constraint types_belong_to_pictures check (attachment_type is null or attachment_url is not null),
  constraint sizes_belong_to_pictures check (
    (attachment_width is null) = (attachment_height is null)
    and (attachment_width is null or attachment_url is not null)
  )
);
create index chat_messages_conversation_idx on public.chat_messages (client_id, "timestamp" desc, id desc);
create index chat_messages_sender_id_idx on public.chat_messages (sender_id, "timestamp" desc, id desc);
create index chat_messages_receiver_id_idx on public.chat_messages (receiver_id, "timestamp" desc, id desc);
create index chat_messages_attachment_url_idx on public.chat_messages (attachment_url) where attachment_url is not null;

grant select on public.chat_messages to authenticated;
-- "timestamp" and "client_id" are missing on purpose: the server's clock decides the order.
grant insert (
  id, sender_id, receiver_id, content, message_type, attachment_url, attachment_type, attachment_width, attachment_height
) on public.chat_messages to authenticated;
grant select, insert, update, delete on public.chat_messages to service_role;
alter table public.chat_messages enable row level security;

create policy "clients read their conversation, admins all" on public.chat_messages
  for select to authenticated using (client_id = (select private.person_id()) or (select private.is_admin()));
create policy "clients write to the studio, admins to a client" on public.chat_messages
  for insert to authenticated with check (
    sender_id = (select private.person_id())
    and case (select private.role_of(private.person_id()))
      when 'client' then receiver_id = (select studio.id from private.chat_studio() as studio)
      when 'admin' then private.role_of(receiver_id) = 'client'
      else false
    end
  );

-- Puts a message at the end of its conversation. One message at a time: otherwise one with an earlier time could be
-- committed after a later one, and a reader who goes on from the last message seen would miss it.
create function private.append_to_conversation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.client_id := case private.role_of(new.sender_id) when 'client' then new.sender_id else new.receiver_id end;
  perform pg_advisory_xact_lock(hashtextextended('conversation of ' || new.client_id, 0));
  new.timestamp := greatest(
    clock_timestamp(),
    (select max(earlier.timestamp) from public.chat_messages as earlier where earlier.client_id = new.client_id)
      + interval '1 microsecond'
  );
  return new;
end;
$$;

-- Only a hint: whoever hears it reads the table.
create function private.announce_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hint constant jsonb := jsonb_build_object(
    'id', new.id, 'client_id', new.client_id, 'sender_id', new.sender_id, 'timestamp', new.timestamp
  );
begin
  perform realtime.send(hint, 'message', 'chat:' || new.client_id, true);
  perform realtime.send(hint, 'message', 'studio', true);
  return null;
end;
$$;

create trigger append_to_conversation before insert on public.chat_messages
  for each row execute function private.append_to_conversation();
create trigger announce_message after insert on public.chat_messages
  for each row execute function private.announce_message();

-- Reading a conversation by its cursor. Every call has one address: a browser asks once whether it may use it, where
-- each query string of its own would be asked about anew.

-- What was written after the cursor, the oldest first. A comparison of rows, not "or", so that the index leads there.
create function public.chat_messages_after(
  client_id uuid, after_timestamp timestamptz, after_id uuid, page_size integer default 50
) returns setof public.chat_messages
language sql stable set search_path = ''
as $$
  select message.*
  from public.chat_messages as message
  where message.client_id = chat_messages_after.client_id
    and (message."timestamp", message.id) > (after_timestamp, after_id)
  order by message."timestamp", message.id
  limit least(page_size, 200);
$$;

-- What was written before the cursor, or the end of the conversation; the newest first.
create function public.chat_messages_before(
  client_id uuid,
  before_timestamp timestamptz default 'infinity',
  before_id uuid default '00000000-0000-0000-0000-000000000000',
  page_size integer default 50
) returns setof public.chat_messages
language sql stable set search_path = ''
as $$
  select message.*
  from public.chat_messages as message
  where message.client_id = chat_messages_before.client_id
    and (message."timestamp", message.id) < (before_timestamp, before_id)
  order by message."timestamp" desc, message.id desc
  limit least(page_size, 200);
$$;

-- Messages of one conversation with these words in them, the newest first, up to the message at a given place. The
-- caller reads no more than the policies of chat_messages allow. A conversation is short enough to be looked through
-- row by row, along the index of its own rows.
create function public.search_chat_messages(
  client_id uuid, words text, before_timestamp timestamptz default null, before_id uuid default null
) returns setof public.chat_messages
language sql stable set search_path = ''
as $$
  select message.*
  from public.chat_messages as message
  where message.client_id = search_chat_messages.client_id
    and private.is_filled(words, 100)
    and strpos(private.folded(message.content), private.folded(private.trimmed(words))) > 0
    and (before_timestamp is null or (message.timestamp, message.id) < (before_timestamp, before_id))
  order by message.timestamp desc, message.id desc
  limit 30;
$$;

grant execute on function public.chat_messages_after, public.chat_messages_before, public.search_chat_messages
  to authenticated;

-- Reading a conversation: page by page, how far each side has read, and who waits for an answer. All calls are POST to
-- one address each, so a browser asks for permission (CORS) once instead of once per query string.

-- What was written or changed after a revision, in that order.
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

-- The messages after a place in the conversation, oldest first.
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

-- The messages before a place, or the last ones, newest first.
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

-- A text as it is searched. All white space is alike, because the product writes no-break spaces that nobody types.
create function private.as_searched(value text) returns text
language sql immutable set search_path = ''
return private.folded(regexp_replace(value, E'[\\s\u00a0\u202f]+', ' ', 'g'));

-- Messages of a conversation that contain "words", newest first, before a place. Policies decide what the caller reads.
-- A conversation is short enough to look through row by row, along the index of its rows.
create function public.search_chat_messages(client_id uuid, words text, before_number integer default 2147483647)
returns setof public.chat_messages
language sql stable set search_path = ''
as $$
  select message.*
  from public.chat_messages as message
  where message.client_id = search_chat_messages.client_id
    -- In queries of their own these are asked once, not for each message.
    and (select private.is_filled(words, 100))
    and strpos(private.as_searched(message.content), (select private.trimmed(private.as_searched(words)))) > 0
    and message.number < before_number
  order by message.number desc
  limit 30;
$$;

-- Pictures and files of a conversation, newest first, if the caller may read it.
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
  public.chat_messages_since, public.chat_messages_after, public.chat_messages_before, public.search_chat_messages,
  public.conversation_files, private.as_searched
  to authenticated;

-- How far each side has read a conversation. The studio is one side, whichever admin was reading.
create table public.chat_reads (
  client_id uuid not null references public.chat_users (id) on delete cascade,
  side text not null check (side in ('client', 'studio')),
  -- This side has read all messages up to this number.
  last_read_number integer not null,
  -- Counts the moves. The studio's position can also go back: of two known positions, the one with the higher count is
  -- newer.
  move integer not null default 1,
  primary key (client_id, side)
);

-- Only the functions below write here, so a position is always that of an existing message.
grant select on public.chat_reads to authenticated;
grant select, insert, update, delete on public.chat_reads to service_role;
alter table public.chat_reads enable row level security;

create policy "clients see how far their conversation is read, admins all" on public.chat_reads
  for select to authenticated using (
    client_id = (select private.person_id())
    or ((select private.own_role()) = 'admin' and (select private.person_id()) = (select auth.uid()))
  );

-- A message of a conversation that the signed-in person belongs to. Error: 42501.
create function private.message_to_mark(message_id uuid) returns public.chat_messages
language plpgsql stable security definer set search_path = ''
as $$
declare
  marked public.chat_messages;
begin
  select * into marked from public.chat_messages as message
  where message.id = message_id
    and (private.is_admin() or (private.is_client() and message.client_id = private.person_id()));
  if not found then
    raise exception 'No such message in a conversation of yours.' using errcode = '42501';
  end if;
  return marked;
end;
$$;

-- Reading only moves the position forward: of two devices, the one that has read further decides.
create function private.mark_chat_read(message_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  seen constant public.chat_messages := private.message_to_mark(message_id);
begin
  insert into public.chat_reads as known (client_id, side, last_read_number)
  values (seen.client_id, case when private.is_admin() then 'studio' else 'client' end, seen.number)
  on conflict (client_id, side) do update
    set last_read_number = excluded.last_read_number, move = known.move + 1
    where known.last_read_number < excluded.last_read_number;
end;
$$;

create function private.mark_chat_unread(message_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  marked public.chat_messages;
  known public.chat_reads;
begin
  perform private.assert_admin();
  marked := private.message_to_mark(message_id);
  select * into known from public.chat_reads as position
  where position.client_id = marked.client_id and position.side = 'studio' and position.last_read_number >= marked.number
  for update;
  if not found then
    return;
  end if;
  update public.chat_reads as position set last_read_number = marked.number - 1, move = known.move + 1
  where position.client_id = known.client_id and position.side = known.side;
  -- What was read once needs no mail, and holds back none.
  insert into private.chat_mails as told (client_id, side, told_number, told_at)
  values (known.client_id, known.side, known.last_read_number, '-infinity')
  on conflict (client_id, side) do update set told_number = excluded.told_number, told_at = excluded.told_at
    where told.told_number <= excluded.told_number;
end;
$$;

-- Marks the conversation as read up to this message, for the side of the signed-in person.
create function public.mark_chat_read(message_id uuid) returns void
language sql set search_path = ''
return private.mark_chat_read(message_id);

-- Marks this message and those after it as unread for the studio. Error: 42501 for everybody but an admin.
create function public.mark_chat_unread(message_id uuid) returns void
language sql set search_path = ''
return private.mark_chat_unread(message_id);

grant execute on function
  private.mark_chat_read, public.mark_chat_read, private.mark_chat_unread, public.mark_chat_unread
  to authenticated;

create function private.broadcast_read() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send(to_jsonb(new), 'read', 'chat:' || new.client_id, true);
  perform realtime.send(jsonb_build_object('client_id', new.client_id), 'read', 'studio', true);
  return null;
end;
$$;

create trigger broadcast_read after insert or update on public.chat_reads
  for each row execute function private.broadcast_read();

-- Which clients wait for an answer: since their first message after the studio's last one and after what, as the studio
-- says, needs none.
create table public.chat_waiting (
  client_id uuid primary key references public.chat_users (id) on delete cascade,
  -- Null while the client does not wait.
  since timestamptz,
  -- No message up to this number needs an answer.
  settled_number integer not null default 0
);

-- Only the functions below write here.
grant select on public.chat_waiting to authenticated;
grant select, insert, update, delete on public.chat_waiting to service_role;
alter table public.chat_waiting enable row level security;

create policy "admins see who waits" on public.chat_waiting
  for select to authenticated using (
    (select private.own_role()) = 'admin' and (select private.person_id()) = (select auth.uid())
  );

create function private.follow_waiting() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.chat_waiting as waiting (client_id, since)
  values (new.client_id, case when new.sender_id = new.client_id then new."timestamp" end)
  on conflict (client_id) do update
    set since = case when new.sender_id = new.client_id then coalesce(waiting.since, excluded.since) end;
  return null;
end;
$$;

create trigger follow_waiting after insert on public.chat_messages
  for each row execute function private.follow_waiting();

-- Since when a client waits, after the messages up to "settled_number". What was taken back neither waits nor answers.
create function private.waits_since(client_id uuid, settled_number integer) returns timestamptz
language sql stable set search_path = ''
as $$
  select min(message."timestamp")
  from public.chat_messages as message
  where message.client_id = waits_since.client_id and message.sender_id = message.client_id
    and message.message_type <> 'deleted'
    and message.number > greatest(waits_since.settled_number, (
      select max(answer.number)
      from public.chat_messages as answer
      where answer.client_id = waits_since.client_id and answer.sender_id <> answer.client_id
        and answer.message_type <> 'deleted'
    ));
$$;

create function private.follow_taken_back() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.chat_waiting as waiting set since = private.waits_since(waiting.client_id, waiting.settled_number)
  where waiting.client_id = new.client_id;
  return null;
end;
$$;

create trigger follow_taken_back after update on public.chat_messages
  for each row when (new.message_type = 'deleted') execute function private.follow_taken_back();

create function private.settle_conversation(message_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  seen public.chat_messages;
begin
  perform private.assert_admin();
  seen := private.message_to_mark(message_id);
  perform private.lock_conversation(seen.client_id);
  update public.chat_waiting as waiting
  set settled_number = seen.number, since = private.waits_since(seen.client_id, seen.number)
  where waiting.client_id = seen.client_id and waiting.settled_number < seen.number;
  -- The same hint as for a read position: lists of clients read this one again.
  if found then
    perform realtime.send(jsonb_build_object('client_id', seen.client_id), 'read', 'studio', true);
  end if;
end;
$$;

-- Says that nothing up to this message needs an answer. Error: 42501 for everybody but an admin.
create function public.settle_conversation(message_id uuid) returns void
language sql set search_path = ''
return private.settle_conversation(message_id);
grant execute on function private.settle_conversation, public.settle_conversation to authenticated;

-- All clients, or some of them, ordered by their last message: with that message, the number that the studio has not
-- read, and since when they wait for an answer. The count ends at 100, as nobody needs a higher one.
create function public.chat_conversations(client_ids uuid[] default null) returns table (
  id uuid,
  username text,
  name text,
  site_url text,
  created_at timestamptz,
  last_message_id uuid,
  last_message_timestamp timestamptz,
  last_message_type text,
  last_message_content text,
  is_last_message_own boolean,
  unread integer,
  waiting_since timestamptz
)
language sql stable set search_path = ''
as $$
  -- Materialized, because below row-level security "coalesce" would keep the comparison below from using the index.
  with client as materialized (
    select
      account.id, account.username, coalesce(person.name, account.username) as name, account.site_url, account.created_at,
      coalesce(read.last_read_number, 0) as read_number
    from public.chat_users as account
    left join public.people as person on person.client_id = account.id
    left join public.chat_reads as read on read.client_id = account.id and read.side = 'studio'
    where account.role = 'client' and (client_ids is null or account.id = any (client_ids))
  )
  select
    client.id, client.username, client.name, client.site_url, client.created_at,
    last.id, last."timestamp", last.message_type, left(last.content, 200), last.sender_id <> client.id,
    unread.messages, waiting.since
  from client
  left join public.chat_waiting as waiting on waiting.client_id = client.id
  left join lateral (
    select message.*
    from public.chat_messages as message
    where message.client_id = client.id
    order by message.number desc
    limit 1
  ) as last on true
  cross join lateral (
    select count(*)::integer as messages
    from (
      select
      from public.chat_messages as message
      where message.client_id = client.id and message.number > client.read_number
        and message.sender_id = client.id and message.message_type <> 'deleted'
      limit 100
    ) as counted
  ) as unread
  order by last."timestamp" desc nulls last, client.created_at desc, client.id;
$$;

grant execute on function public.chat_conversations to authenticated;

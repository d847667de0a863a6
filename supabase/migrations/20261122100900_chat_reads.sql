-- How far each side has read a conversation. The studio is one side, whichever of its admins was reading.
create table public.chat_reads (
  client_id uuid not null references public.chat_users (id) on delete cascade,
  side text not null check (side in ('client', 'studio')),
  -- Everything up to the message with this number is read by this side.
  last_read_number integer not null,
  -- Grows with every move, and the studio's position can go back: of two that are known the later one counts.
  move integer not null default 1,
  primary key (client_id, side)
);

-- Nobody writes here but the functions below: a position is always that of a message there is.
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

-- Reading moves the position on alone: of two devices, the one that has read further decides.
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
begin
  perform private.assert_admin();
  update public.chat_reads as known set last_read_number = marked.number - 1, move = known.move + 1
  from private.message_to_mark(message_id) as marked
  where known.client_id = marked.client_id and known.side = 'studio' and known.last_read_number >= marked.number;
end;
$$;

-- Says that the signed-in person's side has read its conversation up to this message.
create function public.mark_chat_read(message_id uuid) returns void
language sql set search_path = ''
return private.mark_chat_read(message_id);

-- Takes it back for the studio: this message and what follows count as unread. Error: 42501 for everybody but an admin.
create function public.mark_chat_unread(message_id uuid) returns void
language sql set search_path = ''
return private.mark_chat_unread(message_id);

grant execute on function
  private.mark_chat_read, public.mark_chat_read, private.mark_chat_unread, public.mark_chat_unread
  to authenticated;

create function private.announce_read() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send(to_jsonb(new), 'read', 'chat:' || new.client_id, true);
  perform realtime.send(jsonb_build_object('client_id', new.client_id), 'read', 'studio', true);
  return null;
end;
$$;

create trigger announce_read after insert or update on public.chat_reads
  for each row execute function private.announce_read();

-- All clients, or some of them, whoever wrote or was written to last first: with that message, with how many the studio
-- has not read, and since when an answer is waited for. The count ends at 100; nobody needs to know more exactly.
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
  -- Materialized, because beneath row-level security "coalesce" would keep the comparison below from using the index.
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

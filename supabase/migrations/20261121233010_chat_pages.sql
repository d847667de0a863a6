-- Reading a conversation by its cursor, and all conversations at a glance. Every call has one address: a browser asks
-- once whether it may use it, where each query string of its own would be asked about anew.

-- What was written after the cursor, the oldest first. A comparison of rows, not "or", so that the index leads there.
create function public.chat_messages_after(
  conversation uuid, after_timestamp timestamptz, after_id uuid, page_size integer default 50
) returns setof public.chat_messages
language sql stable set search_path = ''
as $$
  select message.*
  from public.chat_messages as message
  where message.client_id = conversation and (message."timestamp", message.id) > (after_timestamp, after_id)
  order by message."timestamp", message.id
  limit least(page_size, 200);
$$;

-- What was written before the cursor, or the end of the conversation; the newest first.
create function public.chat_messages_before(
  conversation uuid,
  before_timestamp timestamptz default 'infinity',
  before_id uuid default '00000000-0000-0000-0000-000000000000',
  page_size integer default 50
) returns setof public.chat_messages
language sql stable set search_path = ''
as $$
  select message.*
  from public.chat_messages as message
  where message.client_id = conversation and (message."timestamp", message.id) < (before_timestamp, before_id)
  order by message."timestamp" desc, message.id desc
  limit least(page_size, 200);
$$;

-- All clients, or some of them, whoever wrote or was written to last first: with that message and with how many the
-- studio has not read. The count ends at 100; nobody needs to know more exactly.
create function public.chat_conversations(client_ids uuid[] default null) returns table (
  id uuid,
  username text,
  site_url text,
  created_at timestamptz,
  last_message_id uuid,
  last_message_timestamp timestamptz,
  last_message_type text,
  last_message_content text,
  is_last_message_own boolean,
  unread integer
)
language sql stable set search_path = ''
as $$
  -- Materialized, because beneath row-level security "coalesce" would keep the comparison below from using the index.
  with client as materialized (
    select
      person.id, person.username, person.site_url, person.created_at,
      coalesce(read.last_read_timestamp, '-infinity') as read_timestamp,
      coalesce(read.last_read_id, person.id) as read_id
    from public.chat_users as person
    left join public.chat_reads as read on read.client_id = person.id and read.side = 'studio'
    where person.role = 'client' and (client_ids is null or person.id = any (client_ids))
  )
  select
    client.id, client.username, client.site_url, client.created_at,
    last.id, last."timestamp", last.message_type, left(last.content, 200), last.sender_id <> client.id,
    unread.messages
  from client
  left join lateral (
    select message.*
    from public.chat_messages as message
    where message.client_id = client.id
    order by message."timestamp" desc, message.id desc
    limit 1
  ) as last on true
  cross join lateral (
    select count(*)::integer as messages
    from (
      select
      from public.chat_messages as message
      where message.sender_id = client.id
        and (message."timestamp", message.id) > (client.read_timestamp, client.read_id)
      limit 100
    ) as counted
  ) as unread
  order by last."timestamp" desc nulls last, client.created_at desc, client.id;
$$;

revoke execute on function
  public.chat_messages_after(uuid, timestamptz, uuid, integer),
  public.chat_messages_before(uuid, timestamptz, uuid, integer),
  public.chat_conversations(uuid[])
  from public;
grant execute on function
  public.chat_messages_after(uuid, timestamptz, uuid, integer),
  public.chat_messages_before(uuid, timestamptz, uuid, integer),
  public.chat_conversations(uuid[])
  to authenticated;

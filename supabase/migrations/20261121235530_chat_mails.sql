-- A chat message that stays unread makes a mail to its receiver: one for everything that came since that side last read.

-- Where a client hears of it. User names sign in under a domain without mailboxes, so an admin adds a real address, or
-- the client hears nothing outside the chat.
alter table public.chat_users add column notify_email text check (private.is_mailbox(notify_email));

alter table private.mail_settings
  add column sends_chat_notices boolean not null default true,
  add column chat_unread_after interval not null default '5 minutes',
  -- Conversations older than the read positions are not news.
  add column chat_news_for interval not null default '1 day';

create function private.queue_chat_mails() returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.mails (kind, source_id, recipient, content)
  select 'chat', unread.first_id, case side.name when 'client' then client.notify_email end,
    jsonb_build_object(
      'username', client.username, 'count', unread.count,
      -- What the studio writes to a client is not sent past the chat.
      'last', case side.name when 'studio' then unread.last end
    )
  from private.mail_settings as settings
  cross join public.chat_users as client
  cross join (values ('client'), ('studio')) as side (name)
  left join public.chat_reads as position on position.client_id = client.id and position.side = side.name
  cross join lateral (
    select
      count(*) as count,
      min(message."timestamp") as since,
      max(message."timestamp") as until,
      (array_agg(message.id order by message."timestamp", message.id))[1] as first_id,
      (array_agg(
        case when message.message_type <> 'image' then message.content end
        order by message."timestamp" desc, message.id desc
      ))[1] as last
    from public.chat_messages as message
    where message.client_id = client.id
      and (message.sender_id = client.id) = (side.name = 'studio')
      and (
        position.client_id is null
        or (message."timestamp", message.id) > (position.last_read_timestamp, position.last_read_id)
      )
  ) as unread
  where settings.sends_chat_notices
    and client.role = 'client'
    and (side.name = 'studio' or client.notify_email is not null)
    and unread.since < now() - settings.chat_unread_after
    and unread.until > now() - settings.chat_news_for
  on conflict (kind, source_id) do nothing;
$$;
revoke execute on function private.queue_chat_mails() from public;

-- A server's clock can be wrong for a while. What was written meanwhile must not shut anybody out, keep anything waiting or
-- delete anything once it is right again. Messages keep their order by themselves: each is later than the one before.

-- As before, but what a clock that was ahead has counted does not count until that time comes. The margin is there
-- because "now()" is when a transaction began, which need not be the order in which they pass the lock.
create or replace function private.count_submit() returns void
language plpgsql volatile set search_path = ''
as $$
declare
  settings private.submit_settings;
  sender bytea;
begin
  select * into strict settings from private.submit_settings;
  sender := private.address_hash(private.sender_address(settings.address_header), settings.hash_key);

  -- Two submits at once from one address wait for each other here, so they cannot both be the last one allowed.
  perform pg_advisory_xact_lock(hashtextextended('submits of ' || encode(sender, 'hex'), 0));
  if (
    select count(*) from private.submits
    where address_hash = sender
      and made_at > now() - settings.per_period and made_at < now() + settings.per_period
  ) >= settings.max_submits then
    raise exception 'Too many submissions from this address' using errcode = 'PT429';
  end if;
  insert into private.submits (address_hash) values (sender);

  -- Skips what a parallel submit is deleting already instead of waiting for it.
  delete from private.submits where id in (
    select id from private.submits
    where made_at < now() - settings.keep_for or made_at > now() + settings.keep_for
    for update skip locked
  );
end;
$$;

-- Takes back what a clock that was ahead has planned: nothing is ever planned further ahead than here.
create function private.plan_anew_after_clock_jump() returns void
language plpgsql volatile set search_path = ''
as $$
begin
  update public.mails set next_attempt_at = now(), queued_at = least(queued_at, now())
  where state in ('waiting', 'sending')
    and next_attempt_at > now() + (select longest_pause + attempt_takes_at_most from private.mail_settings);

  update public.site_builds set requested_at = now(), due_at = now()
  where status = 'requested' and due_at > now() + interval '1 minute';
  if found then
    perform pg_notify('site_builds', '');
  end if;

  -- After a long rest or a leap ahead nothing is deleted at once: if the clock is wrong, it may be right again tomorrow.
  update private.retention_settings set next_clean_up_at = now() + interval '1 day'
  where next_clean_up_at not between now() - interval '2 days' and now() + interval '2 days';
end;
$$;
revoke execute on function private.plan_anew_after_clock_jump() from public;

-- Cleaning is asked for once an hour until it has succeeded, and then once a day.
create or replace function private.functions_to_call() returns setof text
language plpgsql volatile set search_path = ''
as $$
begin
  perform private.plan_anew_after_clock_jump();
  perform private.queue_chat_mails();
  return query select 'send-mail'
    where exists (select from public.mails where state in ('waiting', 'sending') and next_attempt_at <= now());
  return query update private.retention_settings set next_clean_up_at = now() + interval '1 hour'
    where next_clean_up_at <= now() returning 'clean-up';
end;
$$;

-- As before, but messages dated by a clock that was ahead are not waited for.
create or replace function private.queue_chat_mails() returns void
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
    and not unread.since between now() - settings.chat_unread_after and now() + settings.chat_unread_after
    and unread.until > now() - settings.chat_news_for
  on conflict (kind, source_id) do nothing;
$$;

-- Which mails are sent: two for each submission, one for an unread conversation, reminders of requests. A mail is
-- deleted with what it reports. What must not be told twice is remembered here: the outbox forgets what it has sent.

-- A mail to the studio and a receipt to the visitor. The receipt repeats nothing of what was typed: otherwise anybody
-- could use it to send their text to a stranger. That a contact message is an order of AI pictures, its title says.
create function private.queue_notices() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kind constant text := tg_argv[0];
  settings private.mail_settings;
  receipts_today bigint;
  receipts_this_hour bigint;
begin
  select * into strict settings from private.mail_settings;
  if settings.sends_notices then
    insert into public.deliveries (kind, source_id, reply_to, content)
    values (
      kind, new.id, case when private.is_mailbox(new.email) then new.email end,
      to_jsonb(new) - array['read', 'search_text', 'person_id', 'deleted_at'] || coalesce(
        (select jsonb_build_object('service_title', service.title) from public.services as service
        where service.id = to_jsonb(new) ->> 'service'),
        '{}'
      )
    );
  end if;
  if settings.sends_receipts and private.is_mailbox(new.email) then
    -- By the clock and not now(), because this submit may have waited for others of the same address that began later.
    select count(*) into receipts_today from public.deliveries as earlier
    where earlier.kind in ('inquiry_receipt', 'contact_message_receipt')
      and lower(earlier.recipient) = lower(new.email)
      and earlier.created_at between clock_timestamp() - interval '1 day' and clock_timestamp();
    select count(*) into receipts_this_hour from public.deliveries as earlier
    where earlier.kind in ('inquiry_receipt', 'contact_message_receipt')
      and earlier.created_at between clock_timestamp() - interval '1 hour' and clock_timestamp();
    if receipts_today < settings.max_receipts_per_day and receipts_this_hour < settings.max_receipts_per_hour then
      insert into public.deliveries (kind, source_id, recipient, content)
      values (
        kind || '_receipt', new.id, new.email,
        jsonb_build_object('created_at', new.created_at) || case
          when to_jsonb(new) ->> 'title' like 'AI Design Order - %' then jsonb_build_object('is_order', true)
          else '{}'
        end
      );
    end if;
  end if;
  return null;
end;
$$;

create trigger queue_notices after insert on public.vitrina_inquiries
  for each row execute function private.queue_notices('inquiry');
create trigger queue_notices after insert on public.contact_messages
  for each row execute function private.queue_notices('contact_message');

-- Up to which message each side of a conversation was told of by mail, and when.
create table private.chat_mails (
  client_id uuid not null references public.chat_users (id) on delete cascade,
  side text not null check (side in ('client', 'studio')),
  told_number integer not null,
  told_at timestamptz not null,
  primary key (client_id, side)
);

-- A chat message that stays unread is mailed to its receiver: one mail for everything since that side last read, and
-- another, a day later at the earliest, for what came since. Messages that are dated in the future, by a clock that was
-- ahead, do not wait for that time.
create function private.queue_chat_mails() returns void
language sql volatile security definer set search_path = ''
as $$
  with due as (
    select
      client.id as client_id, person.name, side.name as side, person.address, unread.first_id, unread.last_number,
      unread.count,
      -- Mails to a client quote the studio's messages only if the client wants it.
      case when side.name = 'studio' or client.mails_text then unread.texts end as texts
    from private.mail_settings as settings
    cross join public.chat_users as client
    cross join (values ('client'), ('studio')) as side (name)
    -- User names sign in under a domain without mailboxes: a client without a real address gets no mail.
    left join lateral (
      select known.name, case when private.is_mailbox(known.email) then known.email end as address
      from public.people as known where known.client_id = client.id
    ) as person on true
    left join public.chat_reads as position on position.client_id = client.id and position.side = side.name
    -- A mail counts until everything that it told of is read.
    left join private.chat_mails as told
      on told.client_id = client.id and told.side = side.name
      and told.told_number > coalesce(position.last_read_number, 0)
    cross join lateral (
      select
        count(*) as count,
        min(message."timestamp") filter (where message.is_untold) as since,
        max(message."timestamp") as until,
        (array_agg(message.id order by message.number) filter (where message.is_untold))[1] as first_id,
        max(message.number) as last_number,
        -- The newest five. A picture without words has those that the chat gives it, and is only mentioned.
        jsonb_agg(
          case when message.message_type = 'image' then nullif(message.content, 'Изображение') else message.content end
          order by message.number
        ) filter (where message.from_end <= 5) as texts
      from (
        select
          message.*,
          row_number() over (order by message.number desc) as from_end,
          message.number > coalesce(told.told_number, 0) as is_untold
        from public.chat_messages as message
        where message.client_id = client.id
          and (message.sender_id = client.id) = (side.name = 'studio')
          and message.message_type <> 'deleted'
          and message.number > coalesce(position.last_read_number, 0)
      ) as message
    ) as unread
    where settings.sends_chat_notices
      and client.role = 'client'
      and (side.name = 'studio' or person.address is not null)
      and not unread.since between now() - settings.chat_unread_after and now() + settings.chat_unread_after
      -- What comes right after a mail has to wait for the next one.
      and unread.until > now() - settings.chat_news_for
        - case when told.told_at is null then interval '0' else settings.chat_mailed_every end
      and unread.first_id is not null
      and (told.told_at between now() - settings.chat_mailed_every and now()) is not true
  ), told as (
    insert into private.chat_mails (client_id, side, told_number, told_at)
    select due.client_id, due.side, due.last_number, now() from due
    on conflict (client_id, side) do update set told_number = excluded.told_number, told_at = excluded.told_at
  )
  insert into public.deliveries (kind, source_id, account_id, recipient, content)
  select 'chat', due.first_id, due.client_id, case due.side when 'client' then due.address end,
    jsonb_build_object('client_id', due.client_id, 'name', due.name, 'count', due.count, 'texts', due.texts)
  from due
  on conflict (kind, source_id) do nothing;
$$;

-- When a message is corrected or taken back, a waiting mail that quotes it is made again, and the quote is removed from
-- one that was sent.
create function private.forget_quote_in_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with forgotten as (
    delete from public.deliveries as mail
    where mail.kind = 'chat' and mail.state = 'waiting' and mail.account_id = new.client_id
      and (mail.source_id = new.id or mail.content -> 'texts' ? old.content)
    returning mail.recipient, mail.source_id
  )
  update private.chat_mails as told set told_number = untold.first_number - 1, told_at = '-infinity'
  from (
    select case when forgotten.recipient is null then 'studio' else 'client' end as side, min(message.number) as first_number
    from forgotten
    join public.chat_messages as message on message.id = forgotten.source_id
    group by forgotten.recipient is null
  ) as untold
  where told.client_id = new.client_id and told.side = untold.side;
  update public.deliveries as mail set content = jsonb_set(mail.content, '{texts}', (mail.content -> 'texts') - old.content)
  where mail.kind = 'chat' and mail.account_id = new.client_id and mail.content -> 'texts' ? old.content;
  return null;
end;
$$;

create trigger forget_quote_in_mails after update on public.chat_messages
  for each row when (new.content is distinct from old.content) execute function private.forget_quote_in_mails();

create function private.set_mails_text(wanted boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  client constant uuid := private.person_id();
begin
  if not private.is_client() then
    raise exception 'only clients decide this' using errcode = 'insufficient_privilege';
  end if;
  update public.chat_users set mails_text = wanted where id = client and mails_text <> wanted;
  if found and not wanted then
    update public.deliveries as mail set content = jsonb_set(mail.content, '{texts}', 'null')
    where mail.kind = 'chat' and mail.account_id = client and mail.recipient is not null
      and mail.state not in ('sent', 'kept');
  end if;
end;
$$;

-- Whether mails to the signed-in client quote unread messages; mails that are still waiting follow. Error: 42501 for
-- everybody else.
create function public.set_mails_text(wanted boolean) returns void
language sql volatile set search_path = ''
as $$ select private.set_mails_text(wanted); $$;
grant execute on function private.set_mails_text, public.set_mails_text to authenticated;

-- A mail repeats what it reports, so both are deleted together.
create function private.delete_deliveries_about() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.deliveries where kind in (tg_argv[0], tg_argv[0] || '_receipt') and source_id = old.id;
  return null;
end;
$$;

create trigger delete_deliveries_about after delete on public.vitrina_inquiries
  for each row execute function private.delete_deliveries_about('inquiry');
create trigger delete_deliveries_about after delete on public.contact_messages
  for each row execute function private.delete_deliveries_about('contact_message');
create trigger delete_deliveries_about after delete on public.person_entries
  for each row when (old.kind = 'letter') execute function private.delete_deliveries_about('letter');

-- Which reminders of a request were made.
create table private.request_reminders (
  request_id uuid not null references public.requests (id) on delete cascade,
  kind text not null check (kind in ('request_reminder', 'request_last_reminder')),
  queued_at timestamptz not null default now(),
  primary key (request_id, kind)
);

-- A waiting request, unless for a review, is mentioned in two mails, after two days and after five, but never within a
-- day of the client's last message.
create function private.queue_request_reminders() returns void
language sql volatile security definer set search_path = ''
as $$
  with due as (
    insert into private.request_reminders (request_id, kind)
    select
      asked.id,
      case
        when asked.made_at < now() - settings.remind_last_after then 'request_last_reminder' else 'request_reminder'
      end
    from private.request_settings as settings
    -- The index knows the state.
    join public.requests as asked on asked.state = 'open' and asked.kind <> 'review'
      and asked.made_at < now() - settings.remind_after
      and public.is_open(asked)
    where exists (
        select from public.people as person
        where person.client_id = asked.client_id and private.is_mailbox(person.email)
      )
      and not exists (
        select from public.chat_messages as message
        where message.sender_id = asked.client_id
          and message."timestamp" between now() - settings.quiet_after_message and clock_timestamp()
      )
      -- The first reminder may have waited until the client stopped writing.
      and not exists (
        select from private.request_reminders as told
        where told.request_id = asked.id
          and told.queued_at between now() - settings.quiet_after_message and now()
      )
    on conflict (request_id, kind) do nothing
    returning request_id, kind
  )
  insert into public.deliveries (kind, source_id, account_id, recipient, content)
  select due.kind, asked.id, asked.client_id, person.email, jsonb_build_object('title', asked.title)
  from due
  join public.requests as asked on asked.id = due.request_id
  join public.people as person on person.client_id = asked.client_id
  -- A backup of an earlier version has the mail, but not that it was made.
  on conflict (kind, source_id) do nothing;
$$;

-- Deletes due mails that are pointless by now: about messages that were read or taken back, and reminders of a request
-- that is not open any more. A digest is for its day.
create function private.drop_settled_mails() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.deliveries as mail
  where mail.channel = 'mail' and mail.state in ('waiting', 'sending') and mail.next_attempt_at <= now() and (
    (mail.kind = 'chat' and not exists (
      select from public.chat_messages as first
      join public.chat_messages as message on message.client_id = first.client_id and message.number >= first.number
      left join public.chat_reads as position on position.client_id = first.client_id
        and position.side = case when mail.recipient is null then 'studio' else 'client' end
      where first.id = mail.source_id
        and message.number > coalesce(position.last_read_number, 0)
        and (message.sender_id = message.client_id) = (mail.recipient is null)
        and message.message_type <> 'deleted'
    ))
    or (mail.kind in ('request_reminder', 'request_last_reminder') and not exists (
      select from public.requests as asked where asked.id = mail.source_id and public.is_open(asked)
    ))
    or (mail.kind = 'digest' and (mail.queued_at at time zone 'Europe/Sofia')::date < private.sofia_today())
  );
$$;

-- Browser notifications ("pushes"), also while the chat is closed: which browsers want them, and what is to be sent. A
-- push is in the outbox for ten seconds and leaves no copy. Its text is read when it is sent, so a message that was
-- taken back is never shown. Only the mail about unread messages is guaranteed to arrive.

-- One row that only the owner of the database reads or changes.
create table private.push_settings (
  is_only_row boolean primary key default true check (is_only_row),
  -- The hosts that the server may call. "*." stands for any subdomain.
  hosts text[] not null default
    '{fcm.googleapis.com,updates.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com}',
  -- The public half of the secret VAPID_KEYS, which identify us to push services; without it nobody can subscribe.
  public_key text check (public_key ~ '^B[A-Za-z0-9_-]{86}$'),
  -- What is read within this time is not sent, and what follows within it is sent together.
  told_after interval not null default '10 seconds',
  told_within interval not null default '10 minutes'
);
insert into private.push_settings default values;

-- Whether an address is a push service's, in a spelling in which every program finds the same host: no user, no port, no
-- IP address. It comes from a stranger, and our server calls it.
create function private.is_push_endpoint(endpoint text) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(bool_or(
    case when left(allowed, 2) = '*.' then right(called, length(allowed) - 1) = substr(allowed, 2) else called = allowed end
  ), false)
  from private.push_settings, unnest(hosts) as allowed,
    substring(endpoint from '^https://([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]+)/[A-Za-z0-9._~:/?=&%+@-]+$') as called
  where length(endpoint) <= 1000;
$$;

create table private.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.chat_users (id) on delete cascade,
  -- Notifications to this browser end with this session.
  session_id uuid not null,
  endpoint text not null unique check (private.is_push_endpoint(endpoint)),
  -- Only the browser can decrypt what is encrypted with these keys.
  p256dh text not null check (p256dh ~ '^B[A-Za-z0-9_-]{86}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  made_at timestamptz not null default now(),
  -- The source_id of the last push to it, so that a retry does not send it twice.
  told uuid
);
create index push_subscriptions_account_id_idx on private.push_subscriptions (account_id, made_at);

-- The browsers that may be notified: their person is signed in there, and we may call their address.
create function private.live_push_subscriptions(account uuid) returns setof private.push_subscriptions
language sql stable set search_path = ''
as $$
  select subscription.* from private.push_subscriptions as subscription
  join auth.sessions as session on session.id = subscription.session_id and session.user_id = subscription.account_id
  where subscription.account_id = account and private.is_push_endpoint(subscription.endpoint);
$$;

create function private.keep_push(endpoint text, p256dh text, auth text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  account constant uuid := private.person_id();
begin
  if not (private.is_client() or private.is_admin()) then
    raise exception 'only people of the chat are told' using errcode = 'insufficient_privilege';
  end if;
  insert into private.push_subscriptions as known (account_id, session_id, endpoint, p256dh, auth)
  values (account, (auth.jwt() ->> 'session_id')::uuid, keep_push.endpoint, keep_push.p256dh, keep_push.auth)
  on conflict on constraint push_subscriptions_endpoint_key do update
    set account_id = excluded.account_id, session_id = excluded.session_id
    -- The next person who signs in with this browser takes over its address; only the browser knows its keys.
    where known.p256dh = excluded.p256dh and known.auth = excluded.auth;
  if not found then
    raise exception 'the address belongs to another browser' using errcode = 'insufficient_privilege';
  end if;
  delete from private.push_subscriptions where id in (
    select id from private.push_subscriptions where account_id = account order by made_at desc, id offset 10
  );
exception
  -- The table's own refusal would log the row.
  when check_violation or not_null_violation then
    raise exception 'A value breaks a rule' using errcode = sqlstate;
end;
$$;

create function private.drop_push(endpoint text) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.push_subscriptions as known
  where known.endpoint = drop_push.endpoint and known.account_id = private.person_id();
$$;

create function private.push_key() returns text
language sql stable security definer set search_path = ''
as $$ select public_key from private.push_settings; $$;

-- Notifies the signed-in person in this browser until the session ends; repeated it changes nothing. An account has at
-- most ten browsers; the oldest one is dropped. Errors: 23514 for an address that is not a push service's, 42501 for one
-- of another browser, and for whoever is not of the chat.
create function public.keep_push(endpoint text, p256dh text, auth text) returns void
language sql volatile set search_path = ''
as $$ select private.keep_push(endpoint, p256dh, auth); $$;

-- Ends notifications in one of one's own browsers.
create function public.drop_push(endpoint text) returns void
language sql volatile set search_path = ''
as $$ select private.drop_push(endpoint); $$;

-- The key with which a browser subscribes; null if the studio has set none.
create function public.push_key() returns text
language sql stable set search_path = ''
as $$ select private.push_key(); $$;

grant execute on function
  private.keep_push, public.keep_push, private.drop_push, public.drop_push, private.push_key, public.push_key
  to authenticated;

create function private.queue_push(accounts uuid[], kind text, content jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  -- Nobody subscribes to most messages, and an empty insert has a cost too.
  if not exists (select from private.push_subscriptions where account_id = any (accounts)) then
    return;
  end if;
  insert into public.deliveries (channel, kind, account_id, content, next_attempt_at)
  select 'push', queue_push.kind, told.account_id, queue_push.content, now() + settings.told_after
  from private.push_settings as settings,
    (select distinct account_id from private.push_subscriptions where account_id = any (accounts)) as told
  on conflict (account_id, kind, (content ->> 'about')) where channel = 'push' and state = 'waiting'
    -- The push says something new from now on, so browsers that have got it are notified again.
    do update set source_id = excluded.source_id, queued_at = excluded.queued_at;
end;
$$;

create function private.queue_push_of_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_push(
    case
      when new.sender_id = new.client_id then array(select id from public.chat_users where role = 'admin')
      else array[new.client_id]
    end,
    'chat', jsonb_build_object('about', new.client_id, 'since', new.number)
  );
  return null;
end;
$$;

create trigger queue_push after insert on public.chat_messages
  for each row execute function private.queue_push_of_message();

create function private.queue_push_of_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_push(
    array(select id from public.chat_users where role = 'admin'), tg_argv[0], jsonb_build_object('about', new.id)
  );
  return null;
end;
$$;

create trigger queue_push after insert on public.vitrina_inquiries
  for each row execute function private.queue_push_of_submission('inquiry');
create trigger queue_push after insert on public.contact_messages
  for each row execute function private.queue_push_of_submission('contact_message');

-- The text of a push at this moment: the author (missing for the studio), the start of the newest message, the number of
-- unread ones, and the title of the request that it is, while that is open. Null if there is nothing to show: everything
-- was read, taken back or deleted, or the account may not read it any more.
create function private.push_words(push public.deliveries) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  about constant uuid := (push.content ->> 'about')::uuid;
  own_role constant text := private.role_of(push.account_id);
begin
  if push.kind = 'chat' and (own_role = 'admin' or (own_role = 'client' and about = push.account_id)) then
    return (
      select jsonb_build_object(
        'author', case own_role when 'admin' then coalesce(max(person.name), max(client.username)) end,
        'text', left((array_agg(message.content order by message.number desc))[1], 300),
        'message_id', (array_agg(message.id order by message.number desc))[1],
        'request', (
          select asked.title from public.requests as asked
          where asked.id = (array_agg(message.id order by message.number desc))[1] and asked.state = 'open'
        ),
        'count', count(*)
      )
      from public.chat_messages as message
      join public.chat_users as client on client.id = message.client_id
      left join public.people as person on person.client_id = client.id
      left join public.chat_reads as position on position.client_id = client.id
        and position.side = case own_role when 'admin' then 'studio' else 'client' end
      where message.client_id = about
        and message.number >= greatest((push.content ->> 'since')::integer, coalesce(position.last_read_number, 0) + 1)
        and (message.sender_id = message.client_id) = (own_role = 'admin')
        and message.message_type <> 'deleted'
      having count(*) > 0
    );
  elsif push.kind = 'inquiry' and own_role = 'admin' then
    return (
      select jsonb_build_object('author', inquiry.name, 'text', left(inquiry.message, 300), 'count', 1)
      from public.vitrina_inquiries as inquiry
      where inquiry.id = about and not inquiry.read and inquiry.deleted_at is null
    );
  elsif push.kind = 'contact_message' and own_role = 'admin' then
    return (
      select jsonb_build_object('author', sent.name, 'text', left(sent.message, 300), 'count', 1)
      from public.contact_messages as sent
      where sent.id = about and not sent.read and sent.deleted_at is null
    );
  end if;
  return null;
end;
$$;

-- Deletes pushes that are pointless by now, and browsers without a session.
create function private.drop_settled_pushes() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.deliveries as push
  where push.channel = 'push' and push.next_attempt_at <= now() and (
    push.queued_at < now() - (select told_within from private.push_settings) or private.push_words(push) is null
  );
  delete from private.push_subscriptions as subscription
  where not exists (select from auth.sessions as session where session.id = subscription.session_id);
end;
$$;

create function private.read_push(delivery_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.push_words(push) || jsonb_build_object(
    'is_studio', private.role_of(push.account_id) = 'admin',
    'browsers', array(
      select jsonb_build_object('endpoint', browser.endpoint, 'p256dh', browser.p256dh, 'auth', browser.auth)
      from private.live_push_subscriptions(push.account_id) as browser
      where browser.told is distinct from push.source_id
      order by browser.made_at
    )
  )
  from public.deliveries as push where push.id = delivery_id and push.channel = 'push';
$$;

create function private.record_push(endpoint text, source_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if record_push.source_id is null then
    delete from private.push_subscriptions as browser where browser.endpoint = record_push.endpoint;
  else
    update private.push_subscriptions as browser set told = record_push.source_id
    where browser.endpoint = record_push.endpoint;
  end if;
end;
$$;

-- The text of a push now, and the browsers to notify; null if there is nothing to show any more.
create function public.read_push(delivery_id uuid) returns jsonb
language sql stable set search_path = ''
as $$ select private.read_push(delivery_id); $$;

-- Records that a browser got the push with this source or, without one, that the browser is gone for good.
create function public.record_push(endpoint text, source_id uuid default null) returns void
language sql volatile set search_path = ''
as $$ select private.record_push(endpoint, source_id); $$;

grant execute on function private.read_push, public.read_push, private.record_push, public.record_push to service_role;

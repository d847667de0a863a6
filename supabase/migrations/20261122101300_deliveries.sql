-- What is to leave the database. A row is written in the transaction of what it tells of, so neither is ever there without
-- the other; the edge function "deliver" takes rows from here, and what it could not send it tries again.

-- One row. Only the owner of the database reads or changes it.
create table private.mail_settings (
  is_only_row boolean primary key default true check (is_only_row),
  sends_notices boolean not null default true,
  sends_receipts boolean not null default true,
  -- To one address, whoever asks for them: a stranger's mailbox is not filled from here.
  max_receipts_per_day integer not null default 3 check (max_receipts_per_day >= 0),
  -- The first repetition waits a minute, each further one twice as long, at most this.
  longest_pause interval not null default '1 hour' check (longest_pause >= '1 minute'),
  give_up_after interval not null default '3 days' check (give_up_after >= '1 day'),
  -- Longer than any attempt takes. Whoever has not reported by then has died.
  attempt_takes_at_most interval not null default '10 minutes',
  sends_chat_notices boolean not null default true,
  sends_digests boolean not null default true,
  chat_unread_after interval not null default '5 minutes',
  -- As long as nobody reads, however much is written.
  chat_mailed_every interval not null default '1 day',
  -- Conversations older than the read positions are not news.
  chat_news_for interval not null default '1 day'
);
insert into private.mail_settings default values;

create table public.deliveries (
  -- Part of the Message-ID, so a receiver that gets a mail twice can tell.
  id uuid primary key default gen_random_uuid(),
  -- By which way it goes.
  channel text not null default 'mail' check (channel in ('mail', 'push')),
  -- What it says; the edge function knows the words for each.
  kind text not null check (kind ~ '^[a-z_]{3,40}$'),
  -- What it is about: one of a kind for each.
  source_id uuid not null default gen_random_uuid(),
  -- Missing means the studio, whose address the sending function knows.
  recipient text check (private.is_mailbox(recipient)),
  -- The account that it is for or about; with the account it goes.
  account_id uuid references public.chat_users (id) on delete cascade,
  reply_to text check (private.is_mailbox(reply_to)),
  -- The facts that its text is made of.
  content jsonb not null default '{}',
  -- "kept": no mail server is set, so it went to one that only shows what it got.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  -- While it is being sent: when that counts as broken off.
  next_attempt_at timestamptz not null default now(),
  -- Why the last attempt failed, in the words of the mail server.
  failure text check (char_length(failure) <= 500),
  created_at timestamptz not null default now(),
  -- Later than created_at where an admin has sent it once more.
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (kind, source_id)
);
create index deliveries_newest_idx on public.deliveries (created_at desc, id desc);
create index deliveries_due_idx on public.deliveries (next_attempt_at) where state in ('waiting', 'sending');
create index deliveries_recipient_idx on public.deliveries (lower(recipient), created_at) where recipient is not null;
create index deliveries_account_id_idx on public.deliveries (account_id);
create index deliveries_troubled_idx on public.deliveries (queued_at) where state not in ('sent', 'kept');
-- One push waits for an account and what it is about: what happens meanwhile is told with it.
create unique index deliveries_waiting_push_idx on public.deliveries (account_id, kind, (content ->> 'about'))
  where channel = 'push' and state = 'waiting';

grant select on public.deliveries to authenticated;
grant select, insert, update, delete on public.deliveries to service_role;
alter table public.deliveries enable row level security;

-- A push is there for seconds, and for nobody to look at.
create policy "admins read mails" on public.deliveries
  for select to authenticated using (
    channel = 'mail' and (select private.own_role()) = 'admin' and (select private.person_id()) = (select auth.uid())
  );

-- Hands out deliveries that are due, each to one caller only, and counts the attempt. Those of a caller that died come again.
create function private.claim_deliveries(how_many integer, channel text) returns setof public.deliveries
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if claim_deliveries.channel = 'push' then
    perform private.drop_settled_pushes();
  end if;
  return query update public.deliveries as claimed set
    state = 'sending',
    attempts = claimed.attempts + 1,
    next_attempt_at = now() + (select attempt_takes_at_most from private.mail_settings)
  where claimed.id in (
    select due.id from public.deliveries as due
    where due.channel = claim_deliveries.channel and due.state in ('waiting', 'sending') and due.next_attempt_at <= now()
    order by due.next_attempt_at, due.created_at
    limit how_many
    for update skip locked
  )
  returning claimed.*;
end;
$$;

-- Notes how an attempt ended: 'sent', 'kept', 'refused' (for good), 'failed' (to be tried again) or 'released' (not tried). The
-- attempt's number keeps a caller that was thought dead from speaking for the one that took over.
create function private.record_delivery(delivery_id uuid, attempt integer, outcome text, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  settings private.mail_settings;
begin
  select * into strict settings from private.mail_settings;
  -- A push leaves no copy, and where the next one waits already it gives way.
  delete from public.deliveries as push
  where push.id = delivery_id and push.channel = 'push' and push.state = 'sending' and push.attempts = attempt and (
    outcome in ('sent', 'refused') or exists (
      select from public.deliveries as next
      where next.channel = 'push' and next.state = 'waiting' and next.account_id = push.account_id
        and next.kind = push.kind and next.content ->> 'about' = push.content ->> 'about'
    )
  );
  update public.deliveries as delivery set
    state = case
      when outcome in ('sent', 'kept') then outcome
      when outcome = 'refused' or (outcome = 'failed' and delivery.queued_at < now() - settings.give_up_after) then 'failed'
      else 'waiting'
    end,
    attempts = case outcome when 'released' then delivery.attempts - 1 else delivery.attempts end,
    next_attempt_at = case outcome
      when 'failed' then now() + least(interval '1 minute' * 2 ^ least(delivery.attempts - 1, 20), settings.longest_pause)
      else now()
    end,
    failure = case when outcome in ('sent', 'kept') then null when outcome = 'released' then delivery.failure else left(reason, 500) end,
    sent_at = case when outcome in ('sent', 'kept') then now() end
  where delivery.id = delivery_id and delivery.state = 'sending' and delivery.attempts = attempt;
end;
$$;

create function public.claim_deliveries(how_many integer, channel text default 'mail') returns setof public.deliveries
language sql volatile set search_path = ''
as $$ select * from private.claim_deliveries(how_many, channel); $$;

create function public.record_delivery(delivery_id uuid, attempt integer, outcome text, reason text default null) returns void
language sql volatile set search_path = ''
as $$ select private.record_delivery(delivery_id, attempt, outcome, reason); $$;

grant execute on function private.claim_deliveries, public.claim_deliveries, private.record_delivery, public.record_delivery
  to service_role;

create function private.retry_delivery(delivery_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  update public.deliveries set state = 'waiting', attempts = 0, next_attempt_at = now(), queued_at = now(), failure = null
  where id = delivery_id and channel = 'mail' and state in ('waiting', 'failed');
  if not found then
    raise exception 'there is no delivery % that waits or has failed', delivery_id using errcode = 'invalid_parameter_value';
  end if;
end;
$$;

create function private.send_test_mail() returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made uuid;
begin
  perform private.assert_admin();
  insert into public.deliveries (kind) values ('test') returning id into made;
  return made;
end;
$$;

-- A mail that nobody has taken for a while is as bad as one that failed: then the schedule does not run.
create function private.count_troubled_deliveries() returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  return (
    select count(*)::integer from public.deliveries
    where channel = 'mail'
      and (state = 'failed' or (state not in ('sent', 'kept') and queued_at < now() - interval '10 minutes'))
  );
end;
$$;

-- Sends a mail that failed, or still waits, once more and at once. Error: 22023 when there is none.
create function public.retry_delivery(delivery_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.retry_delivery(delivery_id); $$;

-- Sends the studio a mail that only says that mails arrive. Returns its id.
create function public.send_test_mail() returns uuid
language sql volatile set search_path = ''
as $$ select private.send_test_mail(); $$;

-- How many mails failed or have been waiting for more than ten minutes.
create function public.count_troubled_deliveries() returns integer
language sql stable set search_path = ''
as $$ select private.count_troubled_deliveries(); $$;

grant execute on function
  private.retry_delivery, public.retry_delivery, private.send_test_mail, public.send_test_mail,
  private.count_troubled_deliveries, public.count_troubled_deliveries
  to authenticated;

-- The console hears of what came to be and how it ended, not of every attempt's beginning.
create trigger announce_change after insert or update on public.deliveries
  for each row when (new.channel = 'mail' and new.state <> 'sending') execute function private.announce_change();

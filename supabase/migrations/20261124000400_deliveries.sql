-- The outbox: mails and browser notifications that are to be sent. A row is written in the same transaction as what it
-- reports, so neither exists without the other. The edge function "deliver" takes rows from here and retries what it
-- could not send.

-- One row that only the owner of the database reads or changes.
create table private.mail_settings (
  is_only_row boolean primary key default true check (is_only_row),
  sends_notices boolean not null default true,
  sends_receipts boolean not null default true,
  -- Per address, so that nobody can fill a stranger's mailbox from here.
  max_receipts_per_day integer not null default 3 check (max_receipts_per_day >= 0),
  -- To all addresses together, so that a flood of submits leaves the mail server's quota to other mails.
  max_receipts_per_hour integer not null default 60 check (max_receipts_per_hour >= 0),
  -- The first retry waits a minute and each further one twice as long, but never longer than this.
  longest_pause interval not null default '1 hour' check (longest_pause >= '1 minute'),
  give_up_after interval not null default '3 days' check (give_up_after >= '1 day'),
  -- Longer than any attempt takes: a sender that has not reported by then is taken for dead.
  attempt_takes_at_most interval not null default '10 minutes',
  sends_chat_notices boolean not null default true,
  sends_digests boolean not null default true,
  chat_unread_after interval not null default '5 minutes',
  -- At most one mail in this time while nobody reads, however much is written.
  chat_mailed_every interval not null default '1 day',
  -- Unread messages older than this are not mailed. Once a mail was sent, the time above is added.
  chat_news_for interval not null default '1 day'
);
insert into private.mail_settings default values;

create table public.deliveries (
  -- Part of the Message-ID, so that a receiver can recognise a mail that arrives twice.
  id uuid primary key default gen_random_uuid(),
  -- How it is sent.
  channel text not null default 'mail' check (channel in ('mail', 'push')),
  -- Decides what it says; the edge function has the text for each kind.
  kind text not null check (kind ~ '^[a-z_]{3,40}$'),
  -- What it is about; there is one delivery per kind and source.
  source_id uuid not null default gen_random_uuid(),
  -- Null means the studio, whose address the edge function knows.
  recipient text check (private.is_mailbox(recipient)),
  -- The account that it is for or about. It is deleted with the account.
  account_id uuid references public.chat_users (id) on delete cascade,
  reply_to text check (private.is_mailbox(reply_to)),
  -- The facts from which its text is composed.
  content jsonb not null default '{}',
  -- 'kept': no mail server is set, so it went to the local one that only shows what it receives.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  -- While it is being sent, the time after which the attempt counts as aborted.
  next_attempt_at timestamptz not null default now(),
  -- Why the last attempt failed, as the mail server put it.
  failure text check (char_length(failure) <= 500),
  created_at timestamptz not null default now(),
  -- Later than created_at if an admin has sent it again.
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (kind, source_id)
);
create index deliveries_newest_idx on public.deliveries (created_at desc, id desc);
create index deliveries_due_idx on public.deliveries (next_attempt_at) where state in ('waiting', 'sending');
create index deliveries_recipient_idx on public.deliveries (lower(recipient), created_at) where recipient is not null;
create index deliveries_account_id_idx on public.deliveries (account_id);
create index deliveries_troubled_idx on public.deliveries (queued_at) where state not in ('sent', 'kept');
-- At most one notification waits per account and subject; it also covers what happens until it is sent.
create unique index deliveries_waiting_push_idx on public.deliveries (account_id, kind, (content ->> 'about'))
  where channel = 'push' and state = 'waiting';

grant select on public.deliveries to authenticated;
grant select, insert, update, delete on public.deliveries to service_role;
alter table public.deliveries enable row level security;

-- Notifications exist for seconds, and nobody has to see them.
create policy "admins read mails" on public.deliveries
  for select to authenticated using (
    channel = 'mail' and (select private.own_role()) = 'admin' and (select private.person_id()) = (select auth.uid())
  );

-- Hands out deliveries that are due, each to one caller only, and counts the attempt. What a caller took that died is
-- handed out again.
create function private.claim_deliveries(how_many integer, channel text) returns setof public.deliveries
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if claim_deliveries.channel = 'push' then
    perform private.drop_settled_pushes();
  else
    perform private.drop_settled_mails();
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

-- Records how an attempt ended: 'sent', 'kept', 'refused' (for good), 'failed' (to be retried) or 'released' (not
-- tried). The attempt's number keeps a caller that was taken for dead from reporting for its successor.
create function private.record_delivery(delivery_id uuid, attempt integer, outcome text, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  settings private.mail_settings;
begin
  select * into strict settings from private.mail_settings;
  -- A notification that was sent leaves no copy, and one that failed is dropped where the next one is waiting already.
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

-- A mail that nobody has taken for a while is as bad as one that failed: it means that the schedule does not run.
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

-- Sends a mail that failed or is still waiting again, at once. Error: 22023 when there is none.
create function public.retry_delivery(delivery_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.retry_delivery(delivery_id); $$;

-- Sends the studio a test mail and returns its id.
create function public.send_test_mail() returns uuid
language sql volatile set search_path = ''
as $$ select private.send_test_mail(); $$;

-- How many mails have failed or have been waiting for more than ten minutes.
create function public.count_troubled_deliveries() returns integer
language sql stable set search_path = ''
as $$ select private.count_troubled_deliveries(); $$;

grant execute on function
  private.retry_delivery, public.retry_delivery, private.send_test_mail, public.send_test_mail,
  private.count_troubled_deliveries, public.count_troubled_deliveries
  to authenticated;

-- The console hears of new mails and of how they ended, not of the start of every attempt.
create trigger broadcast_change after insert or update on public.deliveries
  for each row when (new.channel = 'mail' and new.state <> 'sending') execute function private.broadcast_change();

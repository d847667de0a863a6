-- How people get in: keys in mails, and the accounts of clients.

-- A key lets somebody in once: an admin to set a password, a client without one. It is created while the mail that
-- carries it is composed, and only its hash is stored, so nothing in the outbox or in a backup opens a door.
create table private.account_keys (
  -- SHA-256 of the key.
  hash bytea primary key,
  account_id uuid not null references public.chat_users (id) on delete cascade,
  -- 'password' lets an admin choose a new password, 'entry' lets a client in.
  purpose text not null check (purpose ~ '^[a-z_]{3,40}$'),
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  first_used_at timestamptz
);
create index account_keys_account_id_idx on private.account_keys (account_id);

create function private.key_hash(key text) returns bytea
language sql immutable set search_path = ''
return sha256(convert_to(key, 'UTF8'));

create function private.issue_key(delivery_id uuid, recipient text, purpose text, valid_for interval) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- 244 random bits.
  key constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  opened uuid;
begin
  -- Locked, so that a change of the address is either seen here or sees the key.
  select mail.account_id into opened from public.deliveries as mail
  where mail.id = delivery_id and mail.recipient = issue_key.recipient
  for update;
  if opened is null then
    return null;
  end if;
  insert into private.account_keys (hash, account_id, purpose, expires_at)
  values (private.key_hash(key), opened, issue_key.purpose, now() + valid_for);
  return key;
end;
$$;

-- Creates a key for the account that a mail is for, valid for that long. Null where the mail is gone, is for no
-- account, or goes to another address than "recipient" now.
create function public.issue_key(delivery_id uuid, recipient text, purpose text, valid_for interval) returns text
language sql volatile set search_path = ''
as $$ select private.issue_key(delivery_id, recipient, purpose, valid_for); $$;

-- The account of that role that a key opens for a purpose. For ten minutes it opens it again: the answer to the first use
-- may get lost, somebody taps the link twice, or Auth fails to save the password; once it has, no key of the account is
-- left.
create function private.use_key(key text, purpose text, role text) returns uuid
language sql volatile set search_path = ''
as $$
  update private.account_keys as known set first_used_at = coalesce(known.first_used_at, now())
  where known.hash = private.key_hash(key) and known.purpose = use_key.purpose
    and coalesce(known.first_used_at + interval '10 minutes', known.expires_at) > now()
    and private.role_of(known.account_id) = use_key.role
  returning known.account_id;
$$;

create function private.use_password_key(key text) returns uuid
language sql volatile security definer set search_path = ''
as $$ select private.use_key(key, 'password', 'admin'); $$;

-- Returns the admin whose password a key may set; null for a key that is wrong or expired, was used more than ten
-- minutes ago, or does not belong to an admin.
create function public.use_password_key(key text) returns uuid
language sql volatile set search_path = ''
as $$ select private.use_password_key(key); $$;

-- A new password invalidates every key, and a new address those for a password: whoever changes either may fear that
-- somebody reads their mail.
create function private.end_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.deliveries
  where kind = 'password_link' and account_id = new.id and recipient is distinct from new.email
    and state not in ('sent', 'kept');
  -- Not before: a mail for which a key is being made holds that back.
  delete from private.account_keys
  where account_id = new.id
    and (purpose = 'password' or new.encrypted_password is distinct from old.encrypted_password);
  return null;
end;
$$;
create trigger end_keys after update of encrypted_password, email on auth.users
  for each row when (
    new.encrypted_password is distinct from old.encrypted_password or new.email is distinct from old.email
  )
  execute function private.end_keys();

-- What was not sent yet follows a person to a new address: letters, and what is for the client's account. Of the last
-- day's messages that are unread the new address is told anew. The keys that were mailed to the former address end, and
-- the sessions with them: it may have been a stranger's. So does the password of an account that was entered by a key,
-- because Auth lets sessions from links choose another without the current one (IsRecovery in supabase/auth).
create function private.follow_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  letters constant uuid[] := array(
    select entry.id from public.person_entries as entry where entry.person_id = new.id and entry.kind = 'letter'
  );
begin
  if private.is_mailbox(new.email) then
    update public.deliveries set recipient = new.email
    where (account_id = new.client_id or id = any (letters)) and recipient is not null
      and state not in ('sent', 'kept');
  else
    delete from public.deliveries
    where (account_id = new.client_id or id = any (letters)) and recipient is not null
      and state not in ('sent', 'kept');
  end if;
  -- An account that passes to another person takes its address along, and a client who had none came in by the password.
  if old.client_id = new.client_id and old.email is not null then
    -- Not before: a mail for which a key is being made holds the change above back.
    delete from private.account_keys where account_id = new.client_id;
    delete from auth.sessions where user_id = new.client_id;
    update auth.users set encrypted_password = null
    where id in (select id from public.chat_users where id = new.client_id and entered_at is not null);
    delete from private.chat_mails where client_id = new.client_id and side = 'client';
    delete from public.deliveries
    where kind = 'chat' and account_id = new.client_id and recipient is not null and state not in ('sent', 'kept');
    -- The mail to the new address takes the place of those that told the former one.
    update public.deliveries set source_id = default
    where kind = 'chat' and account_id = new.client_id and recipient is not null;
  end if;
  return null;
end;
$$;
-- A merge may give the account to a person who had another address. Whoever loses the account keeps the address.
create trigger follow_address after update of email on public.people
  for each row when (
    (old.client_id is null or new.client_id is not null)
    and private.folded(new.email) is distinct from private.folded(old.email)
  )
  execute function private.follow_address();

grant execute on function
  private.issue_key, public.issue_key, private.use_password_key, public.use_password_key
  to service_role;

create function private.use_entry_key(key text) returns uuid
language sql volatile security definer set search_path = ''
as $$
  update public.chat_users set entered_at = now()
  from private.use_key(key, 'entry', 'client') as opened
  where id = opened
  returning id;
$$;

-- Returns the client whom a key lets in and records the time; null for a key that is wrong or expired, was used more
-- than ten minutes ago, or does not belong to a client.
create function public.use_entry_key(key text) returns uuid
language sql volatile set search_path = ''
as $$ select private.use_entry_key(key); $$;
grant execute on function private.use_entry_key, public.use_entry_key to service_role;

-- Mails an account a link that somebody asked for: at most three a day, so that nobody fills a stranger's mailbox, and
-- none while the last one is minutes old, so that whoever asks in haste does not use them up.
create function private.mail_link(kind text, account uuid, address text) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  -- Many who ask at once wait for each other here, so that each sees the mails of the ones before.
  perform pg_advisory_xact_lock(hashtextextended('links of ' || account, 0));
  insert into public.deliveries (kind, account_id, recipient)
  select mail_link.kind, account, address
  from public.deliveries as earlier
  where earlier.account_id = account and earlier.kind in ('password_link', 'sign_in')
    and earlier.created_at between clock_timestamp() - interval '1 day' and clock_timestamp()
  having count(*) < 3 and not coalesce(max(earlier.created_at) > clock_timestamp() - interval '5 minutes', false);
end;
$$;

-- Refuses the studio's fourth invitation to an account in a day. Links that somebody asked for do not count here:
-- otherwise a stranger could keep invitations back.
create function private.assert_may_invite(account uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (
    select count(*) >= 3 from public.deliveries
    where account_id = account and kind in ('team_invitation', 'invitation')
      and created_at between now() - interval '1 day' and now()
  ) then
    raise exception 'Too many invitations today' using errcode = 'PT429';
  end if;
end;
$$;

create function private.request_password_link(name text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked constant text := lower(private.trimmed(name));
begin
  perform private.count_submit();
  perform private.mail_link('password_link', person.id, account.email)
  from public.chat_users as person
  join auth.users as account on account.id = person.id
  where person.role = 'admin' and asked in (person.username, lower(account.email))
    and private.is_mailbox(account.email);
end;
$$;

-- Mails an admin a link for setting a new password, valid for thirty minutes, at most three a day and one in five
-- minutes. "name" is the user name or the address. The answer is the same for everybody, so nobody learns who has an
-- account. Error: PT429 over the limit of submits.
create function public.request_password_link(name text) returns void
language sql volatile set search_path = ''
as $$ select private.request_password_link(name); $$;
grant execute on function private.request_password_link, public.request_password_link to anon, authenticated;

create function private.request_key(name text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked constant text := private.folded(private.trimmed(name));
begin
  perform private.count_submit();
  perform private.mail_link('sign_in', client.id, person.email)
  from public.chat_users as client
  join public.people as person on person.client_id = client.id
  where client.role = 'client' and asked in (client.username, private.folded(person.email))
    and private.is_mailbox(person.email);
end;
$$;

-- Mails a client a link that signs them in, valid for thirty minutes, at most three a day and one in five minutes.
-- "name" is the user name or the address. The answer is the same for everybody, so nobody learns who is a client. Error:
-- PT429 over the limit of submits.
create function public.request_key(name text) returns void
language sql volatile set search_path = ''
as $$ select private.request_key(name); $$;
grant execute on function private.request_key, public.request_key to anon, authenticated;

create function private.invite_client(person_id uuid) returns public.chat_users
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person public.people;
  client public.chat_users;
begin
  select * into person from public.people where id = invite_client.person_id;
  if person.id is null then
    raise exception 'there is no such person' using errcode = 'PT404';
  end if;
  if not coalesce(private.is_mailbox(person.email), false) then
    raise exception 'the person has no mailbox' using errcode = 'invalid_parameter_value';
  end if;
  select * into client from public.chat_users where id = person.client_id;
  if client.id is not null then
    perform private.assert_may_invite(client.id);
    insert into public.deliveries (kind, account_id, recipient, content)
    values (
      'invitation', client.id, person.email, jsonb_build_object('name', person.name, 'username', client.username)
    );
  end if;
  return client;
end;
$$;

-- Mails a person's client a link that signs them in, valid for seven days. Returns the client, without an id if the
-- person is not one yet. Errors: PT404 where there is no such person, 22023 without a mailbox, PT429 over three a day.
create function public.invite_client(person_id uuid) returns public.chat_users
language sql volatile set search_path = ''
as $$ select * from private.invite_client(person_id); $$;

create function private.add_client(
  account_id uuid, username text, site_url text, person_id uuid, name text, email text, invites boolean
)
returns public.chat_users
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made public.chat_users;
  person uuid := add_client.person_id;
begin
  if exists (
    select from public.people as known
    where known.client_id is not null and private.folded(known.email) = private.folded(add_client.email)
  ) then
    raise exception 'a client has this address' using errcode = 'unique_violation';
  end if;
  insert into public.chat_users as client (id, username, role, site_url)
  values (account_id, add_client.username, 'client', add_client.site_url)
  on conflict on constraint chat_users_username_key do nothing
  returning * into made;
  if made.id is null then
    return made;
  end if;
  if person is null then
    select known.id into person from public.people as known
    where known.client_id is null and private.folded(known.email) = private.folded(add_client.email);
  end if;
  if person is null then
    update public.people as known set name = coalesce(add_client.name, known.name), email = add_client.email
    where known.client_id = made.id;
  else
    -- The person replaces the one that the new account's trigger created from its user name.
    delete from public.people where client_id = made.id;
    update public.people as known
    set client_id = made.id, name = coalesce(add_client.name, known.name), is_binned = false
    where known.id = person and known.client_id is null;
    if not found then
      raise exception 'the person is a client already' using errcode = 'unique_violation';
    end if;
  end if;
  if invites then
    perform private.invite_client((select known.id from public.people as known where known.client_id = made.id));
  end if;
  return made;
end;
$$;

-- Makes an account a client's: of the given person, of whoever has the address, or of a new person. With "invites" a
-- link that signs them in is mailed. Returns the row, without an id if another account has the user name. Errors: 23505
-- where the person is a client already or a client has the address, and those of invite_client.
create function public.add_client(
  account_id uuid, username text, site_url text default null, person_id uuid default null, name text default null,
  email text default null, invites boolean default false
)
returns public.chat_users
language sql volatile set search_path = ''
as $$ select * from private.add_client(account_id, username, site_url, person_id, name, email, invites); $$;
grant execute on function private.invite_client, public.invite_client, private.add_client, public.add_client
  to service_role;

-- Keys that let somebody in once: an admin to set a password, a client without one. A key is made while the mail that carries
-- it is composed, and only its hash stays: nothing that opens a door rests in the outbox or in a backup.

create table private.account_keys (
  -- SHA-256 of the key.
  hash bytea primary key,
  account_id uuid not null references public.chat_users (id) on delete cascade,
  -- What it opens: 'password' lets an admin choose a new one, 'entry' lets a client in.
  purpose text not null check (purpose ~ '^[a-z_]{3,40}$'),
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  first_used_at timestamptz
);
create index account_keys_account_id_idx on private.account_keys (account_id);
create index account_keys_expires_at_idx on private.account_keys (expires_at);

create function private.key_hash(key text) returns bytea
language sql immutable set search_path = ''
return sha256(convert_to(key, 'UTF8'));

create function private.issue_key(account_id uuid, purpose text, valid_for interval) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- 244 random bits.
  key constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into private.account_keys (hash, account_id, purpose, expires_at)
  values (private.key_hash(key), issue_key.account_id, issue_key.purpose, now() + valid_for);
  return key;
end;
$$;

-- Makes a key for an account, good once and for so long. Error: 23503 where there is no such account.
create function public.issue_key(account_id uuid, purpose text, valid_for interval) returns text
language sql volatile set search_path = ''
as $$ select private.issue_key(account_id, purpose, valid_for); $$;

create function private.use_password_key(key text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  opened uuid;
begin
  update private.account_keys as known set first_used_at = now()
  where known.hash = private.key_hash(key) and known.purpose = 'password'
    and known.first_used_at is null and known.expires_at > now()
    and private.role_of(known.account_id) = 'admin'
  returning known.account_id into opened;
  return opened;
end;
$$;

-- Uses up a key to a new password and returns the admin whose it is; null for a key that is wrong, used or too old, and for
-- whoever is no admin any more.
create function public.use_password_key(key text) returns uuid
language sql volatile set search_path = ''
as $$ select private.use_password_key(key); $$;

-- A new password is the end of every key: who changes it may fear that somebody reads the mails.
create function private.end_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.account_keys where account_id = new.id;
  return null;
end;
$$;
create trigger end_keys after update of encrypted_password on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password) execute function private.end_keys();

grant execute on function
  private.issue_key, public.issue_key, private.use_password_key, public.use_password_key
  to service_role;

-- Whether one more mail with a key may go to an account today: whoever asks again and again fills no mailbox.
create function private.may_mail_key(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) < 3 from public.deliveries
  where account_id = account and kind in ('password_link', 'team_invitation', 'sign_in', 'invitation')
    and created_at > now() - interval '1 day';
$$;

create function private.request_password_link(name text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked constant text := lower(private.trimmed(name));
begin
  perform private.count_submit();
  insert into public.deliveries (kind, account_id, recipient)
  select 'password_link', person.id, account.email
  from public.chat_users as person
  join auth.users as account on account.id = person.id
  where person.role = 'admin' and asked in (person.username, lower(account.email))
    and private.is_mailbox(account.email) and private.may_mail_key(person.id);
end;
$$;

-- Mails an admin a link to a new password, good for thirty minutes, at most three a day. "name" is the user name or the
-- address. The answer is the same for everybody, so nobody learns who has an account. Error: PT429 over the limit of
-- submits.
create function public.request_password_link(name text) returns void
language sql volatile set search_path = ''
as $$ select private.request_password_link(name); $$;
grant execute on function private.request_password_link, public.request_password_link to anon, authenticated;

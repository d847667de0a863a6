-- A client comes in by a link in a mail, without a password. Passwords stay for whoever has one.

create function private.use_entry_key(key text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  opened uuid;
begin
  update private.account_keys as known set first_used_at = coalesce(known.first_used_at, now())
  where known.hash = private.key_hash(key) and known.purpose = 'entry' and known.expires_at > now()
    -- An answer gets lost, and thumbs tap twice.
    and coalesce(known.first_used_at, now()) > now() - interval '10 minutes'
    and private.role_of(known.account_id) = 'client'
  returning known.account_id into opened;
  update public.chat_users set entered_at = now() where id = opened;
  return opened;
end;
$$;

-- The client whom a key lets in, noted as the last entry; null for a key that is wrong or too old, was used more than ten
-- minutes ago, or is nobody's who is a client.
create function public.use_entry_key(key text) returns uuid
language sql volatile set search_path = ''
as $$ select private.use_entry_key(key); $$;
grant execute on function private.use_entry_key, public.use_entry_key to service_role;

create function private.request_key(name text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked constant text := private.folded(private.trimmed(name));
begin
  perform private.count_submit();
  insert into public.deliveries (kind, account_id, recipient)
  select 'sign_in', client.id, person.email
  from public.chat_users as client
  join public.people as person on person.client_id = client.id
  where client.role = 'client' and asked in (client.username, private.folded(person.email))
    and private.is_mailbox(person.email) and private.may_mail_key(client.id);
end;
$$;

-- Mails a client a link that lets them in, good for thirty minutes, at most three a day. "name" is the user name or the
-- address. The answer is the same for everybody, so nobody learns who is a client. Error: PT429 over the limit of submits.
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
  if client.id is not null and private.may_mail_key(client.id) then
    insert into public.deliveries (kind, account_id, recipient, content)
    values (
      'invitation', client.id, person.email, jsonb_build_object('name', person.name, 'username', client.username)
    );
  end if;
  return client;
end;
$$;

-- Mails a person's client a link that lets them in, good for seven days; three a day at most. Returns the client, without
-- an id for who is none yet. Errors: PT404 where there is no such person, 22023 without a mailbox.
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
    -- In place of whom the row made of its user name.
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

-- Makes an account a client's: of the given person, of whoever has the address, or of a new one. Who "invites" mails them a
-- link that lets them in. Returns the row, without an id where another account has the user name. Errors: 23505 where the
-- person is a client already, or one has the address, and those of invite_client.
create function public.add_client(
  account_id uuid, username text, site_url text default null, person_id uuid default null, name text default null,
  email text default null, invites boolean default false
)
returns public.chat_users
language sql volatile set search_path = ''
as $$ select * from private.add_client(account_id, username, site_url, person_id, name, email, invites); $$;
grant execute on function private.invite_client, public.invite_client, private.add_client, public.add_client
  to service_role;

create function private.my_name() returns text
language sql stable security definer set search_path = ''
as $$ select person.name from public.people as person where person.client_id = private.person_id(); $$;

-- How the studio calls the client who is signed in; null for everybody else.
create function public.my_name() returns text
language sql stable set search_path = ''
as $$ select private.my_name(); $$;
grant execute on function private.my_name, public.my_name to authenticated;

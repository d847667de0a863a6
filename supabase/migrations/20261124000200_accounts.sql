-- Who may sign in: the admins of the studio and its clients. Passwords are only in the schema "auth".

create table public.chat_users (
  id uuid primary key references auth.users (id) on delete cascade,
  username text not null unique check (username ~ '^(?=.{3,32}$)[a-z0-9_-]+(\.[a-z0-9_-]+)*$'),
  role text not null default 'client' check (role in ('admin', 'client', 'former')),
  site_url text check (private.is_web_url(site_url)),
  -- When a client last signed in through a link in a mail.
  entered_at timestamptz,
  -- Whether the mail about unread messages quotes them. Mails travel unencrypted, so only the client decides.
  mails_text boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index chat_users_role_idx on public.chat_users (role, created_at, id);

-- The functions that every rule calls are in PL/pgSQL, which keeps their plans: a function in SQL is planned again by
-- each statement that calls it.

-- 'admin', 'client' or 'former' (who was an admin); null for somebody without an account here.
create function private.role_of(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select role from public.chat_users where id = person);
end;
$$;

-- The id of whoever is signed in; null for a visitor. A token stays valid for an hour whatever happens, but its session
-- is deleted at the sign-out, when the password or a client's address changes, and with the account. So every rule calls
-- this function and none auth.uid().
create function private.person_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select session.user_id from auth.sessions as session
    where session.id = (auth.jwt() ->> 'session_id')::uuid and session.user_id = auth.uid()
  );
end;
$$;

create function private.own_role() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.role_of(private.person_id());
end;
$$;

create function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(private.own_role() = 'admin', false);
end;
$$;

create function private.is_client() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(private.own_role() = 'client', false);
end;
$$;

-- Whether the signed-in person is an admin of the studio. False for visitors.
create function public.is_admin() returns boolean
language sql stable set search_path = ''
return private.is_admin();

grant execute on function private.is_admin, public.is_admin to anon, authenticated, service_role;
grant execute on function private.role_of, private.is_client, private.person_id, private.own_role to authenticated;

-- The data API calls this before every request.
-- With a session that has ended, policies alone would return no rows, and the apps would take the account for deleted or
-- a message for refused; 401 sends the person to the sign-in instead.
-- Row counts that the planner estimates cover all rows, whoever asks, so they are refused. We need none.
create function private.admit_request() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.role() = 'authenticated' and private.person_id() is null then
    raise exception 'The session has ended' using errcode = 'PT401';
  end if;
  if nullif(current_setting('request.headers', true), '')::json ->> 'prefer' ~ 'count=(planned|estimated)' then
    raise exception 'Rows are counted exactly or not at all' using errcode = 'invalid_parameter_value';
  end if;
end;
$$;
grant execute on function private.admit_request to anon, authenticated, service_role;
alter role authenticator set pgrst.db_pre_request = 'private.admit_request';
notify pgrst, 'reload config';

-- For SECURITY DEFINER functions, which no policy restricts. Error: 42501.
create function private.assert_admin() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'only admins may do this' using errcode = 'insufficient_privilege';
  end if;
end;
$$;

-- At least one admin remains. This does not apply to an account that the project's owner deletes through Auth with the
-- secret key: it is already gone when this runs.
create function private.keep_an_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.role = 'admin' then
    return new;
  end if;
  -- If two admins remove each other, the second waits here until the first one is done.
  perform pg_advisory_xact_lock(hashtextextended('the admins', 0));
  if exists (select from auth.users where id = old.id)
    and not exists (select from public.chat_users where role = 'admin' and id <> old.id)
  then
    raise exception 'the last admin stays' using errcode = 'PT422';
  end if;
  return case tg_op when 'UPDATE' then new else old end;
end;
$$;

create trigger keep_an_admin before update of role or delete on public.chat_users
  for each row when (old.role = 'admin') execute function private.keep_an_admin();

-- The domain of the addresses with which user names sign in: `chatDomain` of shared/src/brand.ts.
create function private.chat_domain() returns text
language sql immutable set search_path = ''
return 'chat.vitrina.example';

-- A client signs in with a user name and knows no address; with another address the account could not be entered any
-- more. Auth lets people change their own address, so this allows a client only the one that belongs to the user name.
create function private.keep_client_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from public.chat_users as person
    where person.id = new.id and person.role = 'client' and (
      (
        new.email is distinct from old.email
        and new.email is distinct from person.username || '@' || private.chat_domain()
      )
      -- Where a hosted project keeps a new address until it is confirmed.
      or (coalesce(new.email_change, '') <> '' and new.email_change is distinct from old.email_change)
    )
  ) then
    raise exception 'Clients keep their address' using errcode = 'insufficient_privilege';
  end if;
  return new;
end;
$$;
create trigger keep_client_address before update on auth.users
  for each row when (new.email is distinct from old.email or new.email_change is distinct from old.email_change)
  execute function private.keep_client_address();

grant select on public.chat_users to authenticated;
-- An admin who could change roles could make another admin a client, set the password, and be that admin afterwards. So
-- accounts are added, renamed and removed by functions only.
grant update (site_url) on public.chat_users to authenticated;
grant select, insert, update, delete on public.chat_users to service_role;
alter table public.chat_users enable row level security;

-- Whoever may read a table can also see the planner's estimate of its row count, past the policies: PostgREST counts
-- that way on request, and private.admit_request does not notice a header that is sent twice. The planner expects a
-- boolean function to be true for every second row, and a comparison with an unknown value for one row in 200; two such
-- comparisons make it estimate 1 of 40,000 rows, which tells nobody how many there are. So policies for reading are
-- written as comparisons, except where that would mislead the planner about something long, such as a conversation.
create policy "people read their own row, admins all" on public.chat_users
  for select to authenticated using (
    id = (select private.person_id())
    or ((select private.own_role()) = 'admin' and (select private.person_id()) = (select auth.uid()))
  );
create policy "admins change" on public.chat_users
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create trigger touch_updated_at before update on public.chat_users
  for each row execute function private.touch_updated_at();

-- The admin whom clients write to: the one whose account is the oldest.
create function private.chat_studio() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select person.id
    from public.chat_users as person
    where person.role = 'admin'
    order by person.created_at, person.id
    limit 1
  );
end;
$$;

grant execute on function private.chat_studio to authenticated, service_role;

-- Removes an account that the edge function chat-clients or team began to create and did not finish: its metadata, which
-- only the secret key can write, names its origin, and it has no row in chat_users. Otherwise it would occupy its user
-- name for ever. True if that made the address available.
create function private.clear_unfinished_account(address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  unfinished uuid;
begin
  -- Another call may be adding the row right now. The lock waits for that call before the row is looked for.
  select account.id into unfinished from auth.users as account
  where account.email = lower(address) and account.raw_app_meta_data ->> 'made_by' in ('chat-clients', 'team')
  for update;
  delete from auth.users as account
  where account.id = unfinished
    and not exists (select from public.chat_users as person where person.id = account.id);
  return found;
end;
$$;

create function public.clear_unfinished_account(address text) returns boolean
language sql set search_path = ''
return private.clear_unfinished_account(address);

grant execute on function private.clear_unfinished_account, public.clear_unfinished_account to service_role;

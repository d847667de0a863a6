-- The people who may sign in. Passwords live in the auth schema alone.
create table public.chat_users (
  id uuid primary key references auth.users (id) on delete cascade,
  username text not null unique check (username ~ '^(?=.{3,32}$)[a-z0-9_-]+(\.[a-z0-9_-]+)*$'),
  role text not null default 'client' check (role in ('admin', 'client', 'former')),
  site_url text check (private.is_web_url(site_url)),
  -- When a client last came in by a link in a mail.
  entered_at timestamptz,
  -- Whether the mail about an unread message carries its text. Mails travel unencrypted, so the client alone decides.
  mails_text boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index chat_users_role_idx on public.chat_users (role, created_at, id);

-- The questions that every rule asks are functions in plpgsql, which keeps their plans: one in SQL is planned anew by each
-- statement that calls it.

-- 'admin', 'client', 'former' for who was an admin, or null for someone without an account here.
create function private.role_of(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select role from public.chat_users where id = person);
end;
$$;

-- Who is signed in; null for a visitor. A token stays good for an hour, whatever happens meanwhile, but Auth deletes its
-- session at the sign-out, at a new password and with the account. So every rule asks this, and none auth.uid().
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

-- Whether the signed-in person runs the studio. False for visitors.
create function public.is_admin() returns boolean
language sql stable set search_path = ''
return private.is_admin();

grant execute on function private.is_admin, public.is_admin to anon, authenticated, service_role;
grant execute on function private.role_of, private.is_client to authenticated, service_role;
grant execute on function private.person_id, private.own_role to authenticated;

-- What the data API runs before every request.
-- Past the end of a session the rules alone would show an empty world, and the apps would take the account for removed or
-- a message for refused; 401 sends the person to the sign-in instead.
-- Counts that the planner guesses are made from all rows, whoever asks. Nothing of ours wants one.
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

-- For functions with their owner's rights, which no policy holds back. Error: 42501.
create function private.assert_admin() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'only admins may do this' using errcode = 'insufficient_privilege';
  end if;
end;
$$;

-- Where user names sign in: `chatDomain` of shared/src/brand.ts.
create function private.chat_domain() returns text
language sql immutable set search_path = ''
return 'chat.vitrina.example';

-- A client knows a user name and no address. With another address the account could not be entered any more, so Auth,
-- which lets people change their own, may give a client the address of the user name alone.
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
      -- What a hosted project keeps until the change is confirmed.
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

grant select, delete on public.chat_users to authenticated;
grant insert (id, username, role, site_url) on public.chat_users to authenticated;
grant update (username, role, site_url) on public.chat_users to authenticated;
grant select, insert, update, delete on public.chat_users to service_role;
alter table public.chat_users enable row level security;

-- Whoever may read a table can have the planner's guess at its rows told, past its policies: PostgREST counts so, and
-- private.admit_request does not see a header that is sent twice. Of a yes or no the planner takes one row in two to
-- pass, of each comparison with something it cannot know one in two hundred: after two it guesses 1 of 40,000, and tells
-- nobody how many there are, or whether somebody wrote. So policies for reading ask in this form, except where it would
-- mislead the planner about something long, as a conversation.
create policy "people read their own row, admins all" on public.chat_users
  for select to authenticated using (
    id = (select private.person_id())
    or ((select private.own_role()) = 'admin' and (select private.person_id()) = (select auth.uid()))
  );
create policy "admins add" on public.chat_users
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change" on public.chat_users
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete" on public.chat_users
  for delete to authenticated using ((select private.is_admin()));

create trigger touch_updated_at before update on public.chat_users
  for each row execute function private.touch_updated_at();

-- The admin whom clients write to: the first one that was made.
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

-- Removes an account that an edge function, chat-clients or team, began to make and did not finish: its metadata, which only the
-- secret key writes, tells where it comes from, and it has no row in chat_users. Without this it would keep its user
-- name for ever. True if the address is free afterwards because of it.
create function private.clear_unfinished_account(address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  unfinished uuid;
begin
  -- Another call may be adding the row just now. The lock waits for it, and only then the row is looked for.
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

-- The people who may sign in. Passwords live in the auth schema alone.
create table public.chat_users (
  id uuid primary key references auth.users (id) on delete cascade,
  username text not null unique check (username ~ '^[a-z0-9._-]{3,32}$'),
  role text not null default 'client' check (role in ('admin', 'client')),
  site_url text check (private.is_web_url(site_url)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index chat_users_role_idx on public.chat_users (role, created_at, id);

create trigger touch_updated_at before update on public.chat_users
  for each row execute function private.touch_updated_at();

-- 'admin', 'client', or null for someone without an account here.
create function private.role_of(person uuid) returns text
language sql stable security definer set search_path = ''
return (select role from public.chat_users where id = person);

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select coalesce(private.role_of(auth.uid()) = 'admin', false); $$;

create function private.is_client() returns boolean
language sql stable security definer set search_path = ''
as $$ select coalesce(private.role_of(auth.uid()) = 'client', false); $$;

-- The admin whom clients write to: the first one that was made.
create function private.chat_provider() returns table (id uuid, username text)
language sql stable security definer set search_path = ''
as $$
  select person.id, person.username
  from public.chat_users as person
  where person.role = 'admin'
  order by person.created_at, person.id
  limit 1;
$$;

-- Whether the signed-in person runs the studio. False for visitors.
create function public.is_admin() returns boolean
language sql stable set search_path = ''
return private.is_admin();

-- Id and user name of the studio's side of every conversation; all that a client learns of another account.
create function public.chat_provider() returns table (id uuid, username text)
language sql stable set search_path = ''
as $$ select provider.id, provider.username from private.chat_provider() as provider; $$;

revoke execute on function
  private.role_of(uuid), private.is_admin(), private.is_client(), private.chat_provider(),
  public.is_admin(), public.chat_provider()
  from public;
grant execute on function private.is_admin(), public.is_admin() to anon, authenticated, service_role;
grant execute on function
  private.role_of(uuid), private.is_client(), private.chat_provider(), public.chat_provider()
  to authenticated, service_role;

grant select, insert, update, delete on public.chat_users to authenticated, service_role;
alter table public.chat_users enable row level security;

create policy "people read their own row, admins all" on public.chat_users
  for select to authenticated using (id = (select auth.uid()) or (select private.is_admin()));
create policy "admins add" on public.chat_users
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change" on public.chat_users
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete" on public.chat_users
  for delete to authenticated using ((select private.is_admin()));

-- Work that the studio shows.
create table public.projects (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.is_filled(title, 200)),
  description text not null check (private.is_filled(description, 2000)),
  image text not null check (private.is_link(image)),
  url text check (private.is_link(url)),
  -- The default means: at the end.
  order_index integer not null default 2147483647 check (order_index >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_index) deferrable initially deferred
);

create trigger touch_updated_at before update on public.projects
  for each row execute function private.touch_updated_at();
call private.keep_order('public.projects');

grant select on public.projects to anon;
grant select, insert, update, delete on public.projects to authenticated, service_role;
alter table public.projects enable row level security;

create policy "everyone reads projects" on public.projects
  for select to anon, authenticated using (true);
create policy "admins add" on public.projects
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change" on public.projects
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete" on public.projects
  for delete to authenticated using ((select private.is_admin()));

-- Moves the project at one place to another; those between make room.
create function public.reorder_projects(start_index integer, end_index integer) returns void
language sql volatile set search_path = ''
as $$ select private.reorder('public.projects', start_index, end_index); $$;

revoke execute on function public.reorder_projects(integer, integer) from public;
grant execute on function public.reorder_projects(integer, integer) to authenticated, service_role;

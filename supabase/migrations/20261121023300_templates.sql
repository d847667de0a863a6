-- Ready-made sites on offer. The public sees the active ones.
create table public.templates (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.is_filled(name, 120)),
  description text not null check (private.is_filled(description, 2000)),
  demo_url text not null check (private.is_link(demo_url)),
  image_url text check (private.is_link(image_url)),
  -- The default means: at the end.
  order_index integer not null default 2147483647 check (order_index >= 0),
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_index) deferrable initially deferred
);
create index templates_status_idx on public.templates (status, order_index);

create trigger touch_updated_at before update on public.templates
  for each row execute function private.touch_updated_at();
call private.keep_order('public.templates');

grant select on public.templates to anon;
grant select, insert, update, delete on public.templates to authenticated, service_role;
alter table public.templates enable row level security;

create policy "visitors read active templates" on public.templates
  for select to anon using (status = 'active');
create policy "clients read active templates, admins all" on public.templates
  for select to authenticated using (status = 'active' or (select private.is_admin()));
create policy "admins add" on public.templates
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change" on public.templates
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete" on public.templates
  for delete to authenticated using ((select private.is_admin()));

-- Moves the template at one place to another; those between make room.
create function public.reorder_templates(start_index integer, end_index integer) returns void
language sql volatile set search_path = ''
as $$ select private.reorder('public.templates', start_index, end_index); $$;

revoke execute on function public.reorder_templates(integer, integer) from public;
grant execute on function public.reorder_templates(integer, integer) to authenticated, service_role;

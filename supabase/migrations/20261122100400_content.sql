-- What the site shows and an admin orders: ready-made templates, work of the studio, examples made with AI.

-- Ready-made sites on offer. The public sees the active ones.
create table public.templates (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.is_filled(name, 120)),
  description text not null check (private.is_filled(description, 2000)),
  demo_url text not null check (private.is_link(demo_url)),
  image_url text check (private.is_picture(image_url)),
  -- The default means: at the end.
  order_index integer not null default 2147483647 check (order_index >= 0),
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_index) deferrable initially deferred
);
create index templates_status_idx on public.templates (status, order_index);

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

-- Moves the template at one place, or the one with the id, to another place; those between make room. Errors as of
-- private.reorder.
create function public.reorder_templates(start_index integer, end_index integer, item_id uuid default null)
returns void
language sql volatile set search_path = ''
as $$ select private.reorder('public.templates', start_index, end_index, item_id); $$;
grant execute on function public.reorder_templates to authenticated, service_role;

create trigger touch_updated_at before update on public.templates
  for each row execute function private.touch_updated_at();
create trigger announce_change after insert or update or delete on public.templates
  for each row execute function private.announce_change();
call private.keep_order('public.templates');

-- Work that the studio shows.
create table public.projects (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.is_filled(title, 200)),
  description text not null check (private.is_filled(description, 2000)),
  image text not null check (private.is_picture(image)),
  url text check (private.is_link(url)),
  -- The default means: at the end.
  order_index integer not null default 2147483647 check (order_index >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_index) deferrable initially deferred
);

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

-- As reorder_templates.
create function public.reorder_projects(start_index integer, end_index integer, item_id uuid default null)
returns void
language sql volatile set search_path = ''
as $$ select private.reorder('public.projects', start_index, end_index, item_id); $$;
grant execute on function public.reorder_projects to authenticated, service_role;

create trigger touch_updated_at before update on public.projects
  for each row execute function private.touch_updated_at();
create trigger announce_change after insert or update or delete on public.projects
  for each row execute function private.announce_change();
call private.keep_order('public.projects');

-- Examples of what the studio makes with AI.
create table public.ai_gallery_images (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.is_filled(title, 200)),
  description text check (char_length(description) <= 2000),
  image_url text not null check (private.is_picture(image_url)),
  -- The default means: at the end.
  order_index integer not null default 2147483647 check (order_index >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What is to be seen on the picture, for those who do not see it. Without it pages say its title.
  alt text check (private.is_filled(alt, 300)),
  unique (order_index) deferrable initially deferred
);

grant select on public.ai_gallery_images to anon;
grant select, insert, update, delete on public.ai_gallery_images to authenticated, service_role;
alter table public.ai_gallery_images enable row level security;

create policy "everyone reads the gallery" on public.ai_gallery_images
  for select to anon, authenticated using (true);
create policy "admins add" on public.ai_gallery_images
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change" on public.ai_gallery_images
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete" on public.ai_gallery_images
  for delete to authenticated using ((select private.is_admin()));

-- As reorder_templates.
create function public.reorder_ai_gallery_images(start_index integer, end_index integer, item_id uuid default null)
returns void
language sql volatile set search_path = ''
as $$ select private.reorder('public.ai_gallery_images', start_index, end_index, item_id); $$;
grant execute on function public.reorder_ai_gallery_images to authenticated, service_role;

create trigger touch_updated_at before update on public.ai_gallery_images
  for each row execute function private.touch_updated_at();
create trigger announce_change after insert or update or delete on public.ai_gallery_images
  for each row execute function private.announce_change();
call private.keep_order('public.ai_gallery_images');

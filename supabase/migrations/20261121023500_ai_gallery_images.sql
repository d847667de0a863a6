-- Examples of what the studio makes with AI.
create table public.ai_gallery_images (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.is_filled(title, 200)),
  description text check (char_length(description) <= 2000),
  image_url text not null check (private.is_link(image_url)),
  -- The default means: at the end.
  order_index integer not null default 2147483647 check (order_index >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_index) deferrable initially deferred
);

create trigger touch_updated_at before update on public.ai_gallery_images
  for each row execute function private.touch_updated_at();
call private.keep_order('public.ai_gallery_images');

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

-- Moves the picture at one place to another; those between make room.
create function public.reorder_ai_gallery_images(start_index integer, end_index integer) returns void
language sql volatile set search_path = ''
as $$ select private.reorder('public.ai_gallery_images', start_index, end_index); $$;

revoke execute on function public.reorder_ai_gallery_images(integer, integer) from public;
grant execute on function public.reorder_ai_gallery_images(integer, integer) to authenticated, service_role;

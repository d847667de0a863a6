-- Texts that the studio sends again and again, with placeholders in braces that are filled in before a letter is sent.

create table public.canned_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.is_filled(title, 80)),
  body text not null check (private.is_filled(body, 4000)),
  -- By default at the end.
  order_index integer not null default 2147483647 check (order_index >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_index) deferrable initially deferred
);

grant select, insert, update, delete on public.canned_replies to authenticated, service_role;
alter table public.canned_replies enable row level security;

create policy "admins read" on public.canned_replies
  for select to authenticated using ((select private.is_admin()));
create policy "admins add" on public.canned_replies
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change" on public.canned_replies
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete" on public.canned_replies
  for delete to authenticated using ((select private.is_admin()));

-- As reorder_templates.
create function public.reorder_canned_replies(start_index integer, end_index integer, item_id uuid default null)
returns void
language sql volatile set search_path = ''
as $$ select private.reorder('public.canned_replies', start_index, end_index, item_id); $$;
grant execute on function public.reorder_canned_replies to authenticated;

create trigger touch_updated_at before update on public.canned_replies
  for each row execute function private.touch_updated_at();
create trigger broadcast_change after insert or update or delete on public.canned_replies
  for each row execute function private.broadcast_change();
call private.keep_order('public.canned_replies');

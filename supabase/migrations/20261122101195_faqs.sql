-- Questions about having a site made, with the studio's answers, in an order of the studio's.

create table public.faqs (
  id uuid primary key default gen_random_uuid(),
  question text not null check (private.is_line(question, 200)),
  answer text not null check (private.is_line(answer, 1500)),
  -- The default means: at the end.
  order_index integer not null default 2147483647 check (order_index >= 0),
  updated_at timestamptz not null default now(),
  unique (order_index) deferrable initially deferred
);

-- What they say is written through versions alone.
grant select on public.faqs to anon, authenticated;
grant update (order_index) on public.faqs to authenticated;
grant select, insert, update, delete on public.faqs to service_role;
alter table public.faqs enable row level security;

create policy "everyone reads questions" on public.faqs
  for select to anon, authenticated using (true);
create policy "admins move" on public.faqs
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

-- As reorder_templates.
create function public.reorder_faqs(start_index integer, end_index integer, item_id uuid default null)
returns void
language sql volatile set search_path = ''
as $$ select private.reorder('public.faqs', start_index, end_index, item_id); $$;
grant execute on function public.reorder_faqs to authenticated, service_role;

create trigger touch_updated_at before update on public.faqs
  for each row execute function private.touch_updated_at();
create trigger announce_change after insert or update or delete on public.faqs
  for each row execute function private.announce_change();
call private.keep_order('public.faqs');
call private.rebuild_site_after('public.faqs');
call private.keep_versions('public.faqs');

-- What clients say of the studio, in an order of the studio's.

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.is_line(name, 100)),
  company text check (private.is_line(company, 100)),
  quote text not null check (private.is_line(quote, 600)),
  rating smallint not null check (rating between 1 and 5),
  -- Written by no client, which the pages say beside it.
  is_sample boolean not null default false,
  -- The review that it is taken from.
  request_id uuid unique references public.requests (id) on delete set null,
  -- The default means: at the end.
  order_index integer not null default 2147483647 check (order_index >= 0),
  updated_at timestamptz not null default now(),
  unique (order_index) deferrable initially deferred,
  check (request_id is null or not is_sample)
);

-- What they say is written through versions alone.
grant select on public.testimonials to anon, authenticated;
grant update (order_index) on public.testimonials to authenticated;
grant select, insert, update, delete on public.testimonials to service_role;
alter table public.testimonials enable row level security;

create policy "everyone reads reviews" on public.testimonials
  for select to anon, authenticated using (true);
create policy "admins move" on public.testimonials
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

-- A client's review is shown only where the client has allowed it. An earlier version may name one that is gone.
create function private.check_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  review public.requests;
begin
  select * into review from public.requests where id = new.request_id;
  new.request_id := review.id;
  if review.id is not null
    and (review.kind = 'review' and review.state = 'done' and (review.answer ->> 'may_show')::boolean) is not true
  then
    raise exception 'Not a review that may be shown' using errcode = 'check_violation', column = 'request_id';
  end if;
  return new;
end;
$$;

-- As reorder_templates.
create function public.reorder_testimonials(start_index integer, end_index integer, item_id uuid default null)
returns void
language sql volatile set search_path = ''
as $$ select private.reorder('public.testimonials', start_index, end_index, item_id); $$;
grant execute on function public.reorder_testimonials to authenticated, service_role;

create trigger check_review before insert or update of request_id on public.testimonials
  for each row execute function private.check_review();
create trigger touch_updated_at before update on public.testimonials
  for each row execute function private.touch_updated_at();
create trigger announce_change after insert or update or delete on public.testimonials
  for each row execute function private.announce_change();
call private.keep_order('public.testimonials');
call private.rebuild_site_after('public.testimonials');
call private.keep_versions('public.testimonials');

-- All versions of what was taken from an account's reviews.
create function private.versions_of_reviews(account_id uuid) returns setof public.content_versions
language sql stable security definer set search_path = ''
as $$
  select version.* from public.content_versions as version
  where version.table_name = 'testimonials' and version.row_key in (
    select taken.row_key from public.content_versions as taken
    join public.requests as review on review.id::text = taken.content ->> 'request_id'
    where taken.table_name = 'testimonials' and review.client_id = account_id
  );
$$;

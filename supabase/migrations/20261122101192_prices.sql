-- What the studio's work costs: every price of the site, once. Pages find those that they name by their ids; lists show a group.

create table public.prices (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 60),
  -- The list that shows it.
  price_group text not null,
  name text not null check (private.is_line(name, 120)),
  note text check (private.is_line(note, 300)),
  -- What it is paid for: a month, an article.
  unit text check (private.is_line(unit, 40)),
  -- In cents of the currency in which the studio set it. The other one is computed.
  cents integer not null check (cents between 1 and 100000000),
  -- The upper end of a range.
  cents_to integer check (cents_to > cents and cents_to <= 100000000),
  currency text not null default 'EUR' check (currency in ('BGN', 'EUR')),
  -- "from ...", "...+"
  is_from boolean not null default false,
  is_plus boolean not null default false,
  -- Within the group. The default means: at the end.
  order_index integer not null default 2147483647 check (order_index >= 0),
  updated_at timestamptz not null default now(),
  unique (order_index) deferrable initially deferred,
  -- Two lists are free. The other prices are those that pages, forms and packages name.
  check (
    price_group in ('sites', 'edits')
    or (price_group, id) in (
      ('services', 'service-websites'), ('services', 'service-copywriting'), ('services', 'service-advertising'),
      ('services', 'service-templates'), ('packages', 'package-informational'), ('packages', 'package-reservations'),
      ('packages', 'package-platform'), ('maintenance', 'maintenance-monthly'),
      ('voluntary-maintenance', 'maintenance-light'), ('voluntary-maintenance', 'maintenance-full'),
      ('ai', 'ai-basic'), ('ai', 'ai-premium'), ('ai', 'ai-logo')
    )
  )
);

-- What they say is written through versions alone.
grant select on public.prices to anon, authenticated;
grant update (order_index) on public.prices to authenticated;
grant select, insert, update, delete on public.prices to service_role;
alter table public.prices enable row level security;

create policy "everyone reads prices" on public.prices
  for select to anon, authenticated using (true);
create policy "admins move" on public.prices
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

-- As reorder_templates.
create function public.reorder_prices(start_index integer, end_index integer, item_id text default null)
returns void
language sql volatile set search_path = ''
as $$ select private.reorder('public.prices', start_index, end_index, item_id); $$;
grant execute on function public.reorder_prices to authenticated, service_role;

-- A price stays in its list, and one that pages name stays.
create function private.keep_price_in_place() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    if old.price_group not in ('sites', 'edits') then
      raise exception 'A page names this price' using errcode = 'foreign_key_violation', detail = 'pages';
    end if;
    return old;
  end if;
  if new.price_group <> old.price_group then
    raise exception 'Of another list' using errcode = 'check_violation', column = 'price_group';
  end if;
  return new;
end;
$$;

create trigger keep_price_in_place before update of price_group or delete on public.prices
  for each row execute function private.keep_price_in_place();
create trigger touch_updated_at before update on public.prices
  for each row execute function private.touch_updated_at();
create trigger announce_change after insert or update or delete on public.prices
  for each row execute function private.announce_change();
call private.keep_order('public.prices');
call private.rebuild_site_after('public.prices');
call private.keep_versions('public.prices');

-- What the studio's work costs: every price of the site, and what names one (packages, questions). Pages name prices by
-- their ids; lists show a group.

create table public.prices (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 60),
  -- The list that shows it.
  price_group text not null,
  name text not null check (private.is_line(name, 120)),
  note text check (private.is_line(note, 300)),
  -- What it is paid for, such as a month or an article.
  unit text check (private.is_line(unit, 40)),
  -- In cents of "currency", in which the studio set it. The other currency is computed.
  cents integer not null check (cents between 1 and 100000000),
  -- The upper end of a range.
  cents_to integer check (cents_to > cents and cents_to <= 100000000),
  currency text not null default 'EUR' check (currency in ('BGN', 'EUR')),
  -- "from ...", "...+"
  is_from boolean not null default false,
  is_plus boolean not null default false,
  -- By default at the end.
  order_index integer not null default 2147483647 check (order_index >= 0),
  updated_at timestamptz not null default now(),
  unique (order_index) deferrable initially deferred,
  -- The studio may add to two lists. The other prices are those that pages, forms and packages name.
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

-- The content is written only by publishing.
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
grant execute on function public.reorder_prices to authenticated;

-- A price stays in its list, and one that pages name cannot be deleted.
create function private.keep_price_in_place() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    if old.price_group not in ('sites', 'edits')
      or old.id in ('site-contact-form', 'site-reservations', 'edit-page', 'edit-content')
    then
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
call private.show_on_site('public.prices');
call private.keep_order('public.prices');

-- The three packages of a website. Name and amount come from the price.

-- The contents of a package: seven things, each included (true), not included (false), or how much of it.
create function private.are_package_rows(rows jsonb) returns boolean
language sql immutable set search_path = ''
return jsonb_typeof(rows) = 'object'
  and (select array_agg(name order by name) from jsonb_object_keys(rows) as name)
    = array['accounts', 'deadline', 'domain', 'hosting', 'pages', 'requests', 'support']
  and not exists (
    select from jsonb_each(rows) as item (name, value)
    where (
      jsonb_typeof(value) = 'boolean' or private.is_text_line(value, 60)
    ) is not true
  );

create table public.packages (
  id text primary key check (id in ('informational', 'reservations', 'platform')),
  price text not null references public.prices (id),
  -- Whom it is for.
  audience text not null check (private.is_line(audience, 200)),
  is_recommended boolean not null default false,
  rows jsonb not null check (private.are_package_rows(rows)),
  updated_at timestamptz not null default now()
);
create index packages_price_idx on public.packages (price);
create unique index packages_recommended_idx on public.packages (is_recommended) where is_recommended;

-- Written only by publishing.
grant select on public.packages to anon, authenticated;
grant select, insert, update, delete on public.packages to service_role;
alter table public.packages enable row level security;

create policy "everyone reads packages" on public.packages
  for select to anon, authenticated using (true);

-- Only the package that was recommended last stays so.
create function private.recommend_one() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.packages set is_recommended = false where is_recommended and id <> new.id;
  return new;
end;
$$;

-- When a package loses the recommendation, the one that had it before gets it again; if none had, it keeps it.
create function private.return_recommendation() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.packages set is_recommended = true where id = coalesce((
    select version.row_key from public.content_versions as version
    where version.table_name = 'packages' and version.row_key <> new.id
      and version.state = 'earlier' and version.content @> '{"is_recommended": true}'
    order by version.made_at desc limit 1
  ), new.id);
  return null;
end;
$$;

-- The pages are made for exactly three.
create function private.keep_packages() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The pages show three packages' using errcode = 'foreign_key_violation', detail = 'pages';
end;
$$;

create trigger recommend_one before insert or update of is_recommended on public.packages
  for each row when (new.is_recommended) execute function private.recommend_one();
-- Not where recommend_one takes it. By its name it runs after record_version.
create trigger return_recommendation after update of is_recommended on public.packages
  for each row when (old.is_recommended and not new.is_recommended and pg_trigger_depth() = 0)
  execute function private.return_recommendation();
create trigger keep_packages before delete on public.packages
  for each row execute function private.keep_packages();
call private.show_on_site('public.packages');

grant execute on function private.are_package_rows to service_role;

-- Questions and answers about having a site made, in an order that the studio sets.

create table public.faqs (
  id uuid primary key default gen_random_uuid(),
  question text not null check (private.is_line(question, 200)),
  answer text not null check (private.is_line(answer, 1500)),
  -- By default at the end.
  order_index integer not null default 2147483647 check (order_index >= 0),
  updated_at timestamptz not null default now(),
  unique (order_index) deferrable initially deferred
);

-- The content is written only by publishing.
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
grant execute on function public.reorder_faqs to authenticated;

call private.show_on_site('public.faqs');
call private.keep_order('public.faqs');

-- A text may name a price by its id, as "{edit-page}", and pages replace it with the amount. So the price must exist and
-- stay.

create function private.mentioned_prices(content text) returns setof text
language sql immutable set search_path = ''
begin atomic
  select match[1] from regexp_matches(content, '\{([a-z0-9]+(?:-[a-z0-9]+)*)\}', 'g') as match;
end;

-- For tables with such texts. The error names the price that does not exist. Deleting a price waits for a text that is
-- just naming it.
create function private.check_price_mentions() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  mentioned text;
begin
  for mentioned in select private.mentioned_prices(to_jsonb(new)::text) loop
    perform from public.prices where id = mentioned for key share;
    if not found then
      raise exception 'There is no such price' using errcode = 'check_violation', detail = mentioned;
    end if;
  end loop;
  return new;
end;
$$;

create trigger check_price_mentions before insert or update of question, answer on public.faqs
  for each row execute function private.check_price_mentions();
create trigger check_price_mentions before insert or update of faqs on public.services
  for each row execute function private.check_price_mentions();

-- The error says where the price is used.
create function private.keep_used_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.faqs where old.id in (select private.mentioned_prices(question || ' ' || answer))) then
    raise exception 'A question names this price' using errcode = 'foreign_key_violation', detail = 'faqs';
  end if;
  if exists (select from public.services where old.id in (select private.mentioned_prices(faqs::text))) then
    raise exception 'A service names this price' using errcode = 'foreign_key_violation', detail = 'services';
  end if;
  if exists (select from public.packages where price = old.id) then
    raise exception 'A package has this price' using errcode = 'foreign_key_violation', detail = 'packages';
  end if;
  return old;
end;
$$;

create trigger keep_used_price before delete on public.prices
  for each row execute function private.keep_used_price();

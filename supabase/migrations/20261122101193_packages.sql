-- The three packages of a website. Each is called and costs what its price says.

-- What a package holds: seven things, each included (true), not (false), or how much.
create function private.are_package_rows(rows jsonb) returns boolean
language sql immutable set search_path = ''
return jsonb_typeof(rows) = 'object'
  and (select array_agg(name order by name) from jsonb_object_keys(rows) as name)
    = array['accounts', 'deadline', 'domain', 'hosting', 'pages', 'requests', 'support']
  and not exists (
    select from jsonb_each(rows) as item (name, value)
    where (
      jsonb_typeof(value) = 'boolean' or (jsonb_typeof(value) = 'string' and private.is_line(value #>> '{}', 60))
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

-- Written through versions alone.
grant select on public.packages to anon, authenticated;
grant select, insert, update, delete on public.packages to service_role;
alter table public.packages enable row level security;

create policy "everyone reads packages" on public.packages
  for select to anon, authenticated using (true);

-- One is recommended: the last that was called so.
create function private.recommend_one() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.packages set is_recommended = false where is_recommended and id <> new.id;
  return new;
end;
$$;

-- Three they are, and three they stay.
create function private.keep_packages() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The pages show three packages' using errcode = 'foreign_key_violation', detail = 'pages';
end;
$$;

create trigger recommend_one before insert or update of is_recommended on public.packages
  for each row when (new.is_recommended) execute function private.recommend_one();
create trigger keep_packages before delete on public.packages
  for each row execute function private.keep_packages();
create trigger touch_updated_at before update on public.packages
  for each row execute function private.touch_updated_at();
create trigger announce_change after insert or update or delete on public.packages
  for each row execute function private.announce_change();
call private.rebuild_site_after('public.packages');
call private.keep_versions('public.packages');

grant execute on function private.are_package_rows to service_role;

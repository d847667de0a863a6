-- What the site shows, in all its states. A table that the site shows holds only what is published; whatever is not yet
-- or no longer on the site is a version here. So no draft can leak, and everything that was published can be restored.

-- The tables that the public pages show.
create table private.content_tables (table_name text primary key);

create table public.content_versions (
  -- Made by the browser, so a repeated save is one version.
  id uuid primary key,
  table_name text not null references private.content_tables (table_name),
  -- The row's id as text.
  row_key text not null check (private.is_filled(row_key, 100)),
  -- 'earlier' was on the site before another version; 'removed' was the last one before the row was taken down.
  state text not null check (state in ('draft', 'scheduled', 'published', 'earlier', 'removed')),
  content jsonb not null check (jsonb_typeof(content) = 'object' and length(content::text) <= 100000),
  -- The version that was on the site when work on this one began, or else had been taken off it. Once it was scheduled, the
  -- version that was on the site then.
  based_on uuid references public.content_versions (id) on delete set null,
  -- Counts the saves of a draft.
  revision integer not null default 1 check (revision > 0),
  publish_at timestamptz,
  -- Why a scheduled publication failed: PostgreSQL's error code and, if it concerns one, the column.
  failure text check (char_length(failure) <= 300),
  -- Who brought it into its state and when; null for changes made outside the console.
  made_by uuid references public.chat_users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp(),
  check ((state = 'scheduled') = (publish_at is not null)),
  check (failure is null or state = 'draft')
);
create unique index content_versions_open_idx on public.content_versions (table_name, row_key)
  where state in ('draft', 'scheduled');
create unique index content_versions_published_idx on public.content_versions (table_name, row_key)
  where state = 'published';
create index content_versions_history_idx on public.content_versions (table_name, row_key, made_at desc);
create index content_versions_due_idx on public.content_versions (publish_at) where state = 'scheduled';
create index content_versions_based_on_idx on public.content_versions (based_on);
create index content_versions_made_by_idx on public.content_versions (made_by);

grant select on public.content_versions to authenticated;
grant select, insert, update, delete on public.content_versions to service_role;
alter table public.content_versions enable row level security;

create policy "admins read" on public.content_versions
  for select to authenticated using ((select private.is_admin()));

create trigger broadcast_change after insert or update or delete on public.content_versions
  for each row execute function private.broadcast_change();

-- Records every change of a row, however it was made. private.publish names the version that it publishes; any other
-- change becomes a new version, except a move in the list, a client's request that is deleted, and a change to what the
-- published version says already.
create function private.record_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  aside constant text[] := array['order_index', 'updated_at', 'request_id'];
  item constant jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end - 'updated_at';
  -- Publishing one row may move others.
  publishing constant uuid := (
    select version.id from public.content_versions as version
    where version.id = nullif(current_setting('vitrina.publishing', true), '')::uuid
      and version.table_name = tg_table_name and version.row_key = item ->> 'id'
  );
  replaced constant uuid := (
    select version.id from public.content_versions as version
    where version.table_name = tg_table_name and version.row_key = item ->> 'id' and version.state = 'published'
  );
  made constant uuid := gen_random_uuid();
begin
  if tg_op = 'DELETE' then
    update public.content_versions as version
      set state = 'removed', content = item, made_by = private.person_id(), made_at = clock_timestamp()
      where version.table_name = tg_table_name and version.row_key = item ->> 'id' and version.state = 'published';
    -- It was to replace what is no longer there.
    update public.content_versions as version
      set state = 'draft', publish_at = null, made_by = private.person_id(), made_at = clock_timestamp()
      where version.table_name = tg_table_name and version.row_key = item ->> 'id' and version.state = 'scheduled';
    return null;
  end if;
  if tg_op = 'UPDATE' and publishing is null and (
    to_jsonb(old) - aside = item - aside
    or exists (
      select from public.content_versions as version
      where version.table_name = tg_table_name and version.row_key = item ->> 'id' and version.state = 'published'
        and version.content - aside = item - aside
    )
  ) then
    return null;
  end if;
  update public.content_versions as version set state = 'earlier'
    where version.table_name = tg_table_name and version.row_key = item ->> 'id'
      and version.state in ('published', 'removed') and version.id is distinct from publishing;
  if publishing is null then
    insert into public.content_versions (id, table_name, row_key, state, content, made_by)
    values (made, tg_table_name, item ->> 'id', 'published', item, private.person_id());
    -- What publishing one row does to another is nobody's edit: work on that one goes on from it, if it says the same.
    if tg_op = 'UPDATE' and current_setting('vitrina.publishing', true) <> '' then
      update public.content_versions as version set based_on = made
        where version.based_on = replaced and version.state in ('draft', 'scheduled') and version.content @> (
          select jsonb_object_agg(change.key, change.value) from jsonb_each(item - aside) as change
          where change.value <> to_jsonb(old) -> change.key
        );
    end if;
  else
    update public.content_versions as version
      set state = 'published', content = item, publish_at = null, failure = null,
        made_by = coalesce(private.person_id(), version.made_by), made_at = clock_timestamp()
      where version.id = publishing;
  end if;
  return null;
end;
$$;

-- For "truncate", which names no rows.
create function private.record_removal_of_all() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.content_versions as version set state = 'removed', made_by = private.person_id(), made_at = clock_timestamp()
    where version.table_name = tg_table_name and version.state = 'published';
  return null;
end;
$$;

-- Grows with every change of what the site shows. A page contains the version that it was built from, and a browser that
-- finds another one here reads the lists again. A row and not a sequence, so that it is rolled back with the change.
create table private.site_content (
  is_only_row boolean primary key default true check (is_only_row),
  version bigint not null default 1
);
insert into private.site_content default values;

create function private.content_version() returns bigint
language sql stable security definer set search_path = ''
return (select version from private.site_content);

create function public.content_version() returns bigint
language sql stable set search_path = ''
return private.content_version();

grant execute on function private.content_version, public.content_version to anon, authenticated;

-- What the site shows of a row; only its id while it is inactive.
create function private.shown_on_site(item jsonb) returns jsonb
language sql immutable set search_path = ''
return case item ->> 'status'
  when 'inactive' then jsonb_build_object('id', item -> 'id') else item - 'updated_at'
end;

-- Runs after each statement. Without a visible change (a client may have tried to update rows of others) it does
-- nothing.
create function private.request_build_after_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_shown boolean;
begin
  case tg_op
    when 'INSERT' then
      is_shown := exists (select from after_change as item where to_jsonb(item) ->> 'status' is distinct from 'inactive');
    when 'DELETE' then
      is_shown := exists (select from before_change as item where to_jsonb(item) ->> 'status' is distinct from 'inactive');
    when 'UPDATE' then
      is_shown := exists (
        select private.shown_on_site(to_jsonb(item)) from before_change as item
        except select private.shown_on_site(to_jsonb(item)) from after_change as item
      );
    else
      is_shown := true;
  end case;
  if is_shown then
    update private.site_content set version = version + 1 where is_only_row;
    perform private.request_site_build(tg_table_name, '1 second');
  end if;
  return null;
end;
$$;

-- A hash of everything from the database that the prebuilt pages show: it changes exactly when they would.
create function private.site_content_version() returns text
language plpgsql stable set search_path = ''
as $$
declare
  list text;
  of_list text;
  version text := '';
begin
  for list in select table_name from private.content_tables order by table_name loop
    execute format(
      'select md5(string_agg(shown::text, chr(10) order by shown ->> ''id''))
       from (select private.shown_on_site(to_jsonb(item)) as shown from public.%I as item) as row
       where shown - ''id'' <> ''{}''', list
    ) into of_list;
    version := md5(concat(version, list, of_list));
  end loop;
  return version;
end;
$$;

-- Makes the site show a table with the columns "id" and "updated_at": its changes are announced to the console, kept as
-- versions, and request a build.
create procedure private.show_on_site(list regclass)
language plpgsql set search_path = ''
as $$
begin
  insert into private.content_tables select relname from pg_catalog.pg_class where oid = list;
  execute format(
    'create trigger touch_updated_at before update on %1$s
       for each row execute function private.touch_updated_at();
     create trigger broadcast_change after insert or update or delete on %1$s
       for each row execute function private.broadcast_change();
     create trigger record_version after insert or update or delete on %1$s
       for each row execute function private.record_version();
     create trigger record_removal_of_all after truncate on %1$s
       for each statement execute function private.record_removal_of_all();
     create trigger request_build_after_insert after insert on %1$s referencing new table as after_change
       for each statement execute function private.request_build_after_change();
     create trigger request_build_after_update after update on %1$s
       referencing old table as before_change new table as after_change
       for each statement execute function private.request_build_after_change();
     create trigger request_build_after_delete after delete on %1$s referencing old table as before_change
       for each statement execute function private.request_build_after_change();
     create trigger request_build_after_truncate after truncate on %1$s
       for each statement execute function private.request_build_after_change();',
    list
  );
end;
$$;

-- The table with this name, if the site shows it. Error: 22023.
create function private.content_table(list text) returns regclass
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from private.content_tables where table_name = list) then
    raise exception 'The site shows no such table' using errcode = 'invalid_parameter_value';
  end if;
  return format('public.%I', list)::regclass;
end;
$$;

-- The columns that a version may set.
create function private.columns_of_content(list regclass) returns setof text
language sql stable security definer set search_path = ''
as $$
  select attname::text from pg_catalog.pg_attribute
  where attrelid = list and attnum > 0 and not attisdropped and attgenerated = ''
    and attname not in ('id', 'order_index', 'created_at', 'updated_at')
  order by attnum;
$$;

-- Adds a row to a table that the site shows, from those keys of "item" that are columns.
create function private.insert_item(list regclass, item jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  columns constant text := (
    select string_agg(quote_ident(attname), ', ') from pg_catalog.pg_attribute
    where attrelid = list and attnum > 0 and not attisdropped and attgenerated = '' and item ? attname::text
  );
begin
  execute format(
    'insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_record(null::%1$s, $1)', list, columns
  ) using item;
end;
$$;

-- Publishing or taking down a row waits for whoever else is doing so in the same table: it may change other rows too, as
-- a package that becomes the recommended one.
create function private.lock_versions(list regclass) returns void
language sql volatile set search_path = ''
return pg_advisory_xact_lock(hashtextextended(format('versions of %s', list), 0));

-- What the site says, in all its states. A table that the site shows holds what is published and nothing else; whatever is
-- not yet, or no longer, on the site is a version here. So no draft can leak, and what was published can be taken back.

create table public.content_versions (
  -- Made by the browser: a repeated save is one version.
  id uuid primary key,
  table_name text not null references private.content_tables (table_name),
  -- The row's id as text.
  row_key text not null check (private.is_filled(row_key, 100)),
  -- 'earlier' was on the site before another one; 'removed' was the last there before the row was taken down.
  state text not null check (state in ('draft', 'scheduled', 'published', 'earlier', 'removed')),
  content jsonb not null check (jsonb_typeof(content) = 'object' and length(content::text) <= 100000),
  -- The version that was on the site when this one was begun.
  based_on uuid references public.content_versions (id) on delete set null,
  -- Of a draft: counts its saves.
  revision integer not null default 1 check (revision > 0),
  publish_at timestamptz,
  -- Why a scheduled publication did not happen: PostgreSQL's code, and the column where it is about one.
  failure text check (char_length(failure) <= 300),
  -- Who brought it into its state, and when; of what came past the console nobody is known.
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

create trigger announce_change after insert or update or delete on public.content_versions
  for each row execute function private.announce_change();

-- Records what became of a row, by whatever way it changed. private.publish says which version it is putting there; any other
-- change is a new one. A move in the list is none, nor is what the version on the site says already.
create function private.record_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  aside constant text[] := array['order_index', 'updated_at'];
  item constant jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end - 'updated_at';
  -- Other rows may move while one comes into the list.
  publishing constant uuid := (
    select version.id from public.content_versions as version
    where version.id = nullif(current_setting('vitrina.publishing', true), '')::uuid
      and version.table_name = tg_table_name and version.row_key = item ->> 'id'
  );
begin
  if tg_op = 'DELETE' then
    update public.content_versions as version
      set state = 'removed', content = item, made_by = private.person_id(), made_at = clock_timestamp()
      where version.table_name = tg_table_name and version.row_key = item ->> 'id' and version.state = 'published';
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
    values (gen_random_uuid(), tg_table_name, item ->> 'id', 'published', item, private.person_id());
  else
    update public.content_versions as version
      set state = 'published', content = item, publish_at = null, failure = null,
        made_by = coalesce(private.person_id(), version.made_by), made_at = clock_timestamp()
      where version.id = publishing;
  end if;
  return null;
end;
$$;

-- For "truncate", which tells of no row.
create function private.record_removal_of_all() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.content_versions as version set state = 'removed', made_by = private.person_id(), made_at = clock_timestamp()
    where version.table_name = tg_table_name and version.state = 'published';
  return null;
end;
$$;

-- Makes the database keep what a table's rows were. The table has an "id".
create procedure private.keep_versions(list regclass)
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create trigger record_version after insert or update or delete on %1$s
       for each row execute function private.record_version();
     create trigger record_removal_of_all after truncate on %1$s
       for each statement execute function private.record_removal_of_all();',
    list
  );
end;
$$;

call private.keep_versions('public.templates');
call private.keep_versions('public.projects');
call private.keep_versions('public.ai_gallery_images');

-- The table of that name, if the site shows it. Error: 22023.
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

-- The columns of a table that a version may set.
create function private.columns_of_content(list regclass) returns setof text
language sql stable security definer set search_path = ''
as $$
  select attname::text from pg_catalog.pg_attribute
  where attrelid = list and attnum > 0 and not attisdropped and attgenerated = ''
    and attname not in ('id', 'order_index', 'created_at', 'updated_at')
  order by attnum;
$$;

-- Adds a row to a table that the site shows: what of the item is a column.
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

-- Who publishes or takes down a row waits for whoever does so already.
create function private.lock_row_versions(list regclass, row_key text) returns void
language sql volatile set search_path = ''
return pg_advisory_xact_lock(hashtextextended(format('versions of %s %s', list, row_key), 0));

create function private.save_draft(
  version_id uuid, table_name text, row_key text, content jsonb, based_on uuid, seen_revision integer
) returns public.content_versions
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  list constant regclass := private.content_table(table_name);
  saved public.content_versions;
  new_key text := row_key;
  is_numbered boolean;
begin
  perform private.assert_admin();
  if jsonb_typeof(content) is distinct from 'object'
    or exists (select jsonb_object_keys(content) except select private.columns_of_content(list))
  then
    raise exception 'Not what the table holds' using errcode = 'invalid_parameter_value';
  end if;
  select * into saved from public.content_versions as version where version.id = version_id for update;
  if found then
    if (saved.table_name, saved.row_key) is distinct from (save_draft.table_name, coalesce(new_key, saved.row_key)) then
      raise exception 'A version of another row' using errcode = 'invalid_parameter_value';
    end if;
    -- The same save once more: its answer was lost.
    if saved.content = save_draft.content and saved.revision = coalesce(seen_revision, 0) + 1
      and saved.state in ('draft', 'scheduled')
    then
      return saved;
    end if;
    if saved.state not in ('draft', 'scheduled') or saved.revision is distinct from seen_revision then
      raise exception 'Somebody else has saved it' using errcode = 'serialization_failure';
    end if;
    update public.content_versions as version
      set content = save_draft.content, revision = version.revision + 1, failure = null,
        made_by = private.person_id(), made_at = clock_timestamp()
      where version.id = version_id returning version.* into saved;
    return saved;
  end if;
  select atttypid = 'integer'::regtype into is_numbered from pg_catalog.pg_attribute
  where attrelid = list and attname = 'id';
  -- Numbers are the database's to give, each once; every row that has one has a version.
  if is_numbered and new_key is not null and not exists (
    select from public.content_versions as version
    where version.table_name = save_draft.table_name and version.row_key = save_draft.row_key
  ) then
    raise exception 'No row has that number' using errcode = 'invalid_parameter_value';
  end if;
  if new_key is null then
    loop
      new_key := case
        when is_numbered then nextval(pg_get_serial_sequence(list::text, 'id'))::text else gen_random_uuid()::text
      end;
      -- At this number stands the page that says that there is no such one.
      exit when new_key <> '404';
    end loop;
  end if;
  insert into public.content_versions as version (id, table_name, row_key, state, content, based_on, made_by)
  values (version_id, save_draft.table_name, new_key, 'draft', save_draft.content, save_draft.based_on, private.person_id())
  on conflict (table_name, row_key) where state in ('draft', 'scheduled') do nothing
  returning version.* into saved;
  if saved.id is null then
    raise exception 'Somebody else has begun one' using errcode = 'serialization_failure';
  end if;
  return saved;
end;
$$;

-- Keeps what an admin is working on, finished or not: columns of the table with values of any kind. Without a key it is of a
-- new row, which takes the next number or a uuid. What is scheduled stays so. Errors: 40001 when the draft has another
-- revision than the one seen, or another draft of the row is open; 22023 for a table that the site does not show, for columns
-- that a version does not set, for another row's version and for a number that no row has; 23514 for what is too long.
create function public.save_draft(
  version_id uuid, table_name text, content jsonb, row_key text default null, based_on uuid default null,
  seen_revision integer default null
) returns public.content_versions
language sql volatile set search_path = ''
as $$ select private.save_draft(version_id, table_name, row_key, content, based_on, seen_revision); $$;

create function private.discard_draft(version_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  delete from public.content_versions as version
  where version.id = version_id and version.state in ('draft', 'scheduled');
end;
$$;

-- Deletes a draft, if it is still there. What is or was on the site stays.
create function public.discard_draft(version_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.discard_draft(version_id); $$;

-- Puts a version on the site, if the one seen there is still there: what of it is a column goes into the table, whose
-- constraints decide, and its triggers do the rest. A row that is there keeps its place in the list; one that was taken down
-- comes back to it. Who asks for the row first is first: a change past this call locks the row before its versions, too.
create function private.publish(version_id uuid, seen_published uuid) returns public.content_versions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  version public.content_versions;
  list regclass;
  item jsonb;
  is_there boolean;
  published uuid;
  columns text;
begin
  select * into version from public.content_versions where id = version_id;
  if not found then
    raise exception 'There is no such version' using errcode = 'PT404';
  end if;
  list := private.content_table(version.table_name);
  perform private.lock_row_versions(list, version.row_key);
  execute format('select true from %s where id::text = $1 for update', list) into is_there using version.row_key;
  select * into version from public.content_versions where id = version_id for update;
  if not found then
    raise exception 'There is no such version' using errcode = 'PT404';
  end if;
  if version.state = 'published' then
    return version;
  end if;
  select id into published from public.content_versions as other
  where other.table_name = version.table_name and other.row_key = version.row_key and other.state = 'published';
  if published is distinct from seen_published then
    raise exception 'Another version was published' using errcode = 'serialization_failure';
  end if;

  item := version.content || jsonb_build_object('id', version.row_key);
  perform set_config('vitrina.publishing', version.id::text, true);
  if is_there then
    select string_agg(quote_ident(name), ', ') into columns from private.columns_of_content(list) as name where item ? name;
    if columns is null then
      raise exception 'A version that says nothing' using errcode = 'invalid_parameter_value';
    end if;
    execute format(
      'update %1$s set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1)) where id::text = $2', list, columns
    ) using item, version.row_key;
  else
    perform private.insert_item(list, item);
  end if;
  perform set_config('vitrina.publishing', '', true);
  select * into version from public.content_versions where id = version_id;
  return version;
end;
$$;

create function private.publish_version(version_id uuid, seen_published uuid) returns public.content_versions
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  return private.publish(version_id, seen_published);
end;
$$;

-- The one way to publish a draft and to bring back an earlier version or a row that was taken down. Asked once more it
-- changes nothing. Errors: 40001 when another version is on the site than the one seen (null: none), PT404 when the version
-- is gone, and whatever the table refuses.
create function public.publish_version(version_id uuid, seen_published uuid default null) returns public.content_versions
language sql volatile set search_path = ''
as $$ select private.publish_version(version_id, seen_published); $$;

create function private.unpublish(table_name text, row_key text) returns public.content_versions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  list constant regclass := private.content_table(table_name);
  removed public.content_versions;
begin
  perform private.assert_admin();
  perform private.lock_row_versions(list, row_key);
  execute format('delete from %s where id::text = $1', list) using row_key;
  select * into removed from public.content_versions as version
  where version.table_name = unpublish.table_name and version.row_key = unpublish.row_key and version.state = 'removed';
  if not found then
    raise exception 'There is no such row' using errcode = 'PT404';
  end if;
  return removed;
end;
$$;

-- Takes a row off the site and returns the version that brings it back. Errors: 22023 for a table that the site does not
-- show, PT404 for a row that never was there, 23503 for one that something else needs.
create function public.unpublish(table_name text, row_key text) returns public.content_versions
language sql volatile set search_path = ''
as $$ select private.unpublish(table_name, row_key); $$;

create function private.schedule_version(version_id uuid, at timestamp) returns public.content_versions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  moment constant timestamptz := at at time zone 'Europe/Sofia';
  scheduled public.content_versions;
begin
  perform private.assert_admin();
  if moment <= now() or moment > now() + interval '2 years' then
    raise exception 'Not a moment to come' using errcode = 'invalid_parameter_value';
  end if;
  update public.content_versions as version
    set state = case when moment is null then 'draft' else 'scheduled' end, publish_at = moment, failure = null,
      made_by = private.person_id(), made_at = clock_timestamp()
    where version.id = version_id and version.state in ('draft', 'scheduled')
    returning version.* into scheduled;
  if not found then
    raise exception 'There is no such draft' using errcode = 'PT404';
  end if;
  return scheduled;
end;
$$;

-- Publishes a draft later, at what the clocks in Sofia show then; without a time it is a draft again. Of an hour that the
-- clocks pass over it is the one after, of one that they show twice the second. Errors: 22023 for a time that is past or
-- years away, PT404 when the draft is gone.
create function public.schedule_version(version_id uuid, at timestamp default null) returns public.content_versions
language sql volatile set search_path = ''
as $$ select private.schedule_version(version_id, at); $$;

-- Asked at every pulse. What cannot be published is a draft again, with the reason, and the studio hears of it by mail.
create function private.publish_due_versions() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due public.content_versions;
  code text;
  column_of text;
  constraint_of text;
begin
  for due in
    select * from public.content_versions where state = 'scheduled' and publish_at <= now()
    order by publish_at, id limit 20
  loop
    begin
      perform private.publish(due.id, due.based_on);
    exception when others then
      get stacked diagnostics code = returned_sqlstate, column_of = column_name, constraint_of = constraint_name;
      update public.content_versions as version
        set state = 'draft', publish_at = null, failure = concat_ws(' ', code, coalesce(nullif(column_of, ''), (
          select attribute.attname from pg_constraint as rule
          join pg_attribute as attribute on attribute.attrelid = rule.conrelid and array[attribute.attnum] = rule.conkey
          where rule.conrelid = private.content_table(due.table_name) and rule.conname = constraint_of
        )))
        where version.id = due.id;
      insert into public.deliveries (kind, content)
      select 'schedule_failed', jsonb_build_object(
        'table_name', due.table_name, 'row_key', due.row_key, 'title', due.content ->> 'title'
      )
      where (select sends_notices from private.mail_settings);
    end;
  end loop;
end;
$$;

create function private.put_first_content(content json) returns table (table_name text, row_count integer)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  list regclass;
  items jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('first content', 0));
  for table_name, items in select key, value::jsonb from json_each(content) loop
    list := private.content_table(table_name);
    if exists (select from public.content_versions as version where version.table_name = put_first_content.table_name) then
      continue;
    end if;
    perform private.insert_item(list, item) from jsonb_array_elements(items) as item;
    row_count := jsonb_array_length(items);
    return next;
  end loop;
end;
$$;

-- Fills tables that never had a row with what the repository brings: {table: rows}, one after the other. All of it, or nothing
-- where a table refuses a row. Whatever the studio has written since, or taken down, stays. Returns what was written. Error: 22023 for a
-- table that the site does not show.
create function public.put_first_content(content json) returns table (table_name text, row_count integer)
language sql volatile set search_path = ''
as $$ select * from private.put_first_content(content); $$;

-- All that the site shows or can be made to show again, as text.
create function private.site_texts() returns setof text
language plpgsql stable security definer set search_path = ''
as $$
declare
  list text;
begin
  for list in select table_name from private.content_tables loop
    return query execute format('select to_jsonb(item)::text from public.%I as item', list);
  end loop;
  return query select content::text from public.content_versions;
end;
$$;

grant execute on function
  private.save_draft, public.save_draft, private.discard_draft, public.discard_draft, private.publish_version,
  public.publish_version, private.unpublish, public.unpublish, private.schedule_version, public.schedule_version
  to authenticated;
grant execute on function private.put_first_content, public.put_first_content to service_role;

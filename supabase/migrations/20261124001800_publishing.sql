-- How the console works on what the site shows: drafts, publishing, schedules. And how a new project gets its first
-- content.

-- Raises PT409 unless "seen_revision" is the last save of the draft.
create function private.assert_revision_seen(draft public.content_versions, seen_revision integer) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if seen_revision is distinct from draft.revision then
    raise exception 'Somebody else has saved it' using errcode = 'PT409';
  end if;
end;
$$;

-- The next number of a table that numbers its rows, or a uuid.
create function private.new_row_key(list regclass) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  key text;
begin
  loop
    key := coalesce(nextval(pg_get_serial_sequence(list::text, 'id'))::text, gen_random_uuid()::text);
    -- This address is the page for unknown ones.
    exit when key <> '404';
  end loop;
  return key;
end;
$$;

create function private.save_draft(
  version_id uuid, table_name text, row_key text, content jsonb, based_on uuid, seen_revision integer
) returns public.content_versions
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  list constant regclass := private.content_table(table_name);
  saved public.content_versions;
begin
  perform private.assert_admin();
  if jsonb_typeof(content) is distinct from 'object'
    or exists (select jsonb_object_keys(content) except select private.columns_of_content(list))
  then
    raise exception 'Not what the table holds' using errcode = 'invalid_parameter_value';
  end if;
  select * into saved from public.content_versions as version where version.id = version_id for update;
  if found then
    if saved.table_name <> save_draft.table_name or saved.row_key <> save_draft.row_key then
      raise exception 'A version of another row' using errcode = 'invalid_parameter_value';
    end if;
    -- A repeated save whose answer got lost.
    if saved.content = save_draft.content and saved.revision = coalesce(seen_revision, 0) + 1
      and saved.state in ('draft', 'scheduled')
    then
      return saved;
    end if;
    if saved.state not in ('draft', 'scheduled') then
      raise exception 'It is no draft any more' using errcode = 'PT409';
    end if;
    perform private.assert_revision_seen(saved, seen_revision);
    update public.content_versions as version
      set content = save_draft.content, revision = version.revision + 1, failure = null,
        made_by = private.person_id(), made_at = clock_timestamp()
      where version.id = version_id returning version.* into saved;
    return saved;
  end if;
  -- It was deleted, or what it is based on, perhaps with the personal data in it.
  if seen_revision is not null or based_on is not null and not exists (
    select from public.content_versions as version where version.id = save_draft.based_on
  ) then
    raise exception 'Somebody else has deleted it' using errcode = 'PT409';
  end if;
  -- Only the database gives numbers, each once; every row with a number has a version.
  if pg_get_serial_sequence(list::text, 'id') is not null and row_key is not null and not exists (
    select from public.content_versions as version
    where version.table_name = save_draft.table_name and version.row_key = save_draft.row_key
  ) then
    raise exception 'No row has that number' using errcode = 'invalid_parameter_value';
  end if;
  insert into public.content_versions as version (id, table_name, row_key, state, content, based_on, made_by)
  values (
    version_id, save_draft.table_name, coalesce(save_draft.row_key, private.new_row_key(list)), 'draft', save_draft.content,
    save_draft.based_on, private.person_id()
  )
  on conflict (table_name, row_key) where state in ('draft', 'scheduled') do nothing
  returning version.* into saved;
  if saved.id is null then
    raise exception 'Somebody else has begun one' using errcode = 'PT409';
  end if;
  return saved;
end;
$$;

-- Saves a draft, finished or not: columns of the table with values of any kind. Without "row_key" it is for a new row,
-- which gets the next number or a uuid. A scheduled draft stays scheduled. Errors: PT409 if the draft has another
-- revision than "seen_revision", it or "based_on" is gone, or another draft of the row exists; 22023 for a table that the
-- site does not show, for columns that a version may not set, for another row's version and for a number that no row has;
-- 23514 for a draft that is too long.
create function public.save_draft(
  version_id uuid, table_name text, content jsonb, row_key text default null, based_on uuid default null,
  seen_revision integer default null
) returns public.content_versions
language sql volatile set search_path = ''
as $$ select private.save_draft(version_id, table_name, row_key, content, based_on, seen_revision); $$;

create function private.discard_draft(version_id uuid, seen_revision integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  draft public.content_versions;
begin
  perform private.assert_admin();
  select * into draft from public.content_versions as version
  where version.id = version_id and version.state in ('draft', 'scheduled') for update;
  if found then
    perform private.assert_revision_seen(draft, seen_revision);
    delete from public.content_versions as version where version.id = version_id;
  end if;
end;
$$;

-- Deletes a draft if it still exists. What is or was on the site stays. Error: PT409 if the draft has another revision
-- than "seen_revision".
create function public.discard_draft(version_id uuid, seen_revision integer) returns void
language sql volatile set search_path = ''
as $$ select private.discard_draft(version_id, seen_revision); $$;

-- Raises PT409 unless "seen_published" is the version of the row that is on the site; null if none is.
create function private.assert_seen(version public.content_versions, seen_published uuid) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if seen_published is distinct from (
    select id from public.content_versions as other
    where other.table_name = version.table_name and other.row_key = version.row_key and other.state = 'published'
  ) then
    raise exception 'Another version was published' using errcode = 'PT409';
  end if;
end;
$$;

-- Publishes a version if "seen_published" is still the one on the site: its columns are written into the table, whose
-- constraints decide, and triggers do the rest. An existing row keeps its place in the list, and one that was taken down
-- returns to it. The row is locked before its versions, in the same order as by a change made outside this function.
-- "only_if_due" publishes a scheduled draft over the version that it is based on, however often it was saved since, and
-- nothing if the schedule was changed meanwhile.
create function private.publish(
  version_id uuid, seen_revision integer, seen_published uuid, only_if_due boolean default false
) returns public.content_versions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  version public.content_versions;
  list regclass;
  item jsonb;
  is_there boolean;
  columns text;
begin
  select * into version from public.content_versions where id = version_id;
  if not found then
    raise exception 'There is no such version' using errcode = 'PT404';
  end if;
  list := private.content_table(version.table_name);
  perform private.lock_versions(list);
  execute format('select true from %s where id::text = $1 for update', list) into is_there using version.row_key;
  select * into version from public.content_versions where id = version_id for update;
  if not found then
    raise exception 'There is no such version' using errcode = 'PT404';
  end if;
  -- A draft may have been saved and published since it was seen.
  if not only_if_due and (version.state in ('draft', 'scheduled') or seen_revision is not null) then
    perform private.assert_revision_seen(version, seen_revision);
  end if;
  if version.state = 'published'
    or (only_if_due and not (version.state = 'scheduled' and version.publish_at <= now()))
  then
    return version;
  end if;
  perform private.assert_seen(version, case when only_if_due then version.based_on else seen_published end);

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
    -- What was taken down knows the place, and what no form shows.
    perform private.insert_item(list, coalesce((
      select removed.content from public.content_versions as removed
      where removed.table_name = version.table_name and removed.row_key = version.row_key and removed.state = 'removed'
    ), '{}') || (item - 'order_index'));
  end if;
  perform set_config('vitrina.publishing', '', true);
  select * into version from public.content_versions where id = version_id;
  return version;
end;
$$;

create function private.publish_version(version_id uuid, seen_revision integer, seen_published uuid)
returns public.content_versions
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  return private.publish(version_id, seen_revision, seen_published);
end;
$$;

-- Publishes a draft, or restores an earlier version or a row that was taken down. Repeated it changes nothing. Errors:
-- PT409 if another version is on the site than "seen_published" (null: none), or the version has another revision than
-- "seen_revision", which only a draft needs; PT404 if the version is gone; and whatever the table refuses.
create function public.publish_version(
  version_id uuid, seen_revision integer default null, seen_published uuid default null
) returns public.content_versions
language sql volatile set search_path = ''
as $$ select private.publish_version(version_id, seen_revision, seen_published); $$;

create function private.unpublish(table_name text, row_key text) returns public.content_versions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  list constant regclass := private.content_table(table_name);
  removed public.content_versions;
begin
  perform private.assert_admin();
  perform private.lock_versions(list);
  execute format('delete from %s where id::text = $1', list) using row_key;
  select * into removed from public.content_versions as version
  where version.table_name = unpublish.table_name and version.row_key = unpublish.row_key and version.state = 'removed';
  if not found then
    raise exception 'There is no such row' using errcode = 'PT404';
  end if;
  return removed;
end;
$$;

-- Takes a row off the site and returns the version that can restore it. A scheduled version becomes a draft. Errors: 22023
-- for a table that the site does not show, PT404 for a row that never existed, 23503 for one that something else needs.
create function public.unpublish(table_name text, row_key text) returns public.content_versions
language sql volatile set search_path = ''
as $$ select private.unpublish(table_name, row_key); $$;

create function private.schedule_version(
  version_id uuid, seen_revision integer, at timestamp, seen_published uuid
) returns public.content_versions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  moment constant timestamptz := at at time zone 'Europe/Sofia';
  scheduled public.content_versions;
begin
  perform private.assert_admin();
  if moment <= now() or moment > now() + interval '2 years' then
    raise exception 'Not a moment to come' using errcode = 'datetime_field_overflow';
  end if;
  select * into scheduled from public.content_versions as version
  where version.id = version_id and version.state in ('draft', 'scheduled') for update;
  if not found then
    raise exception 'There is no such draft' using errcode = 'PT404';
  end if;
  perform private.assert_revision_seen(scheduled, seen_revision);
  if moment is not null then
    perform private.assert_seen(scheduled, seen_published);
  end if;
  update public.content_versions as version
    set state = case when moment is null then 'draft' else 'scheduled' end, publish_at = moment, failure = null,
      based_on = case when moment is null then version.based_on else seen_published end,
      made_by = private.person_id(), made_at = clock_timestamp()
    where version.id = version_id
    returning version.* into scheduled;
  return scheduled;
end;
$$;

-- Schedules a draft for a time on Sofia's clock; without a time it becomes a draft again. A time that the clocks skip
-- means the hour after it, one that they show twice the second of the two. When the time comes, "seen_published" has to
-- be on the site still. Errors: 22008 for a time in the past or years away, PT409 if the draft has another revision than
-- "seen_revision" or another version is on the site than "seen_published" (null: none), PT404 if the draft is gone.
create function public.schedule_version(
  version_id uuid, seen_revision integer, at timestamp default null, seen_published uuid default null
) returns public.content_versions
language sql volatile set search_path = ''
as $$ select private.schedule_version(version_id, seen_revision, at, seen_published); $$;

-- What people call a row.
create function private.name_of_content(content jsonb) returns text
language sql immutable set search_path = ''
return coalesce(content ->> 'title', content ->> 'name', content ->> 'question', content ->> 'audience');

-- Runs every few seconds. What cannot be published becomes a draft again, with the reason, and the studio gets a mail;
-- what another transaction was in the way of is tried again.
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
      perform private.publish(due.id, null, null, only_if_due => true);
    exception
    when deadlock_detected or lock_not_available then
      raise warning 'A scheduled publication waits for the next time: %', sqlerrm;
    when others then
      get stacked diagnostics code = returned_sqlstate, column_of = column_name, constraint_of = constraint_name;
      update public.content_versions as version
        set state = 'draft', publish_at = null, failure = concat_ws(' ', code, coalesce(nullif(column_of, ''), (
          select attribute.attname from pg_constraint as rule
          join pg_attribute as attribute on attribute.attrelid = rule.conrelid and array[attribute.attnum] = rule.conkey
          where rule.conrelid = private.content_table(due.table_name) and rule.conname = constraint_of
        )))
        where version.id = due.id and version.state = 'scheduled';
      insert into public.deliveries (kind, content)
      select 'schedule_failed', jsonb_build_object(
        'table_name', due.table_name, 'row_key', due.row_key, 'title', private.name_of_content(due.content)
      )
      where found and (select sends_notices from private.mail_settings);
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

-- Fills tables that never had a row with the content of the repository: {table: rows}, in this order, all or nothing.
-- Tables that the studio has changed are left alone, even if they are empty now. Returns what was written. Error: 22023
-- for a table that the site does not show.
create function public.put_first_content(content json) returns table (table_name text, row_count integer)
language sql volatile set search_path = ''
as $$ select * from private.put_first_content(content); $$;

grant execute on function
  private.save_draft, public.save_draft, private.discard_draft, public.discard_draft, private.publish_version,
  public.publish_version, private.unpublish, public.unpublish, private.schedule_version, public.schedule_version
  to authenticated;
grant execute on function private.put_first_content, public.put_first_content to service_role;

-- The tables that the public pages show: the one list of them.
create table private.content_tables (table_name text primary key);

-- Builds of the public site. A change of what its pages show requests one, and an admin can. Whoever builds – the
-- embedded server, or the deployment workflow – takes the request and reports how it went.
create table public.site_builds (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'requested' check (status in ('requested', 'running', 'published', 'failed')),
  -- What it is for: lists that changed, an admin's wish, a new version of the product.
  causes text[] not null check (cardinality(causes) > 0),
  requested_at timestamptz not null default now(),
  -- Changes in a row make one build: it waits until they pause, though not for ever.
  due_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  -- 'backend': the rows could not be read, 'build': the pages could not be made, 'deploy': the CDN did not take them,
  -- 'hook': the deploy hook did not answer, 'timeout': no report came, 'interrupted': another build took its place.
  failure text check (failure in ('backend', 'build', 'deploy', 'hook', 'timeout', 'interrupted')),
  -- One line for whoever mends it, without paths and keys.
  failure_detail text check (char_length(failure_detail) <= 300),
  check ((status = 'failed') = (failure is not null)),
  check ((status in ('published', 'failed')) = (finished_at is not null)),
  check (status <> 'running' or started_at is not null)
);
-- What is requested while a build runs is the next one; there is never a queue of them.
create unique index site_builds_open_idx on public.site_builds (status) where status in ('requested', 'running');
create index site_builds_newest_idx on public.site_builds (requested_at desc, id desc);

grant select on public.site_builds to authenticated;
grant select, insert, update, delete on public.site_builds to service_role;
alter table public.site_builds enable row level security;

create policy "admins read" on public.site_builds
  for select to authenticated using ((select private.is_admin()));

-- Every list may be a cause, and a constraint, which reads no other table, cannot know them.
create function private.check_causes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not new.causes <@ (array['manual', 'release'] || array(select table_name from private.content_tables)) then
    raise exception 'A build for an unknown cause' using errcode = 'check_violation';
  end if;
  return new;
end;
$$;

create trigger check_causes before insert or update of causes on public.site_builds
  for each row execute function private.check_causes();
create trigger announce_change after insert or update or delete on public.site_builds
  for each row execute function private.announce_change();

-- Requests a build, or adds to the one that is requested already. It is due when nothing more has been asked for
-- during `quiet`, and at the latest some seconds after the first request.
create function private.request_site_build(cause text, quiet interval) returns public.site_builds
language plpgsql volatile security definer set search_path = ''
as $$
declare
  longest_wait constant interval := interval '6 seconds';
  build public.site_builds;
begin
  insert into public.site_builds as open (causes, due_at) values (array[cause], now() + quiet)
  on conflict (status) where status in ('requested', 'running') do update set
    causes = case when cause = any (open.causes) then open.causes else open.causes || cause end,
    due_at = least(now() + quiet, open.requested_at + longest_wait)
  returning * into build;
  perform pg_notify('site_builds', '');
  return build;
end;
$$;

-- Raised with every change of what the site shows. A page keeps the version that it was built from, and a browser that
-- finds another one here reads the lists again. A row and no sequence: it is undone together with the change.
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

-- What the site shows of a row: nothing but its id while it is inactive.
create function private.shown_on_site(item jsonb) returns jsonb
language sql immutable set search_path = ''
return case item ->> 'status'
  when 'inactive' then jsonb_build_object('id', item -> 'id') else item - 'updated_at'
end;

-- After a statement that changed what the site shows. One that found no rows (a client may try) changes nothing.
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

-- A hash of all that the prebuilt pages show of the database: it changes exactly when they would. Of a row that is not
-- shown nothing but its id is left.
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

-- Makes a table one that the site shows: its changes request a build.
create procedure private.rebuild_site_after(list regclass)
language plpgsql set search_path = ''
as $$
begin
  insert into private.content_tables select relname from pg_catalog.pg_class where oid = list;
  execute format(
    'create trigger request_build_after_insert after insert on %1$s referencing new table as after_change
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

call private.rebuild_site_after('public.templates');
call private.rebuild_site_after('public.projects');
call private.rebuild_site_after('public.ai_gallery_images');

create function private.publish_site() returns public.site_builds
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  return private.request_site_build('manual', '0');
end;
$$;

-- Asks for a build without waiting for further changes. Errors: 42501 for everybody but an admin.
create function public.publish_site() returns public.site_builds
language sql volatile set search_path = ''
as $$ select private.publish_site(); $$;
grant execute on function private.publish_site, public.publish_site to authenticated;

-- For the builder, before it reads any rows: all that is requested becomes the running build. Without a request it is
-- a build for a new version. A build that still counts as running has been given up: this one takes on what it was for.
create function public.start_site_build() returns public.site_builds
language plpgsql volatile set search_path = ''
as $$
declare
  left_over text[];
  build public.site_builds;
begin
  update public.site_builds
    set status = 'failed', failure = 'interrupted', finished_at = now()
    where status = 'running'
    returning causes into left_over;
  update public.site_builds
    set status = 'running', started_at = now()
    where status = 'requested'
    returning * into build;
  if not found then
    insert into public.site_builds (status, causes, started_at)
    values ('running', coalesce(left_over, array['release']), now())
    returning * into build;
  end if;

  delete from public.site_builds where id in (
    select id from public.site_builds where finished_at is not null order by requested_at desc offset 200
  );
  return build;
end;
$$;

-- For the builder: how it went; no failure means that the pages are live. False where another build has taken its place.
create function public.finish_site_build(build_id uuid, failure text default null, failure_detail text default null)
returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  update public.site_builds as build set
    status = case when finish_site_build.failure is null then 'published' else 'failed' end,
    failure = finish_site_build.failure,
    failure_detail = finish_site_build.failure_detail,
    finished_at = now()
  where build.id = build_id and build.status = 'running';
  return found;
end;
$$;

grant execute on function public.start_site_build, public.finish_site_build to service_role;

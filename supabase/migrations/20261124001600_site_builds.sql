-- Builds of the public site. A change of what its pages show requests one, and an admin can. The builder (the embedded
-- server, or the deployment workflow) takes the request and reports the result.

create table public.site_builds (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'requested' check (status in ('requested', 'running', 'published', 'failed')),
  -- Why it is needed: the tables that changed, 'manual' for an admin's request, 'release' for a new version of the
  -- product, 'year' because another one has begun.
  causes text[] not null check (cardinality(causes) > 0),
  requested_at timestamptz not null default now(),
  -- When it may start: it waits until a series of changes pauses, but not for long.
  due_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  -- 'backend': the rows could not be read, 'build': the pages could not be made, 'deploy': the CDN did not take them,
  -- 'hook': the deploy hook did not answer, 'timeout': no report came, 'interrupted': another build replaced it.
  failure text check (failure in ('backend', 'build', 'deploy', 'hook', 'timeout', 'interrupted')),
  -- One line for whoever fixes it, without paths and keys.
  failure_detail text check (char_length(failure_detail) <= 300),
  check ((status = 'failed') = (failure is not null)),
  check ((status in ('published', 'failed')) = (finished_at is not null)),
  check (status <> 'running' or started_at is not null)
);
-- What is requested during a build is one next build; there is never a queue.
create unique index site_builds_open_idx on public.site_builds (status) where status in ('requested', 'running');
create index site_builds_newest_idx on public.site_builds (requested_at desc, id desc);

grant select on public.site_builds to authenticated;
grant select, insert, update, delete on public.site_builds to service_role;
alter table public.site_builds enable row level security;

create policy "admins read" on public.site_builds
  for select to authenticated using ((select private.is_admin()));

-- Every table that the site shows may be a cause. A constraint cannot read another table, so a trigger checks it.
create function private.check_causes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not new.causes <@ (array['manual', 'release', 'year'] || array(select table_name from private.content_tables)) then
    raise exception 'A build for an unknown cause' using errcode = 'check_violation';
  end if;
  return new;
end;
$$;

create trigger check_causes before insert or update of causes on public.site_builds
  for each row execute function private.check_causes();
create trigger broadcast_change after insert or update or delete on public.site_builds
  for each row execute function private.broadcast_change();

-- Requests a build, or adds a cause to the one already requested. It is due when nothing more was requested for "quiet",
-- and at the latest some seconds after the first request.
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

-- Every page names the year in which it was built. A site that was never built waits for its first build.
create function private.request_build_of_this_year() returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if exists (select from public.site_builds) and not exists (
    select from public.site_builds
    where extract(year from requested_at at time zone 'Europe/Sofia') = extract(year from private.sofia_today())
  ) then
    perform private.request_site_build('year', '0');
  end if;
end;
$$;

create function private.publish_site() returns public.site_builds
language plpgsql volatile security definer set search_path = ''
as $$
declare
  build public.site_builds;
begin
  perform private.assert_admin();
  build := private.request_site_build('manual', '0');
  -- The hook may have answered, and the run have died before it reported its start.
  perform private.call_deploy_hook(call.build_id)
    from private.deploy_hook_calls as call
    where call.build_id = build.id and call.called_at < now() - interval '2 minutes';
  return build;
end;
$$;

-- Requests a build at once, without waiting for further changes, and once more if the last request has led to none.
-- Error: 42501 for everybody but an admin.
create function public.publish_site() returns public.site_builds
language sql volatile set search_path = ''
as $$ select private.publish_site(); $$;
grant execute on function private.publish_site, public.publish_site to authenticated;

-- For the builder, before it reads rows: everything requested becomes the running build. Without a request it is a build
-- for a new version of the product. A build that still counts as running was given up; this one takes over its causes.
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

-- For the builder: the result; without a failure the pages are live. False if another build has replaced it.
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

-- In production, whoever listens at a deploy hook makes the requested build: GitHub's workflow, or a CDN's own build.
-- The hook's address is in Vault as 'deploy_hook_url', with 'deploy_hook_token' if it needs a bearer token. Without
-- them, or without pg_net, nothing is called: the embedded backend builds by itself.

-- The calls for a requested build. pg_net sends each only once, so this remembers what became of it.
create table private.deploy_hook_calls (
  build_id uuid primary key references public.site_builds (id) on delete cascade,
  calls integer not null default 0,
  called_at timestamptz not null default now(),
  -- The id of pg_net, which keeps answers in net._http_response for some hours.
  request_id bigint
);

-- Null if the project has no such secret, or no Vault.
create function private.vault_secret(secret_name text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  secret text;
begin
  if to_regclass('vault.decrypted_secrets') is not null then
    select decrypted_secret into secret from vault.decrypted_secrets where name = secret_name;
  end if;
  return secret;
end;
$$;

-- A failure here must not roll back the change that needs the build: watch_site_builds below calls again.
create function private.call_deploy_hook(build_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  url constant text := private.vault_secret('deploy_hook_url');
  token constant text := private.vault_secret('deploy_hook_token');
  request bigint;
begin
  if url is null or to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is null then
    return;
  end if;
  begin
    -- GitHub asks for the branch whose workflow it starts; the hooks of CDNs build the branch that was chosen for them.
    request := net.http_post(
      url,
      '{"ref": "main"}'::jsonb,
      '{}'::jsonb,
      jsonb_strip_nulls(jsonb_build_object(
        'Content-Type', 'application/json',
        'Accept', 'application/json',
        'Authorization', 'Bearer ' || token
      )),
      10000
    );
  exception
    when others then raise warning 'The deploy hook was not called: %', sqlerrm;
  end;
  insert into private.deploy_hook_calls as earlier (build_id, calls, request_id)
  values (call_deploy_hook.build_id, 1, request)
  on conflict on constraint deploy_hook_calls_pkey do update
    set calls = earlier.calls + 1, called_at = now(), request_id = excluded.request_id;
end;
$$;

create function private.call_deploy_hook_for_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.call_deploy_hook(new.id);
  return null;
end;
$$;

-- Only the first change calls: the workflow takes longer to start than a series of changes lasts, and whatever changes
-- after its start is the next request.
create trigger call_deploy_hook after insert on public.site_builds
  for each row when (new.status = 'requested') execute function private.call_deploy_hook_for_request();

-- The hook's answer: an HTTP status, or why there was none. Null while it may still come.
create function private.deploy_hook_answer(call private.deploy_hook_calls) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer text;
begin
  select coalesce(status_code::text, case when timed_out then 'no answer in time' end, error_msg)
    into answer from net._http_response where id = call.request_id;
  return case
    when answer is not null then answer
    when call.called_at < now() - interval '1 minute' then 'no answer'
  end;
end;
$$;

-- Runs every minute: calls a hook that was not called because Vault did not know it when the build was requested; calls
-- again, at growing intervals, where the hook refused or did not answer; and gives up builds that nobody has started or
-- finished. An admin sees why and can request the next one.
create function private.watch_site_builds() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_calls constant integer := 6;
  call private.deploy_hook_calls;
  answer text;
begin
  update public.site_builds
    set status = 'failed', failure = 'timeout', finished_at = now()
    where status = 'running' and started_at < now() - interval '1 hour';

  perform private.call_deploy_hook(build.id)
    from public.site_builds as build
    where build.status = 'requested'
      and not exists (select from private.deploy_hook_calls as made where made.build_id = build.id);

  select calls.* into call
    from private.deploy_hook_calls as calls join public.site_builds as build on build.id = calls.build_id
    where build.status = 'requested';
  if not found then
    return;
  end if;
  answer := private.deploy_hook_answer(call);
  if answer like '2__' then
    -- The build may be waiting for the one before it.
    update public.site_builds
      set status = 'failed', failure = 'timeout', finished_at = now()
      where id = call.build_id and call.called_at < now() - interval '1 hour';
  elsif answer is not null and call.calls >= most_calls then
    update public.site_builds
      set status = 'failed', failure = 'hook', failure_detail = left('deploy hook: ' || answer, 300), finished_at = now()
      where id = call.build_id;
  elsif answer is not null and call.called_at < now() - interval '30 seconds' * 2 ^ call.calls then
    perform private.call_deploy_hook(call.build_id);
  end if;
end;
$$;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('watch_site_builds', '* * * * *', 'select private.watch_site_builds()');
  end if;
end;
$$;

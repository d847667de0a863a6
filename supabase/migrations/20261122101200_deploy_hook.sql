-- In production a requested build is made by whoever listens at a deploy hook: GitHub's dispatch, or a CDN's own build.
-- Its address is in Vault as 'deploy_hook_url', with 'deploy_hook_token' where it wants a bearer token. Without them,
-- or without pg_net, nothing is called: the embedded backend builds by itself.

-- The calls for a requested build. pg_net sends each once and never again, so we remember what became of it.
create table private.deploy_hook_calls (
  build_id uuid primary key references public.site_builds (id) on delete cascade,
  calls integer not null default 0,
  called_at timestamptz not null default now(),
  -- Of pg_net, whose answers are in net._http_response for some hours.
  request_id bigint
);

-- Null where the project has no such secret, or no Vault.
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

-- Nothing here may undo the change that the build is for: a call that fails is made again by the watch below.
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
    -- The body is what GitHub's repository_dispatch wants; the hooks of CDNs ignore it.
    request := net.http_post(
      url,
      '{"event_type": "publish"}'::jsonb,
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

-- Only the first change calls: the workflow takes longer to begin than an admin's series of changes lasts, and whatever
-- is changed after it has begun is the next request.
create trigger call_deploy_hook after insert on public.site_builds
  for each row when (new.status = 'requested') execute function private.call_deploy_hook_for_request();

-- What the hook has answered: an HTTP status, or why there was none. Null while the answer may still come.
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

-- Every minute: calls a hook that has not been called, because Vault did not know it when the build was requested; calls
-- one again that has refused or not answered, a little later each time; and gives builds up that nobody has begun or
-- finished. An admin sees why, and can request the next one.
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
    -- It may be waiting for the build before it.
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

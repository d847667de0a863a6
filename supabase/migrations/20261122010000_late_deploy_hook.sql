-- The watch over site builds, as before, and it makes the first call too where none was made: a build that was requested
-- before Vault knew the deploy hook would wait for ever, and every later change with it.
create or replace function private.watch_site_builds() returns void
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

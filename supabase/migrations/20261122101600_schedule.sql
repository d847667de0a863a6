-- What happens by itself. On a hosted project pg_cron asks every ten seconds which edge functions have work, and pg_net calls
-- them; the embedded backend, which has neither, asks the same function with a timer.

-- A server's clock can be wrong for a while. What was written meanwhile must not keep anything waiting or delete anything
-- once it is right again, so this takes back what a clock that was ahead has planned: nothing is ever planned further
-- ahead than here. Messages keep their order by themselves: each is later than the one before.
create function private.plan_anew_after_clock_jump() returns void
language plpgsql volatile set search_path = ''
as $$
begin
  update public.deliveries set next_attempt_at = now(), queued_at = least(queued_at, now())
  where state in ('waiting', 'sending')
    and next_attempt_at > now() + (select longest_pause + attempt_takes_at_most from private.mail_settings);

  update public.site_builds set requested_at = now(), due_at = now()
  where status = 'requested' and due_at > now() + interval '1 minute';
  if found then
    perform pg_notify('site_builds', '');
  end if;

  -- After a long rest or a leap ahead nothing is deleted at once: if the clock is wrong, it may be right again tomorrow.
  update private.retention_settings set next_clean_up_at = now() + interval '1 day', clean_up_asked_at = null
  where next_clean_up_at not between now() - interval '2 days' and now() + interval '2 days';
end;
$$;

-- The edge functions that have something to do now. Cleaning is asked for once an hour until it has succeeded, and then
-- once a day.
create function private.functions_to_call() returns setof text
language plpgsql volatile set search_path = ''
as $$
begin
  perform private.plan_anew_after_clock_jump();
  perform private.forget_broadcasts();
  perform private.queue_chat_mails();
  perform private.queue_digest();
  perform private.publish_due_versions();
  perform private.queue_request_reminders();
  return query select 'deliver'
    where exists (
      select from public.deliveries
      where state in ('waiting', 'sending') and next_attempt_at <= now()
    );
  return query update private.retention_settings
    set next_clean_up_at = now() + interval '1 hour', clean_up_asked_at = coalesce(clean_up_asked_at, now())
    where next_clean_up_at <= now() returning 'clean-up';
end;
$$;

-- Calls the edge functions that have something to do. Where the project is and what its secret key is stands in Vault;
-- until a new project has both there, nothing is asked of anybody.
create function private.call_due_functions() returns void
language plpgsql volatile set search_path = ''
as $$
declare
  project_url constant text := private.vault_secret('project_url');
  secret_key constant text := private.vault_secret('secret_key');
begin
  if project_url is null or secret_key is null then
    return;
  end if;
  perform net.http_post(
    url := rtrim(project_url, '/') || '/functions/v1/' || name,
    headers := jsonb_build_object('content-type', 'application/json', 'apikey', secret_key),
    body := '{}'::jsonb,
    timeout_milliseconds := 120000
  ) from private.functions_to_call() as name;
end;
$$;

do $$
begin
  if (select count(*) from pg_extension where extname in ('pg_cron', 'pg_net')) = 2 then
    perform cron.schedule(
      'call edge functions',
      -- Before 1.5 pg_cron knows no seconds.
      case when regexp_match(extversion, '^(\d+)\.(\d+)')::integer[] >= '{1,5}' then '10 seconds' else '* * * * *' end,
      'select private.call_due_functions()'
    ) from pg_extension where extname = 'pg_cron';
  end if;
end;
$$;

create function private.schedule_troubles() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  return array(
    -- Without pg_net nobody is called from here, and the embedded backend's timer needs no key.
    select 'vault' where to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is not null
      and (private.vault_secret('project_url') is null or private.vault_secret('secret_key') is null)
    union all
    select 'clean-up' from private.retention_settings
      where coalesce(clean_up_asked_at, next_clean_up_at) < now() - interval '2 days'
  );
end;
$$;

-- Why something that should happen by itself does not: 'vault' does not know where the edge functions are, or 'clean-up' has
-- been due for more than two days. Error: 42501 for everybody but an admin.
create function public.schedule_troubles() returns text[]
language sql stable set search_path = ''
as $$ select private.schedule_troubles(); $$;
grant execute on function private.schedule_troubles, public.schedule_troubles to authenticated;

-- What happens by itself. On a hosted project pg_cron asks every minute which edge functions have work, and pg_net calls
-- them; the embedded backend, which has neither, asks the same function with a timer.

-- A server's clock can be wrong for a while. What was written meanwhile must not keep anything waiting or delete anything
-- once it is right again, so this takes back what a clock that was ahead has planned: nothing is ever planned further
-- ahead than here. Messages keep their order by themselves: each is later than the one before.
create function private.plan_anew_after_clock_jump() returns void
language plpgsql volatile set search_path = ''
as $$
begin
  update public.mails set next_attempt_at = now(), queued_at = least(queued_at, now())
  where state in ('waiting', 'sending')
    and next_attempt_at > now() + (select longest_pause + attempt_takes_at_most from private.mail_settings);

  update public.site_builds set requested_at = now(), due_at = now()
  where status = 'requested' and due_at > now() + interval '1 minute';
  if found then
    perform pg_notify('site_builds', '');
  end if;

  -- After a long rest or a leap ahead nothing is deleted at once: if the clock is wrong, it may be right again tomorrow.
  update private.retention_settings set next_clean_up_at = now() + interval '1 day'
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
  perform private.queue_chat_mails();
  return query select 'send-mail'
    where exists (select from public.mails where state in ('waiting', 'sending') and next_attempt_at <= now());
  return query update private.retention_settings set next_clean_up_at = now() + interval '1 hour'
    where next_clean_up_at <= now() returning 'clean-up';
end;
$$;

-- Calls an edge function with the secret key. Where the project is and what its key is stands in Vault.
create function private.call_function(name text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  secrets jsonb;
begin
  select jsonb_object_agg(secret.name, secret.decrypted_secret) into secrets
    from vault.decrypted_secrets as secret where secret.name in ('project_url', 'secret_key');
  if secrets ->> 'project_url' is null or secrets ->> 'secret_key' is null then
    raise exception 'Vault has no project_url or no secret_key: see docs/operations.md';
  end if;
  perform net.http_post(
    url := rtrim(secrets ->> 'project_url', '/') || '/functions/v1/' || call_function.name,
    headers := jsonb_build_object('content-type', 'application/json', 'apikey', secrets ->> 'secret_key'),
    body := '{}'::jsonb,
    timeout_milliseconds := 120000
  );
end;
$$;

do $$
begin
  if (select count(*) from pg_extension where extname in ('pg_cron', 'pg_net')) = 2 then
    perform cron.schedule(
      'call edge functions', '* * * * *', 'select private.call_function(name) from private.functions_to_call() as name'
    );
  end if;
end;
$$;

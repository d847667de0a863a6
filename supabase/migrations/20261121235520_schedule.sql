-- What happens by itself. On a hosted project pg_cron asks every minute which edge functions have work, and pg_net calls
-- them; the embedded backend, which has neither, asks the same function with a timer.

-- The edge functions that have something to do now.
create function private.functions_to_call() returns setof text
language sql volatile set search_path = ''
as $$
  select 'send-mail'
  where exists (select from public.mails where state in ('waiting', 'sending') and next_attempt_at <= now());
$$;

-- Calls an edge function with the secret key. Where the project is and what its key is stands in Vault.
create function private.call_function(name text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  secrets jsonb;
begin
  execute
    $query$ select jsonb_object_agg(name, decrypted_secret) from vault.decrypted_secrets
      where name in ('project_url', 'secret_key') $query$
    into secrets;
  if secrets ->> 'project_url' is null or secrets ->> 'secret_key' is null then
    raise exception 'Vault has no project_url or no secret_key: see docs/operations.md';
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := $3, timeout_milliseconds := 120000)' using
    rtrim(secrets ->> 'project_url', '/') || '/functions/v1/' || name,
    jsonb_build_object('content-type', 'application/json', 'apikey', secrets ->> 'secret_key'),
    '{}'::jsonb;
end;
$$;

revoke execute on function private.functions_to_call(), private.call_function(text) from public;

do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')) = 2 then
    create extension if not exists pg_cron with schema pg_catalog;
    create extension if not exists pg_net;
    perform cron.schedule(
      'call edge functions', '* * * * *', 'select private.call_function(name) from private.functions_to_call() as name'
    );
  end if;
end;
$$;

-- Functions as plpgsql_check wants them: values of the type that they are kept in, and no text of a caller anywhere near
-- a statement that is put together.

create or replace function private.sender_address(header_name text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
  -- In a list of addresses the nearest proxy wrote the last one.
  said constant text := btrim(split_part(coalesce(headers ->> header_name, ''), ',', -1));
  address inet;
begin
  address := regexp_replace(said, '^::ffff:(?=[0-9]+\.)', '', 'i')::inet;
  return case family(address) when 6 then network(set_masklen(address, 64))::text else host(address) end;
exception
  when invalid_text_representation then
    return said;
end;
$$;

create or replace function private.queue_notices() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kind constant text := tg_argv[0];
  settings private.mail_settings;
  receipts_today bigint;
begin
  select * into strict settings from private.mail_settings;
  if settings.sends_notices then
    insert into public.mails (kind, source_id, reply_to, content)
    values (
      kind, new.id, case when private.is_mailbox(new.email) then new.email end,
      to_jsonb(new) - array['read', 'search_text']
    );
  end if;
  if settings.sends_receipts and private.is_mailbox(new.email) then
    select count(*) into receipts_today from public.mails as earlier
    where lower(earlier.recipient) = lower(new.email) and earlier.created_at > now() - interval '1 day';
    if receipts_today < settings.max_receipts_per_day then
      insert into public.mails (kind, source_id, recipient, content)
      values (kind || '_receipt', new.id, new.email, jsonb_build_object('created_at', new.created_at));
    end if;
  end if;
  return null;
end;
$$;

create or replace function private.count_troubled_mails() returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  return (
    select count(*)::integer from public.mails
    where state = 'failed' or (state <> 'sent' and queued_at < now() - interval '10 minutes')
  );
end;
$$;

create or replace function private.request_site_build(cause text, quiet interval) returns public.site_builds
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

-- What stands behind "where" for a search: $1 is the pattern, $2 the subjects, $3 the ids to leave out. The Latin form
-- is there for its index; the text itself decides.
create function private.inbox_condition(inbox regclass, has_pattern boolean, has_subjects boolean) returns text
language sql immutable set search_path = ''
return case
  when not has_pattern then ''
  when not has_subjects
    then 'item.search_text like $1 and private.latin(item.search_text) like private.latin($1) and '
  else format(
    '(item.search_text like $1 and private.latin(item.search_text) like private.latin($1) or item.%I = any ($2)) and ',
    case inbox when 'public.vitrina_inquiries'::regclass then 'service' else 'title' end
  )
end || 'item.id <> all (coalesce($3, ''{}''))';
revoke execute on function private.inbox_condition(regclass, boolean, boolean) from public;

create or replace function private.find_in_inbox(
  inbox regclass, pattern text, subjects text[], left_out uuid[],
  oldest_first boolean, page_size integer, page_offset integer, after_time timestamptz, after_id uuid
)
returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  has_pattern constant boolean := coalesce(pattern, '') <> '';
  has_subjects constant boolean := coalesce(cardinality(subjects), 0) > 0;
begin
  if not private.is_admin() then
    raise exception 'permission denied to read %', inbox using errcode = 'insufficient_privilege';
  end if;
  return query execute format(
    'select item.id from %1$s as item where %2$s %3$s order by item.created_at %4$s, item.id %4$s limit $4 offset $5',
    inbox,
    private.inbox_condition(inbox, has_pattern, has_subjects),
    case when after_id is not null then
      format('and (item.created_at, item.id) %s ($6, $7)', case when oldest_first then '>' else '<' end)
    end,
    case when oldest_first then 'asc' else 'desc' end
  ) using pattern, subjects, left_out, least(page_size, 1000), page_offset, after_time, after_id;
end;
$$;

create or replace function private.count_in_inbox(inbox regclass, pattern text, subjects text[], left_out uuid[])
returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  has_pattern constant boolean := coalesce(pattern, '') <> '';
  has_subjects constant boolean := coalesce(cardinality(subjects), 0) > 0;
  found integer;
begin
  if not private.is_admin() then
    raise exception 'permission denied to read %', inbox using errcode = 'insufficient_privilege';
  end if;
  execute format(
    'select count(*)::integer from (select from %s as item where %s limit 1001) as item',
    inbox, private.inbox_condition(inbox, has_pattern, has_subjects)
  ) into found using pattern, subjects, left_out;
  return found;
end;
$$;

drop function private.inbox_condition(regclass, text, text[]);

create or replace function private.call_function(name text) returns void
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

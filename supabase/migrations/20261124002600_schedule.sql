-- What happens by itself. On a hosted project pg_cron asks every ten seconds which edge functions have work, and pg_net
-- calls them. The embedded backend has neither and asks the same function with a timer.

-- How long things are kept; clean-up is an edge function, as files can be deleted only through the storage API.
-- One row that only the owner of the database reads or changes. The page /privacy-policy promises these times.
create table private.retention_settings (
  is_only_row boolean primary key default true check (is_only_row),
  -- Unread ones are never deleted.
  keep_read_for interval not null default '12 months',
  keep_binned_for interval not null default '30 days',
  -- After the last submission, entry or step. Clients are kept as long as their account.
  keep_people_for interval not null default '12 months',
  keep_sent_mails_for interval not null default '30 days',
  keep_failed_mails_for interval not null default '90 days',
  -- Versions of content; the last fifty of each row are always kept, but those of a review that was taken off no longer
  -- than the bin.
  keep_versions_for interval not null default '1 year',
  keep_counts_for interval not null default '25 months',
  -- What Auth notes of sign-ins and of changes to accounts, with network addresses.
  keep_auth_log_for interval not null default '90 days',
  -- A picture is uploaded before the row that shows it, perhaps days before if a phone is offline in between.
  keep_orphans_for interval not null default '7 days' check (keep_orphans_for >= '1 day'),
  next_clean_up_at timestamptz not null default now(),
  -- Since when a clean-up is due that has not been done yet.
  clean_up_asked_at timestamptz
);
insert into private.retention_settings default values;

-- Deletes rows whose time is over and returns how many of each kind.
create function private.delete_expired() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  settings private.retention_settings;
  inquiries integer;
  messages integer;
  deliveries integer;
  people integer;
  versions integer;
begin
  select * into strict settings from private.retention_settings;
  delete from public.vitrina_inquiries
  where (read and created_at < now() - settings.keep_read_for) or deleted_at < now() - settings.keep_binned_for;
  get diagnostics inquiries = row_count;
  delete from public.contact_messages
  where (read and created_at < now() - settings.keep_read_for) or deleted_at < now() - settings.keep_binned_for;
  get diagnostics messages = row_count;
  delete from public.deliveries
  where (state in ('sent', 'kept') and sent_at < now() - settings.keep_sent_mails_for)
    or (state = 'failed' and queued_at < now() - settings.keep_failed_mails_for);
  get diagnostics deliveries = row_count;
  -- Senders are kept as long as what they sent.
  delete from public.people as person
  where person.client_id is null
    and person.updated_at < now() - settings.keep_people_for
    and (person.next_step_on is null or person.next_step_on < now() - settings.keep_people_for)
    and not exists (select from public.vitrina_inquiries as inquiry where inquiry.person_id = person.id)
    and not exists (select from public.contact_messages as message where message.person_id = person.id)
    and not exists (
      select from public.person_entries as entry
      where entry.person_id = person.id and entry.made_at > now() - settings.keep_people_for
    );
  get diagnostics people = row_count;
  delete from public.content_versions as version
  where (
      version.state in ('earlier', 'removed') and version.made_at < now() - settings.keep_versions_for
      and version.id not in (
        select ranked.id from (
          select id, row_number() over (partition by table_name, row_key order by made_at desc, id) as place
          from public.content_versions
        ) as ranked
        where ranked.place <= 50
      )
    )
    -- A review that was taken off goes for good, unless it is a sample, which is nobody's.
    or (
      version.table_name = 'testimonials' and version.row_key in (
        select taken.row_key from public.content_versions as taken
        where taken.table_name = 'testimonials' and taken.state = 'removed' and taken.content @> '{"is_sample": false}'
          and taken.made_at < now() - settings.keep_binned_for
      )
    );
  get diagnostics versions = row_count;
  delete from private.page_counts where day < private.sofia_today() - settings.keep_counts_for;
  delete from private.account_keys where least(expires_at, first_used_at) < now() - interval '1 day';
  perform private.drop_settled_pushes();
  -- Auth would keep its log for ever. Where the platform does not let us delete it, it does.
  if has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries where created_at < now() - settings.keep_auth_log_for;
  end if;
  -- pg_cron logs every run and deletes nothing by itself.
  if to_regclass('cron.job_run_details') is not null then
    delete from cron.job_run_details where start_time < now() - interval '2 days';
  end if;
  return jsonb_build_object(
    'vitrina_inquiries', inquiries, 'contact_messages', messages, 'people', people, 'deliveries', deliveries,
    'content_versions', versions
  );
end;
$$;

-- Pictures and files that no row and no kept version shows, oldest first; those of messages that were taken back,
-- however new they are. They are found by bucket and name, at whatever address the storage is; in the text of an article
-- a bracket ends a name.
create function private.orphan_files(how_many integer) returns table (bucket_id text, name text)
language sql stable security definer set search_path = ''
as $$
  with shown as (
    select found[1] as file
    from private.site_texts() as content, regexp_matches(content, '([a-z-]+-images/[A-Za-z0-9._-]+)', 'g') as found
  )
  select file.bucket_id, file.name
  from storage.objects as file, private.retention_settings as settings
  where private.is_our_bucket(file.bucket_id)
    and (file.created_at < now() - settings.keep_orphans_for or exists (
      select from private.earlier_chat_contents as earlier
      where earlier.attachment_url = private.pictured_by(file.name)
    ))
    and case
      when file.bucket_id in ('Offer Images', 'client-files') then not exists (
        select from public.chat_messages as message where message.attachment_url = private.pictured_by(file.name)
      ) and not private.is_shown_by_request(file.name)
      else file.bucket_id || '/' || file.name not in (select shown.file from shown)
    end
  order by file.created_at, file.id
  limit how_many;
$$;

create function public.delete_expired() returns jsonb
language sql volatile set search_path = ''
as $$ select private.delete_expired(); $$;

-- The next clean-up is due in a day.
create function private.finish_clean_up() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.retention_settings set next_clean_up_at = now() + interval '1 day', clean_up_asked_at = null
  where is_only_row;
end;
$$;

create function public.finish_clean_up() returns void
language sql volatile set search_path = ''
as $$ select private.finish_clean_up(); $$;

create function public.orphan_files(how_many integer) returns table (bucket_id text, name text)
language sql stable set search_path = ''
as $$ select orphan.bucket_id, orphan.name from private.orphan_files(how_many) as orphan; $$;

grant execute on function
  private.delete_expired, public.delete_expired, private.orphan_files, public.orphan_files, private.finish_clean_up,
  public.finish_clean_up
  to service_role;

-- A server's clock can be wrong for a while. What was written meanwhile must not delay or delete anything once it is
-- right again, so this resets times further ahead than the product ever plans. Messages need no correction: each is
-- dated after the previous one.
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

  -- After a long downtime or a jump ahead nothing is deleted at once: if the clock is wrong, it may be right again
  -- tomorrow.
  update private.retention_settings set next_clean_up_at = now() + interval '1 day', clean_up_asked_at = null
  where next_clean_up_at not between now() - interval '2 days' and now() + interval '2 days';
end;
$$;

-- The edge functions that have something to do now. Cleaning up is requested once an hour until it has succeeded, then
-- once a day.
create function private.functions_to_call() returns setof text
language plpgsql volatile set search_path = ''
as $$
begin
  perform private.plan_anew_after_clock_jump();
  perform private.forget_broadcasts();
  perform private.forget_submits();
  perform private.queue_chat_mails();
  perform private.queue_digest();
  perform private.publish_due_versions();
  perform private.queue_request_reminders();
  perform private.request_build_of_this_year();
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

-- Calls the edge functions that have something to do. The project's address and secret key are in Vault; until they are,
-- nothing is called.
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
      -- pg_cron before 1.5 has no intervals in seconds.
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
    -- Without pg_net nothing is called from here, and the embedded backend's timer needs no key.
    select 'vault' where to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is not null
      and (private.vault_secret('project_url') is null or private.vault_secret('secret_key') is null)
    union all
    select 'clean-up' from private.retention_settings
      where coalesce(clean_up_asked_at, next_clean_up_at) < now() - interval '2 days'
    union all
    select 'address' from private.submit_settings
      where exists (select from private.submits where address_hash = private.address_hash('', hash_key))
  );
end;
$$;

-- What is amiss with the project: 'vault' lacks its address or key, so no scheduled work is done, 'clean-up' has been due
-- for more than two days, or on the last day a submit came without the 'address' of its sender, so that one flood shuts
-- the forms for everybody. Error: 42501 for everybody but an admin.
create function public.schedule_troubles() returns text[]
language sql stable set search_path = ''
as $$ select private.schedule_troubles(); $$;
grant execute on function private.schedule_troubles, public.schedule_troubles to authenticated;

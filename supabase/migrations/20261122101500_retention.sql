-- What is kept is kept for a time. The edge function "clean-up" asks once a day for what has had its time, because files
-- are deleted through the storage API.

-- One row. Only the owner of the database reads or changes it. The page /privacy-policy promises these times.
create table private.retention_settings (
  is_only_row boolean primary key default true check (is_only_row),
  -- What nobody has read yet is never deleted.
  keep_read_for interval not null default '12 months',
  keep_binned_for interval not null default '30 days',
  -- After the last submission, entry or step. Clients are kept as long as their account.
  keep_people_for interval not null default '12 months',
  keep_sent_mails_for interval not null default '30 days',
  keep_failed_mails_for interval not null default '90 days',
  -- Of what the site says; the last fifty of each row are kept in any case.
  keep_versions_for interval not null default '1 year',
  keep_counts_for interval not null default '25 months',
  -- A picture is uploaded before the row that shows it, at times days before: a phone may be offline in between.
  keep_orphans_for interval not null default '7 days' check (keep_orphans_for >= '1 day'),
  next_clean_up_at timestamptz not null default now(),
  -- When a clean-up was first asked for that nobody has done yet.
  clean_up_asked_at timestamptz
);
insert into private.retention_settings default values;

-- Deletes the rows that have had their time and returns how many of each kind.
create function private.delete_expired() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  settings private.retention_settings;
  inquiries integer;
  messages integer;
  deliveries integer;
  submits integer;
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
  delete from private.submits where made_at < now() - (select keep_for from private.submit_settings);
  get diagnostics submits = row_count;
  -- Whoever sent something that is still here is kept with it.
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
  where version.state in ('earlier', 'removed') and version.made_at < now() - settings.keep_versions_for
    and version.id not in (
      select ranked.id from (
        select id, row_number() over (partition by table_name, row_key order by made_at desc, id) as place
        from public.content_versions
      ) as ranked
      where ranked.place <= 50
    );
  get diagnostics versions = row_count;
  delete from private.page_counts where day < private.sofia_today() - settings.keep_counts_for;
  delete from private.account_keys where expires_at < now() - interval '1 day';
  perform private.drop_settled_pushes();
  -- pg_cron notes every run of the pulse, and deletes no note by itself.
  if to_regclass('cron.job_run_details') is not null then
    delete from cron.job_run_details where start_time < now() - interval '2 days';
  end if;
  update private.retention_settings set next_clean_up_at = now() + interval '1 day', clean_up_asked_at = null
  where is_only_row;
  return jsonb_build_object(
    'vitrina_inquiries', inquiries, 'contact_messages', messages, 'people', people, 'deliveries', deliveries,
    'submits', submits, 'content_versions', versions
  );
end;
$$;

-- Pictures and files that no row shows and no kept version brings back, the oldest first. They are found by bucket and name, wherever
-- the file store answers; in the text of an article a bracket ends a name.
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
    and file.created_at < now() - settings.keep_orphans_for
    and case
      when file.bucket_id in ('Offer Images', 'client-files') then not exists (
        select from public.chat_messages as message where message.attachment_url = private.pictured_by(file.name)
      ) and not exists (
        select from public.requests as asked
        where asked.content -> 'files' @> jsonb_build_array(jsonb_build_object('path', private.pictured_by(file.name)))
      )
      else file.bucket_id || '/' || file.name not in (select shown.file from shown)
    end
  order by file.created_at, file.id
  limit how_many;
$$;

create function public.delete_expired() returns jsonb
language sql volatile set search_path = ''
as $$ select private.delete_expired(); $$;

create function public.orphan_files(how_many integer) returns table (bucket_id text, name text)
language sql stable set search_path = ''
as $$ select orphan.bucket_id, orphan.name from private.orphan_files(how_many) as orphan; $$;

grant execute on function private.delete_expired, public.delete_expired, private.orphan_files, public.orphan_files
  to service_role;

-- What is kept is kept for a time. The edge function "clean-up" asks once a day for what has had its time, because files
-- are deleted through the storage API.

-- One row. Only the owner of the database reads or changes it. The page /privacy-policy promises these times.
create table private.retention_settings (
  is_only_row boolean primary key default true check (is_only_row),
  -- What nobody has read yet is never deleted.
  keep_read_for interval not null default '12 months',
  keep_sent_mails_for interval not null default '30 days',
  keep_failed_mails_for interval not null default '90 days',
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
  mails integer;
  submits integer;
begin
  select * into strict settings from private.retention_settings;
  delete from public.vitrina_inquiries where read and created_at < now() - settings.keep_read_for;
  get diagnostics inquiries = row_count;
  delete from public.contact_messages where read and created_at < now() - settings.keep_read_for;
  get diagnostics messages = row_count;
  delete from public.mails
  where (state in ('sent', 'kept') and sent_at < now() - settings.keep_sent_mails_for)
    or (state = 'failed' and queued_at < now() - settings.keep_failed_mails_for);
  get diagnostics mails = row_count;
  delete from private.submits where made_at < now() - (select keep_for from private.submit_settings);
  get diagnostics submits = row_count;
  update private.retention_settings set next_clean_up_at = now() + interval '1 day', clean_up_asked_at = null
  where is_only_row;
  return jsonb_build_object(
    'vitrina_inquiries', inquiries, 'contact_messages', messages, 'mails', mails, 'submits', submits
  );
end;
$$;

-- Pictures that no row shows, the oldest first. An address is compared by its end, wherever the file store answers.
create function private.orphan_files(how_many integer) returns table (bucket_id text, name text)
language sql stable security definer set search_path = ''
as $$
  with shown as (
    select image as address from public.projects
    union all select image_url from public.templates
    union all select image_url from public.ai_gallery_images
  )
  select file.bucket_id, file.name
  from storage.objects as file, private.retention_settings as settings
  where private.is_our_bucket(file.bucket_id)
    and file.created_at < now() - settings.keep_orphans_for
    and case file.bucket_id
      when 'Offer Images' then not exists (
        select from public.chat_messages as message where message.attachment_url = private.pictured_by(file.name)
      )
      else not exists (
        select from shown
        where strpos(shown.address, '/' || file.bucket_id || '/' || replace(file.name, ' ', '%20')) > 0
          or strpos(shown.address, '/' || file.bucket_id || '/' || file.name) > 0
      )
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

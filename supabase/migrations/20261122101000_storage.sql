-- Pictures. Files of the public buckets are read by their URL, past these policies; without a policy nobody lists them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select
  id, id, is_public, 10 * 1024 * 1024,
  array['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif']
from (values ('project-images', true), ('ai-gallery-images', true), ('Offer Images', false)) as bucket (id, is_public);

-- True for "chat-images/<client's id>/<file>".
create function private.is_chat_image_of(client_id uuid, object_name text) returns boolean
language sql immutable set search_path = ''
return object_name ~ ('^chat-images/' || client_id || '/[A-Za-z0-9._-]{1,200}$');

create function private.is_our_bucket(bucket_id text) returns boolean
language sql immutable set search_path = ''
return bucket_id in ('project-images', 'ai-gallery-images', 'Offer Images');

grant execute on function private.is_chat_image_of, private.is_our_bucket to authenticated;

create policy "clients read their chat pictures, admins all" on storage.objects
  for select to authenticated using (
    (private.is_our_bucket(bucket_id) and (select private.is_admin()))
    or (
      bucket_id = 'Offer Images'
      and (select private.is_client())
      and private.is_chat_image_of((select private.person_id()), name)
    )
  );
create policy "clients add chat pictures, admins all" on storage.objects
  for insert to authenticated with check (
    (private.is_our_bucket(bucket_id) and (select private.is_admin()))
    or (
      bucket_id = 'Offer Images'
      and (select private.is_client())
      and private.is_chat_image_of((select private.person_id()), name)
    )
  );
-- A picture that was sent stays as it was sent: clients neither replace nor delete it.
create policy "admins replace pictures" on storage.objects
  for update to authenticated
  using (private.is_our_bucket(bucket_id) and (select private.is_admin()))
  with check (private.is_our_bucket(bucket_id) and (select private.is_admin()));
create policy "admins delete pictures" on storage.objects
  for delete to authenticated using (private.is_our_bucket(bucket_id) and (select private.is_admin()));

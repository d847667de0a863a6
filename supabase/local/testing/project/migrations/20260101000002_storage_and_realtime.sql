insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('My files', 'My files', false, 1048576, '{image/png}'), ('posters', 'posters', true, 1048576, '{image/png}');

create policy "own folder" on storage.objects to authenticated
  using (bucket_id = 'My files' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'My files' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "everybody hears the news, each their own room" on realtime.messages for select to authenticated
  using ((select realtime.topic()) in ('news', 'room:' || (select auth.uid())));
create policy "each speaks in their own room" on realtime.messages for insert to authenticated
  with check ((select realtime.topic()) = 'room:' || (select auth.uid()));

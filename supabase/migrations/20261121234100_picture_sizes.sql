-- How large a picture is, in pixels: the chat keeps its place before it has loaded, so nothing jumps.
alter table public.chat_messages
  add column attachment_width integer check (attachment_width between 1 and 20000),
  add column attachment_height integer check (attachment_height between 1 and 20000),
  add constraint sizes_belong_to_pictures check (
    (attachment_width is null) = (attachment_height is null)
    and (attachment_width is null or attachment_url is not null)
  );

grant insert (attachment_width, attachment_height) on public.chat_messages to authenticated;

-- Messages of one conversation with these words in them, the newest first, up to the message at a given place. The
-- caller reads no more than the policies of chat_messages allow. A conversation is short enough to be looked through
-- row by row, along the index of its own rows.
create function public.search_chat_messages(
  client uuid, words text, before_time timestamptz default null, before_id uuid default null
) returns setof public.chat_messages
language sql stable set search_path = ''
as $$
  select message.*
  from public.chat_messages as message
  where message.client_id = client
    and private.is_filled(words, 100)
    and strpos(private.folded(message.content), private.folded(private.trimmed(words))) > 0
    and (before_time is null or (message.timestamp, message.id) < (before_time, before_id))
  order by message.timestamp desc, message.id desc
  limit 30;
$$;

revoke execute on function public.search_chat_messages(uuid, text, timestamptz, uuid) from public;
grant execute on function public.search_chat_messages(uuid, text, timestamptz, uuid) to authenticated;

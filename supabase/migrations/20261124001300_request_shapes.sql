-- What a request may contain, and which answers it may get. The zod schemas in shared/src/schemas/request.ts say the
-- same; a test compares the two.

-- A file shown by a request: a picture in 'Offer Images' or a file in 'client-files'.
create function private.is_request_file(file jsonb) returns boolean
language sql immutable set search_path = ''
return private.is_object_of(file, array['path', 'name', 'size'])
  and private.is_integer(file -> 'size', 1, 50 * 1024 * 1024)
  and case jsonb_typeof(file -> 'path')
    when 'string' then case
      when private.is_client_file(file ->> 'path') then private.is_file_name(file ->> 'name', file ->> 'path')
      else file ->> 'path' ~ '^chat-images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[A-Za-z0-9._-]{1,200}$'
        and private.is_filled_text(file -> 'name', 200)
    end
    else false
  end
  and jsonb_typeof(file -> 'name') = 'string';

create function private.is_offer_item(item jsonb) returns boolean
language sql immutable set search_path = ''
return private.is_object_of(item, array['text', 'quantity', 'unit_cents'])
  and private.is_filled_text(item -> 'text', 200)
  and private.is_integer(item -> 'quantity', 1, 1000)
  and private.is_integer(item -> 'unit_cents', 0, 100000000);

create function private.is_request(kind text, content jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  case kind
    when 'approval' then
      return private.is_object_of(content, array['details', 'files'], array['link'])
        and private.is_text(content -> 'details', 4000)
        and (not content ? 'link' or (jsonb_typeof(content -> 'link') = 'string' and private.is_web_url(content ->> 'link')))
        and private.is_array_of(content -> 'files', 0, 5)
        and (content ? 'link' or content -> 'files' <> '[]')
        and (
          select coalesce(bool_and(private.is_request_file(file)), true)
          from jsonb_array_elements(content -> 'files') as file
        );
    when 'materials' then
      return private.is_object_of(content, array['details', 'items'])
        and private.is_text(content -> 'details', 4000)
        and private.is_array_of(content -> 'items', 1, 20)
        and (select bool_and(private.is_filled_text(item, 200)) from jsonb_array_elements(content -> 'items') as item);
    when 'offer' then
      return private.is_object_of(content, array['items', 'note', 'vat'])
        and private.is_array_of(content -> 'items', 1, 30)
        and private.is_text(content -> 'note', 4000)
        and content -> 'vat' in ('"none"', '"included"', '"added"')
        and (select bool_and(private.is_offer_item(item)) from jsonb_array_elements(content -> 'items') as item);
    when 'review' then
      return content = '{}';
    else
      return false;
  end case;
end;
$$;

-- Whether "answer" is complete for a kind of request and the state it leads to.
create function private.is_answer(kind text, verdict text, answer jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  case kind || ' ' || verdict
    when 'approval accepted', 'materials done' then
      return answer = '{}';
    when 'approval changes' then
      return private.is_object_of(answer, array['comment']) and private.is_filled_text(answer -> 'comment', 3000);
    when 'offer accepted' then
      return private.is_object_of(answer, array['name']) and private.is_filled_text(answer -> 'name', 100);
    when 'offer declined' then
      return private.is_object_of(answer, array['comment']) and private.is_text(answer -> 'comment', 3000);
    when 'review done' then
      return private.is_object_of(answer, array['rating', 'words', 'name', 'company', 'may_show'])
        and private.is_integer(answer -> 'rating', 1, 5)
        and private.is_filled_text(answer -> 'words', 3000)
        and private.is_filled_text(answer -> 'name', 100)
        and private.is_text(answer -> 'company', 100)
        and jsonb_typeof(answer -> 'may_show') = 'boolean';
    else
      return false;
  end case;
end;
$$;

-- True if all files are of this client's own conversation.
create function private.are_files_of(client_id uuid, content jsonb) returns boolean
language sql immutable set search_path = ''
return not exists (
  select from jsonb_path_query(content, '$.files[*].path') as path
  where not private.is_client_file_of(client_id, path #>> '{}')
    and path #>> '{}' not like 'chat-images/' || client_id || '/%'
);

create function private.offer_total(content jsonb) returns bigint
language sql immutable set search_path = ''
return (
  select sum((item ->> 'quantity')::bigint * (item ->> 'unit_cents')::bigint)::bigint
  from jsonb_path_query(content, '$.items[*]') as item
);

-- A hash of what the client sees: an answer applies to exactly this text.
create function private.request_fingerprint(kind text, title text, version integer, content jsonb) returns text
language sql immutable set search_path = ''
return encode(
  sha256(convert_to(kind || E'\n' || to_json(title)::text || E'\n' || version || E'\n' || content::text, 'UTF8')), 'hex'
);

-- Checks run with the rights of whoever writes the row.
grant execute on function
  private.is_request_file, private.is_offer_item, private.is_request, private.is_answer, private.are_files_of,
  private.offer_total, private.request_fingerprint
  to service_role;

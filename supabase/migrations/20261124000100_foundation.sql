-- What all later files need: extensions, closed default privileges, the schema "private", the rules that tables share,
-- and lists whose order an admin sets.

-- The owner of a hosted project may have enabled it in the dashboard.
create extension if not exists pg_trgm with schema extensions;
-- Hosted projects have both. The embedded database has neither: there a timer and the local builder do their work.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net with schema extensions;
  end if;
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
  end if;
end;
$$;

-- Creating an object gives nobody a right to it; each grant is written where the object is. Without this, PostgreSQL
-- lets everybody execute a new function, and projects made before 2026 grant every new object of "public" to the API
-- roles.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- The API does not expose this schema. It holds the SECURITY DEFINER functions and the tables that no API role may read.
create schema private;
grant usage on schema private to anon, authenticated, service_role;

-- The next two run for nearly every row that is written, so they are in PL/pgSQL, which keeps its plans: a function in
-- SQL is planned again by each statement that calls it.

-- The text without the white space around it that a browser's trim() removes too.
create function private.trimmed(value text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return btrim(value, E' \t\n\x0b\f\r\u00a0');
end;
$$;

-- True for text of at most "max_length" characters with at least one that is neither white space nor invisible. The
-- characters are listed because what a regular expression counts as a space depends on the database's locale.
create function private.is_filled(value text, max_length integer) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return char_length(value) <= max_length and value ~ (
    '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f'
    || '\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3'
    || '\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
  );
end;
$$;

-- True for an http(s) address that is safe as a link. Characters that change the reading direction are refused: they can
-- make one address look like another.
create function private.is_web_url(value text) returns boolean
language sql immutable set search_path = ''
return value ~* '^https?://[^\s\\/][^\s\\]*$'
  and value !~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
  and char_length(value) <= 2000;

-- True for an http(s) address or a path on this site. Browsers read "//host" and "/\host" as other sites.
create function private.is_link(value text) returns boolean
language sql immutable set search_path = ''
return private.is_web_url(value) or (value ~ '^/(?![/\\])[^\s\\]*$' and char_length(value) <= 2000);

-- True for the path of one of our pictures ("/pictures/blog/klekshop.svg") or of an uploaded one ("<bucket>/<file>"),
-- and for the https address of a picture elsewhere.
create function private.is_picture(value text) returns boolean
language sql immutable set search_path = ''
return char_length(value) <= 2000 and (
  value ~ '^(/pictures/[a-z]+|project-images|ai-gallery-images|content-images)/[A-Za-z0-9][A-Za-z0-9._-]*$'
  or (private.is_web_url(value) and starts_with(value, 'https://'))
);

-- True for one line of readable text, such as a title, without characters that pages, feeds or mails cannot hold.
create function private.is_line(value text, max_length integer) returns boolean
language sql immutable set search_path = ''
return private.is_filled(value, max_length)
  and value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]';

-- Something on both sides of one "@" and no white space: the same rule as in the forms.
create function private.is_email(value text) returns boolean
language sql immutable set search_path = ''
return value ~ '^[^\s@]+@[^\s@]+$' and char_length(value) <= 254;

-- True for an address that a mail can be sent to as it is: one mailbox, without display name, quotes or lists. Stricter
-- than private.is_email, which only catches a forgotten "@". Spaces and invisible characters are listed as in
-- private.is_filled: mail programs cut an address at them.
create function private.is_mailbox(value text) returns boolean
language sql immutable set search_path = ''
return char_length(value) <= 254
  and value ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([^[:cntrl:]\s@<>()\[\],:;"\\.]+\.)+[^[:cntrl:]\s@<>()\[\],:;"\\.]{2,}$'
  and value !~ '[\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]';

-- Lower case for searching. Where the database's locale is C, lower() does not change Cyrillic letters, so they (U+0410
-- to U+042F, and U+040D) are mapped here.
create function private.folded(value text) returns text
language sql immutable set search_path = ''
return translate(
  lower(value),
  E'\u0410\u0411\u0412\u0413\u0414\u0415\u0416\u0417\u0418\u0419\u041A\u041B\u041C\u041D\u041E\u041F'
    || E'\u0420\u0421\u0422\u0423\u0424\u0425\u0426\u0427\u0428\u0429\u042A\u042B\u042C\u042D\u042E\u042F\u040D',
  E'\u0430\u0431\u0432\u0433\u0434\u0435\u0436\u0437\u0438\u0439\u043A\u043B\u043C\u043D\u043E\u043F'
    || E'\u0440\u0441\u0442\u0443\u0444\u0445\u0446\u0447\u0448\u0449\u044A\u044B\u044C\u044D\u044E\u044F\u045D'
);

-- Lower-case Cyrillic letters as Latin ones, several to one. Trigrams contain only what the database's locale calls a
-- letter, and in the locale C no Cyrillic character is one: an index of the text itself would find nothing.
create function private.latin(value text) returns text
language sql immutable set search_path = ''
return translate(
  value,
  E'\u0430\u0431\u0432\u0433\u0434\u0435\u0436\u0437\u0438\u0439\u043A\u043B\u043C\u043D\u043E\u043F'
    || E'\u0440\u0441\u0442\u0443\u0444\u0445\u0446\u0447\u0448\u0449\u044A\u044B\u044C\u044D\u044E\u044F\u045D',
  'abvgdejziiklmnoprstufhcqwwxyxeuyi'
);

-- The digits of a phone number as it is dialled in Bulgaria, however it was written: "+359", "00359" and "359" become
-- "0".
create function private.dialed(phone text) returns text
language sql immutable set search_path = ''
return replace(
  regexp_replace(
    regexp_replace(phone, '[^0-9+]', '', 'g'), '\+3590*|^003590*|^3590*(?=[1-9][0-9]{7})', '0', 'g'
  ),
  '+', ''
);

-- Today's date in Sofia.
create function private.sofia_today() returns date
language sql stable set search_path = ''
return (now() at time zone 'Europe/Sofia')::date;

-- Checks and generated columns run with the rights of whoever writes the row.
grant execute on function
  private.trimmed, private.is_filled, private.is_web_url, private.is_link, private.is_picture, private.is_line, private.is_email,
  private.is_mailbox, private.folded, private.latin, private.dialed, private.sofia_today
  to authenticated, service_role;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

-- What JSON values contain. Tables whose columns are JSON check them with these.

-- True for a JSON object that has the required keys, perhaps the optional ones, and no others.
create function private.is_object_of(value jsonb, required text[], optional text[] default '{}') returns boolean
language sql immutable set search_path = ''
return case jsonb_typeof(value)
  when 'object' then value ?& required and value - (required || optional) = '{}'
  else false
end;

create function private.is_text(value jsonb, max_length integer) returns boolean
language sql immutable set search_path = ''
return case jsonb_typeof(value) when 'string' then char_length(value #>> '{}') <= max_length else false end;

create function private.is_filled_text(value jsonb, max_length integer) returns boolean
language sql immutable set search_path = ''
return case jsonb_typeof(value) when 'string' then private.is_filled(value #>> '{}', max_length) else false end;

create function private.is_integer(value jsonb, low bigint, high bigint) returns boolean
language sql immutable set search_path = ''
return case jsonb_typeof(value)
  when 'number' then value::numeric between low and high and value::numeric % 1 = 0
  else false
end;

create function private.is_array_of(value jsonb, low integer, high integer) returns boolean
language sql immutable set search_path = ''
return case jsonb_typeof(value) when 'array' then jsonb_array_length(value) between low and high else false end;

-- True for a JSON string that is one line of readable text.
create function private.is_text_line(value jsonb, max_length integer) returns boolean
language sql immutable set search_path = ''
return case jsonb_typeof(value) when 'string' then private.is_line(value #>> '{}', max_length) else false end;

grant execute on function
  private.is_object_of, private.is_text, private.is_filled_text, private.is_text_line, private.is_integer,
  private.is_array_of
  to service_role;

-- Lists whose order an admin sets. The column "order_index" of such a table always runs 0, 1, 2 … without gaps or
-- duplicates, whatever is inserted, moved or deleted. One transaction at a time changes a list.

create function private.lock_list(list regclass) returns void
language sql volatile set search_path = ''
return pg_advisory_xact_lock(hashtextextended('order of ' || list, 0));

-- Runs before the rows change, so that a second admin waits and then sees the first one's result.
create function private.lock_changed_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_list(tg_relid);
  return null;
end;
$$;

-- A missing place, or one beyond the end, means the end. Set before the write, so that "returning" gives the real place.
create function private.place_in_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  list_length integer;
begin
  execute format('select count(*) from %s', tg_relid::regclass) into list_length;
  new.order_index := least(new.order_index, case tg_op when 'INSERT' then list_length else list_length - 1 end);
  return new;
end;
$$;

-- Renumbers the list. Where two rows claim one place, a row that was inserted or moved up takes it and pushes the other
-- down; a row that was moved down takes it and the other moves up.
create function private.renumber_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  tie_break constant text := case tg_op
    when 'INSERT' then 'item.id not in (select id from changed)'
    when 'UPDATE' then 'coalesce(sign(item.order_index - (select order_index from changed where id = item.id)), 0)'
    else 'true'
  end;
begin
  -- The update below fires this trigger again.
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  execute format(
    'update %1$s as item set order_index = numbered.place
     from (select id, row_number() over (order by order_index, %2$s, id) - 1 as place from %1$s as item) as numbered
     where item.id = numbered.id and item.order_index <> numbered.place',
    tg_relid::regclass, tie_break
  );
  return null;
end;
$$;

-- Keeps a table with the columns "id" and "order_index" in order.
create procedure private.keep_order(list regclass)
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create trigger lock_list before insert or update of order_index or delete on %1$s
       for each statement execute function private.lock_changed_list();
     create trigger place_in_list before insert or update of order_index on %1$s
       for each row execute function private.place_in_list();
     create trigger renumber_after_insert after insert on %1$s referencing new table as changed
       for each statement execute function private.renumber_list();
     create trigger renumber_after_update after update on %1$s referencing old table as changed
       for each statement execute function private.renumber_list();
     create trigger renumber_after_delete after delete on %1$s
       for each statement execute function private.renumber_list();',
    list
  );
end;
$$;

-- Moves one row of a list: the one with "item_id" or, without it, the one at "start_index". With the id, the move
-- applies to the row that the admin saw, even if another admin has moved it meanwhile. Runs with the caller's rights, so
-- the table's policies decide. Errors: 22023 for a place or id that the list does not have, 42501 for whoever may not
-- change it.
create function private.reorder(list regclass, start_index integer, end_index integer, item_id anynonarray) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  last_index integer;
  moved integer;
begin
  perform private.lock_list(list);
  if item_id is not null then
    execute format('select order_index from %s where id = $1', list) into start_index using item_id;
  end if;
  execute format('select count(*) - 1 from %s', list) into last_index;
  if (start_index between 0 and last_index and end_index between 0 and last_index) is not true then
    raise exception 'Invalid index for reordering' using errcode = 'invalid_parameter_value';
  end if;

  execute format('update %s set order_index = $1 where order_index = $2', list) using end_index, start_index;
  get diagnostics moved = row_count;
  if moved = 0 then
    raise exception 'permission denied to reorder %', list using errcode = 'insufficient_privilege';
  end if;
end;
$$;

grant execute on function private.lock_list, private.reorder to authenticated;

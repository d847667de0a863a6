-- What every later file leans on: extensions, closed defaults, the private schema, and the rules that tables share.

-- Somebody may have switched it on in the dashboard.
create extension if not exists pg_trgm with schema extensions;
-- Hosted projects have both, an embedded database has neither: there a timer and the local builder do their work.
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

-- Nobody gets a right to anything by its being made: each grant is said where it belongs. PostgreSQL lets everybody
-- execute a new function, and projects made before 2026 hand every new object of "public" to the API roles.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- The API does not expose this schema. Functions with their owner's rights live here, and tables nobody else may see.
create schema private;
grant usage on schema private to anon, authenticated, service_role;

-- These two are asked for nearly every row that is written, so they are in plpgsql, which keeps their plans: a function in
-- SQL is planned anew by each statement that calls it.

-- Without the white space around it that a browser's trim() removes as well.
create function private.trimmed(value text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return btrim(value, E' \t\n\x0b\f\r\u00a0');
end;
$$;

-- True for text that is not longer than the limit, in characters, and has one that is neither white space nor invisible.
-- The list stands here because what regular expressions call a space depends on the database's locale.
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

-- True for an http(s) address that is safe as a link. Without signs that turn the reading order: they can make an
-- address look like another one.
create function private.is_web_url(value text) returns boolean
language sql immutable set search_path = ''
return value ~* '^https?://[^\s\\/][^\s\\]*$'
  and value !~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
  and char_length(value) <= 2000;

-- True for an http(s) address or a path on this site. Browsers read "//host" and "/\host" as other sites.
create function private.is_link(value text) returns boolean
language sql immutable set search_path = ''
return private.is_web_url(value) or (value ~ '^/(?![/\\])[^\s\\]*$' and char_length(value) <= 2000);

-- True for the path of a picture: of ours ("/pictures/blog/klekshop.svg") or of an uploaded one ("<bucket>/<file>"), and for
-- the address of one that lies elsewhere.
create function private.is_picture(value text) returns boolean
language sql immutable set search_path = ''
return char_length(value) <= 2000 and (
  value ~ '^(/pictures/[a-z]+|project-images|ai-gallery-images|content-images)/[A-Za-z0-9][A-Za-z0-9._-]*$'
  or (private.is_web_url(value) and starts_with(value, 'https://'))
);

-- True for one line that is to be read, such as a title: pages, feeds and mails take all its signs.
create function private.is_line(value text, max_length integer) returns boolean
language sql immutable set search_path = ''
return private.is_filled(value, max_length)
  and value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]';

-- Something on both sides of one "@", no white space: the same rule as in the forms.
create function private.is_email(value text) returns boolean
language sql immutable set search_path = ''
return value ~ '^[^\s@]+@[^\s@]+$' and char_length(value) <= 254;

-- True for an address that a mail can be sent to as it stands: one mailbox, without display name, quotes or lists.
-- Stricter than private.is_email, which only keeps a visitor from forgetting the "@".
create function private.is_mailbox(value text) returns boolean
language sql immutable set search_path = ''
return char_length(value) <= 254
  and value ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([^[:cntrl:]\s@<>()\[\],:;"\\.]+\.)+[^[:cntrl:]\s@<>()\[\],:;"\\.]{2,}$';

-- Lower case for searching. lower() leaves Cyrillic alone where the database's locale is C, so its letters
-- (U+0410 to U+042F, and U+040D) are mapped here.
create function private.folded(value text) returns text
language sql immutable set search_path = ''
return translate(
  lower(value),
  E'\u0410\u0411\u0412\u0413\u0414\u0415\u0416\u0417\u0418\u0419\u041A\u041B\u041C\u041D\u041E\u041F'
    || E'\u0420\u0421\u0422\u0423\u0424\u0425\u0426\u0427\u0428\u0429\u042A\u042B\u042C\u042D\u042E\u042F\u040D',
  E'\u0430\u0431\u0432\u0433\u0434\u0435\u0436\u0437\u0438\u0439\u043A\u043B\u043C\u043D\u043E\u043F'
    || E'\u0440\u0441\u0442\u0443\u0444\u0445\u0446\u0447\u0448\u0449\u044A\u044B\u044C\u044D\u044E\u044F\u045D'
);

-- Small Cyrillic letters as Latin ones, several to one. Trigrams hold only what the database's locale calls a letter,
-- and in the locale C that is no Cyrillic one: an index of the text itself would find nothing there.
create function private.latin(value text) returns text
language sql immutable set search_path = ''
return translate(
  value,
  E'\u0430\u0431\u0432\u0433\u0434\u0435\u0436\u0437\u0438\u0439\u043A\u043B\u043C\u043D\u043E\u043F'
    || E'\u0440\u0441\u0442\u0443\u0444\u0445\u0446\u0447\u0448\u0449\u044A\u044B\u044C\u044D\u044E\u044F\u045D',
  'abvgdejziiklmnoprstufhcqwwxyxeuyi'
);

-- The digits of a phone number as one dials it in Bulgaria, however it was written: "+359", "00359" and "359" are "0".
create function private.dialed(phone text) returns text
language sql immutable set search_path = ''
return replace(
  regexp_replace(
    regexp_replace(phone, '[^0-9+]', '', 'g'), '\+3590*|^003590*|^3590*(?=[1-9][0-9]{7})', '0', 'g'
  ),
  '+', ''
);

-- The day on the studio's wall calendar.
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

-- Text that can be seen, and addresses that read as what they are.

-- True for text with at least one character that is neither white space nor invisible: the same rule as in the chat.
-- The list stands here because what regular expressions call a space depends on the database's locale.
create function private.is_visible(value text) returns boolean
language sql immutable set search_path = ''
return value ~ (
  '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f'
  || '\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3'
  || '\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
);
revoke execute on function private.is_visible(text) from public;
grant execute on function private.is_visible(text) to authenticated, service_role;

alter table public.chat_messages
  add constraint content_can_be_seen check (private.is_visible(content));

-- Signs that turn the reading order can make an address look like another one.
create or replace function private.is_web_url(value text) returns boolean
language sql immutable set search_path = ''
return value ~* '^https?://[^\s\\/][^\s\\]*$'
  and value !~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
  and char_length(value) <= 2000;

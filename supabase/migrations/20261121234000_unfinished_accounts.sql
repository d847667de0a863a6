-- Removes an account that the edge function chat-clients began to make and did not finish: its metadata, which only the
-- secret key writes, tells where it comes from, and it has no row in chat_users. Without this it would keep its user
-- name for ever. True if the address is free afterwards because of it.
create function private.clear_unfinished_account(address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  unfinished uuid;
begin
  -- Another call may be adding the row just now. The lock waits for it, and only then the row is looked for.
  select account.id into unfinished from auth.users as account
  where account.email = lower(address) and account.raw_app_meta_data ->> 'made_by' = 'chat-clients'
  for update;
  delete from auth.users as account
  where account.id = unfinished
    and not exists (select from public.chat_users as person where person.id = account.id);
  return found;
end;
$$;

create function public.clear_unfinished_account(address text) returns boolean
language sql set search_path = ''
return private.clear_unfinished_account(address);

revoke execute on function private.clear_unfinished_account(text), public.clear_unfinished_account(text) from public;
grant execute on function private.clear_unfinished_account(text), public.clear_unfinished_account(text) to service_role;

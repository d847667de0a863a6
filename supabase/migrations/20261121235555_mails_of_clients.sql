-- With a client go the mails that told of the conversation.
create function private.delete_mails_of_client() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.mails where kind = 'chat' and content ->> 'username' = old.username;
  return null;
end;
$$;
revoke execute on function private.delete_mails_of_client() from public;

create trigger delete_mails_of_client after delete on public.chat_users
  for each row execute function private.delete_mails_of_client();

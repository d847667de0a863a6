-- Who has an account hears that something about it was changed, or that it is gone: the studio on its own topic, a client
-- on that of the conversation. A password stands in another schema; who sets one touches the account's row therefore.
create trigger announce_change after insert or update or delete on public.chat_users
  for each row execute function private.announce_change();

create function private.announce_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send('{}', 'account', 'chat:' || old.id, true);
  return null;
end;
$$;
revoke execute on function private.announce_account() from public;

create trigger announce_account after update or delete on public.chat_users
  for each row execute function private.announce_account();

-- Live hints on private topics: "chat:<client id>" for a conversation, "studio" for whatever the admin should hear of.
-- A hint carries ids only, and whoever hears it reads the table: members of a topic can broadcast to it themselves,
-- and what Realtime keeps for some days should hold nothing personal.

-- Reading: who may join and listen.
create policy "clients hear their conversation, admins all" on realtime.messages
  for select to authenticated using (
    (select private.is_admin())
    or ((select realtime.topic()) = 'chat:' || (select private.person_id()) and (select private.is_client()))
  );
-- Writing: who may send "is typing" and show presence.
create policy "clients speak in their conversation, admins everywhere" on realtime.messages
  for insert to authenticated with check (
    extension in ('broadcast', 'presence')
    and (
      (select private.is_admin())
      or ((select realtime.topic()) = 'chat:' || (select private.person_id()) and (select private.is_client()))
    )
  );

-- For every table that the console shows, so that an open list reads again: the table's name and the row's id.
create function private.announce_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed_id constant uuid := case tg_op when 'DELETE' then old.id else new.id end;
begin
  perform realtime.send(jsonb_build_object('table', tg_table_name, 'id', changed_id), 'changed', 'studio', true);
  return null;
end;
$$;

-- A client hears that something about its account was changed, or that it is gone.
create function private.announce_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send('{}', 'account', 'chat:' || old.id, true);
  return null;
end;
$$;

-- A password stands in another schema; who sets one touches the account's row therefore.
create trigger announce_change after insert or update or delete on public.chat_users
  for each row execute function private.announce_change();
create trigger announce_account after update or delete on public.chat_users
  for each row execute function private.announce_account();

-- Live hints on private topics: "chat:<client id>" for a conversation, "studio" for whatever the admin should hear of.
-- A hint carries ids only, and whoever hears it reads the table: members of a topic can broadcast to it themselves,
-- and what Realtime keeps for some days should hold nothing personal.

-- Reading: who may join and listen.
create policy "clients hear their conversation, admins all" on realtime.messages
  for select to authenticated using (
    (select private.is_admin())
    or ((select realtime.topic()) = 'chat:' || (select auth.uid()) and (select private.is_client()))
  );
-- Writing: who may send "is typing" and show presence.
create policy "clients speak in their conversation, admins everywhere" on realtime.messages
  for insert to authenticated with check (
    extension in ('broadcast', 'presence')
    and (
      (select private.is_admin())
      or ((select realtime.topic()) = 'chat:' || (select auth.uid()) and (select private.is_client()))
    )
  );

create function private.announce_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hint constant jsonb := jsonb_build_object(
    'id', new.id, 'client_id', new.client_id, 'sender_id', new.sender_id, 'timestamp', new.timestamp
  );
begin
  perform realtime.send(hint, 'message', 'chat:' || new.client_id, true);
  perform realtime.send(hint, 'message', 'studio', true);
  return null;
end;
$$;

-- The event is named by the trigger's argument.
create function private.announce_to_studio() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('id', new.id), tg_argv[0], 'studio', true);
  return null;
end;
$$;
revoke execute on function private.announce_message(), private.announce_to_studio() from public;

create trigger announce_message after insert on public.chat_messages
  for each row execute function private.announce_message();
create trigger announce_inquiry after insert on public.vitrina_inquiries
  for each row execute function private.announce_to_studio('inquiry');
create trigger announce_contact_message after insert on public.contact_messages
  for each row execute function private.announce_to_studio('contact_message');

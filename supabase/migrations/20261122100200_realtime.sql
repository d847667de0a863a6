-- Live news on private topics. Two of them the database alone writes, so what is heard there is true:
--   chat:<client id>           the rows of a conversation, its read positions, changes of the account
--   studio                     which row of what changed, for whoever of the studio reads it then
-- On the others people show what they do. Nothing of it is kept, and nothing depends on it:
--   chat-typing:<client id>    both sides of a conversation say that they are typing
--   studio-presence            admins show that they are in the chat, and clients see it
--   clients-presence           clients show that they are in the chat, and admins see it

-- Reading: who may join and listen.
create policy "clients hear their conversation, admins all" on realtime.messages
  for select to authenticated using (
    (select private.is_admin())
    or (
      (select realtime.topic()) in (
        'chat:' || (select private.person_id()), 'chat-typing:' || (select private.person_id()), 'studio-presence'
      )
      and (select private.is_client())
    )
    -- To be seen one must join. Nothing is ever said here, and who else is there is not for clients.
    or (
      extension = 'broadcast' and (select realtime.topic()) = 'clients-presence' and (select private.is_client())
    )
  );
-- Writing: who may send "is typing" and show presence. No policy lets anybody write where the database does.
create policy "people show what they do" on realtime.messages
  for insert to authenticated with check (
    case extension
      when 'broadcast' then case
        when (select private.is_admin()) then (select realtime.topic()) ~ '^chat-typing:[0-9a-f-]{36}$'
        else (select realtime.topic()) = 'chat-typing:' || (select private.person_id()) and (select private.is_client())
      end
      when 'presence' then (select realtime.topic()) = case (select private.own_role())
        when 'admin' then 'studio-presence'
        when 'client' then 'clients-presence'
      end
      else false
    end
  );

-- What was sent holds messages, and whoever listens has heard it within a moment. Realtime itself would keep it for three
-- days. Where the platform does not let us delete it, it stays so long.
create function private.forget_broadcasts() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if has_table_privilege('realtime.messages', 'delete') then
    delete from realtime.messages where inserted_at < now() - interval '1 minute';
  end if;
end;
$$;

create function private.forget_broadcasts_to(topic text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if has_table_privilege('realtime.messages', 'delete') then
    delete from realtime.messages as message where message.topic = forget_broadcasts_to.topic;
  end if;
end;
$$;

-- For every table that the console shows, so that an open list reads again: the table's name and the row's id.
create function private.announce_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed_id constant text := (case tg_op when 'DELETE' then old.id else new.id end)::text;
begin
  perform realtime.send(jsonb_build_object('table', tg_table_name, 'id', changed_id), 'changed', 'studio', true);
  return null;
end;
$$;

-- A client hears that something about its account was changed, or that it is gone and the conversation with it.
create function private.announce_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.forget_broadcasts_to('chat:' || old.id);
  end if;
  perform realtime.send('{}', 'account', 'chat:' || old.id, true);
  return null;
end;
$$;

-- A password stands in another schema; who sets one touches the account's row therefore.
create trigger announce_change after insert or update or delete on public.chat_users
  for each row execute function private.announce_change();
create trigger announce_account after update or delete on public.chat_users
  for each row execute function private.announce_account();

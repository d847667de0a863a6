-- Live news on private Realtime topics. Two of them are written by the database only, so what is heard there is true:
--   chat:<client id>           messages and read positions; that the account, a request or the project has changed
--   studio                     which row has changed, or in whose conversation, for the studio's apps to read it
-- On the others people show what they do. Nothing of it is stored, and nothing depends on it:
--   chat-typing:<client id>    both sides of a conversation say that they are typing
--   studio-presence            admins show that they are in the chat, and clients see it
--   clients-presence           clients show that they are in the chat, and admins see it

-- Reading: who may join a topic and listen.
create policy "clients hear their conversation, admins all" on realtime.messages
  for select to authenticated using (
    (select private.is_admin())
    or (
      (select realtime.topic()) in (
        'chat:' || (select private.person_id()), 'chat-typing:' || (select private.person_id()), 'studio-presence'
      )
      and (select private.is_client())
    )
    -- A client must join to be seen. Nothing is ever said here, and clients do not learn who else is present.
    or (
      extension = 'broadcast' and (select realtime.topic()) = 'clients-presence' and (select private.is_client())
    )
  );
-- Writing: who may send "is typing" and show presence. No policy lets anybody write to the database's own topics.
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

-- Broadcasts contain messages, and listeners have received them within a moment; Realtime itself would keep them for
-- three days. Where the platform does not let us delete them, they stay that long.
create function private.forget_broadcasts() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if has_table_privilege('realtime.messages', 'delete') then
    delete from realtime.messages where inserted_at < now() - interval '1 minute';
  end if;
end;
$$;

-- For every table that the console shows: tells the table's name and the row's id, so that an open list is read again.
create function private.broadcast_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed_id constant text := (case tg_op when 'DELETE' then old.id else new.id end)::text;
begin
  perform realtime.send(jsonb_build_object('table', tg_table_name, 'id', changed_id), 'changed', 'studio', true);
  return null;
end;
$$;

-- For a row of a client that both sides follow: the client hears the event that the trigger names, the studio as above.
create function private.broadcast_to_both_sides() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hint constant jsonb := jsonb_build_object('table', tg_table_name, 'id', new.id, 'client_id', new.client_id);
begin
  perform realtime.send(jsonb_build_object('id', new.id), tg_argv[0], 'chat:' || new.client_id, true);
  perform realtime.send(hint, 'changed', 'studio', true);
  return null;
end;
$$;

-- Tells a client and the studio that the account was changed, or is gone together with the conversation. The trigger names
-- the column with the account's id.
create function private.broadcast_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  account constant text := to_jsonb(coalesce(new, old)) ->> tg_argv[0];
begin
  if tg_op = 'DELETE' and has_table_privilege('realtime.messages', 'delete') then
    delete from realtime.messages where topic = 'chat:' || account;
  end if;
  perform realtime.send('{}', 'account', 'chat:' || account, true);
  perform realtime.send(jsonb_build_object('table', 'chat_users', 'id', account), 'changed', 'studio', true);
  return null;
end;
$$;

-- Passwords are in another schema, so whoever sets one also updates the account's row here.
create trigger broadcast_account after update or delete on public.chat_users
  for each row execute function private.broadcast_account('id');
-- Nobody else can listen to a new account yet.
create trigger broadcast_change after insert on public.chat_users
  for each row execute function private.broadcast_change();

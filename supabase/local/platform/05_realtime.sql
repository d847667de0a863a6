-- Broadcast from the database: a row in realtime.messages is a message to everybody who has joined its topic.
-- The policies on this table also decide who may join a private topic (select) and send to it (insert).
create table if not exists realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
create index if not exists messages_inserted_at_index on realtime.messages (inserted_at);

alter table realtime.messages enable row level security;
alter table realtime.messages owner to postgres;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;
grant all on realtime.messages to supabase_realtime_admin;

-- The topic that is being joined or sent to, for the policies above.
create or replace function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')::text
$$;

create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql as $$
declare
  message_id uuid := gen_random_uuid();
begin
  if not payload ? 'id' then
    payload := payload || jsonb_build_object('id', message_id);
  end if;
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (message_id, payload, event, topic, private, 'broadcast');
exception
  -- As on a hosted project: a message that cannot be sent never rolls back the change that it reports.
  when others then raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;

create or replace function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void language plpgsql as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  perform realtime.send(
    jsonb_build_object(
      'old_record', old, 'record', new, 'operation', operation, 'table', table_name, 'schema', table_schema
    ),
    event_name, topic_name
  );
end
$$;

-- What a caller with these claims may do on a topic. Tries the policies on this table with sample rows and rolls them back.
-- A session that has ended has no rights, whatever its token says. One call, because it is needed for everybody who joins,
-- and regularly for everybody who has joined.
create or replace function realtime.rights(claims jsonb, topic text) returns table (may_read text[], may_write text[])
language plpgsql as $$
#variable_conflict use_variable
declare
  samples uuid[];
  tried text;
begin
  may_read := '{}';
  may_write := '{}';
  if claims ->> 'role' = 'authenticated'
    and not exists (select from auth.sessions as session where session.id = (claims ->> 'session_id')::uuid)
  then
    return next;
    return;
  end if;
  begin
    with sample as (
      insert into realtime.messages (topic, extension, private)
      values (topic, 'broadcast', true), (topic, 'presence', true)
      returning id
    )
    select array_agg(sample.id) into samples from sample;
    perform
      set_config('role', claims ->> 'role', true),
      set_config('request.jwt.claims', claims::text, true),
      set_config('realtime.topic', topic, true);
    select coalesce(array_agg(message.extension), '{}') into may_read
    from realtime.messages as message where message.id = any (samples);
    foreach tried in array array['broadcast', 'presence'] loop
      begin
        insert into realtime.messages (topic, extension, private) values (topic, tried, true);
        may_write := may_write || tried;
      exception
        when insufficient_privilege then null;
      end;
    end loop;
    raise exception using errcode = 'UNDO0';
  exception
    when sqlstate 'UNDO0' then null;
  end;
  return next;
end
$$;
revoke execute on function realtime.rights(jsonb, text) from public;

-- A notification has less than 8,000 bytes: a longer message only names the row to fetch.
create or replace function realtime.announce_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  message constant text := jsonb_build_object(
    'id', new.id, 'topic', new.topic, 'event', new.event, 'payload', new.payload
  )::text;
begin
  if new.private and new.extension = 'broadcast' then
    perform pg_catalog.pg_notify(
      'realtime_messages', case when octet_length(message) < 8000 then message else new.id::text end
    );
  end if;
  return null;
end
$$;
revoke execute on function realtime.announce_message() from public;

create or replace trigger announce_message after insert on realtime.messages
for each row execute function realtime.announce_message();

-- Makes Realtime check at once whoever listens with this session.
create or replace function realtime.announce_session_end() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('realtime_session_ends', old.id::text);
  return null;
end
$$;
revoke execute on function realtime.announce_session_end() from public;

create or replace trigger announce_session_end after delete on auth.sessions
for each row execute function realtime.announce_session_end();

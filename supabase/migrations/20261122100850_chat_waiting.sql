-- Which clients wait for an answer, and since when: since the first message after the studio's last word, until the studio
-- writes or says that none is wanted.
create table public.chat_waiting (
  client_id uuid primary key references public.chat_users (id) on delete cascade,
  since timestamptz not null
);

-- Nobody writes here but the functions below.
grant select on public.chat_waiting to authenticated;
grant select, insert, update, delete on public.chat_waiting to service_role;
alter table public.chat_waiting enable row level security;

create policy "admins see who waits" on public.chat_waiting
  for select to authenticated using (
    (select private.own_role()) = 'admin' and (select private.person_id()) = (select auth.uid())
  );

create function private.follow_waiting() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.sender_id = new.client_id then
    insert into public.chat_waiting (client_id, since) values (new.client_id, new."timestamp")
    on conflict (client_id) do nothing;
  else
    delete from public.chat_waiting as waiting where waiting.client_id = new.client_id;
  end if;
  return null;
end;
$$;

create trigger follow_waiting after insert on public.chat_messages
  for each row execute function private.follow_waiting();

create function private.settle_conversation(client_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  hint constant jsonb := jsonb_build_object('client_id', client_id);
begin
  perform private.assert_admin();
  delete from public.chat_waiting as waiting where waiting.client_id = settle_conversation.client_id;
  -- The same hint as of a read position: whoever shows the list of clients reads this one again.
  if found then
    perform realtime.send(hint, 'read', 'studio', true);
  end if;
end;
$$;

-- Says that what this client wrote last needs no answer. Error: 42501 for anybody but an admin.
create function public.settle_conversation(client_id uuid) returns void
language sql set search_path = ''
return private.settle_conversation(client_id);
grant execute on function private.settle_conversation, public.settle_conversation to authenticated;

-- Everybody the studio deals with, from the first inquiry to years after the launch: one row per person, found by
-- e-mail. Visitors get a row by writing, clients with their account, and an admin can add somebody who called.

-- The last digits of a phone number, the same however it was written; null for a number that is too short to tell people
-- apart.
create function private.phone_key(phone text) returns text
language sql immutable set search_path = ''
return case when length(private.dialed(phone)) >= 8 then right(private.dialed(phone), 9) end;

create function private.person_text(name text, email text, phone text) returns text
language sql immutable set search_path = ''
return private.folded(
  name || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || coalesce(private.dialed(phone), '')
);

grant execute on function private.phone_key, private.person_text to authenticated, service_role;

create table public.people (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.is_filled(name, 100)),
  -- Receives letters and notices of unread messages. Null for a client who only has a user name.
  email text check (private.is_email(email)),
  phone text check (private.is_filled(phone, 40)),
  phone_key text generated always as (private.phone_key(phone)) stored,
  stage text not null default 'new' check (stage in ('new', 'talking', 'offer', 'won', 'lost')),
  stage_since timestamptz not null default now(),
  -- What the studio does next, and on which day in Sofia.
  next_step text check (private.is_filled(next_step, 200)),
  next_step_on date check (next_step_on between '2000-01-01' and '2099-12-31'),
  client_id uuid unique references public.chat_users (id) on delete set null,
  -- Everything this person sent is in the bin and nothing else keeps the row: no list shows it.
  is_binned boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the name, address, phone or step last changed, and by which admin; null where nobody or a visitor's form did.
  edited_at timestamptz not null default now(),
  updated_by uuid references public.chat_users (id) on delete set null,
  search_text text not null generated always as (private.person_text(name, email, phone)) stored,
  constraint a_step_has_its_day check ((next_step is null) = (next_step_on is null))
);
-- The owner of two sites may have two accounts, so the address is unique only among people without one.
create unique index people_email_key on public.people (private.folded(email)) where client_id is null;
create index people_email_idx on public.people (private.folded(email));
create index people_board_idx on public.people (stage, next_step_on, stage_since, id) where not is_binned;
create index people_due_idx on public.people (next_step_on) where next_step_on is not null and not is_binned;
create index people_phone_key_idx on public.people (phone_key) where phone_key is not null;
create index people_updated_by_idx on public.people (updated_by);
create index people_search_idx on public.people using gin (private.latin(search_text) extensions.gin_trgm_ops);

grant select, delete on public.people to authenticated;
-- "client_id" is missing on purpose: functions decide which account belongs to a person.
grant insert (id, name, email, phone, stage, next_step, next_step_on) on public.people to authenticated;
grant update (name, email, phone, stage, next_step, next_step_on) on public.people to authenticated;
grant select, insert, update, delete on public.people to service_role;
alter table public.people enable row level security;

-- True for a person who has sent nothing and has no account: an admin added this row and may delete it. Other rows go
-- with what the person sent, with the account, or through "personal data".
create function private.is_added_by_hand(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.people where id = person and client_id is null)
    and not exists (select from public.vitrina_inquiries where person_id = person)
    and not exists (select from public.contact_messages where person_id = person);
end;
$$;
grant execute on function private.is_added_by_hand to authenticated;

create policy "admins read" on public.people
  for select to authenticated using (
    (select private.own_role()) = 'admin' and (select private.person_id()) = (select auth.uid())
  );
create policy "admins add" on public.people
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change" on public.people
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete whom they added" on public.people
  for delete to authenticated using ((select private.is_admin()) and private.is_added_by_hand(id));

create function private.stamp_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.updated_at := now();
  if tg_op = 'INSERT' or (new.name, new.email, new.phone, new.next_step, new.next_step_on)
    is distinct from (old.name, old.email, old.phone, old.next_step, old.next_step_on)
  then
    new.edited_at := now();
    new.updated_by := case when private.is_admin() then private.person_id() end;
  end if;
  -- Taking a move back restores the time, too. Every other move is later than the last one, even if a clock that was ahead
  -- dated that.
  if tg_op = 'UPDATE' and new.stage <> old.stage and new.stage_since = old.stage_since then
    new.stage_since := greatest(now(), old.stage_since + interval '1 microsecond');
  end if;
  -- A step keeps a person, as in private.settle_person.
  new.is_binned := new.is_binned and new.next_step is null;
  return new;
end;
$$;

create trigger stamp_person before insert or update of name, email, phone, stage, next_step, next_step_on on public.people
  for each row execute function private.stamp_person();
create trigger broadcast_change after insert or update or delete on public.people
  for each row execute function private.broadcast_change();
-- The chat calls a client by this name, and another address ends the sessions.
create trigger broadcast_account after update of name, email, client_id on public.people
  for each row when (
    new.client_id is not null
    and (new.name, new.email, new.client_id) is distinct from (old.name, old.email, old.client_id)
  )
  execute function private.broadcast_account('client_id');

-- If somebody without an account has written from an address, that is probably its client: an admin merges the two.
-- Until then no client may take the address, so that nobody is listed twice unnoticed. Error: 23505.
create function private.keep_people_apart() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from public.people as other
    where other.client_id is null and private.folded(other.email) = private.folded(new.email)
  ) then
    raise exception 'somebody else has this address' using errcode = 'unique_violation';
  end if;
  return new;
end;
$$;

create trigger keep_people_apart before update of email on public.people
  for each row when (old.client_id = new.client_id and private.folded(new.email) is distinct from private.folded(old.email))
  execute function private.keep_people_apart();

-- The person behind an e-mail address: the oldest client with it, or else the one without an account, who is created
-- where there is none. What a visitor typed replaces nothing; a missing phone is taken only without an account, because
-- anybody may type a client's address. A person who was lost becomes new.
create function private.person_behind(typed_name text, address text, typed_phone text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Forms without this field send 'N/A'.
  given_phone constant text := nullif(private.trimmed(typed_phone), 'N/A');
  found_id uuid;
begin
  update public.people as known set
    stage = case known.stage when 'lost' then 'new' else known.stage end,
    is_binned = false
  where known.id = (
    select client.id from public.people as client
    where client.client_id is not null and private.folded(client.email) = private.folded(address)
    order by client.created_at, client.id
    limit 1
  )
  returning known.id into found_id;
  if found_id is null then
    -- Of two submits at once, the second waits here for the first one's row.
    insert into public.people as known (name, email, phone)
    values (typed_name, address, given_phone)
    on conflict (private.folded(email)) where client_id is null do update set
      phone = coalesce(known.phone, excluded.phone),
      stage = case known.stage when 'lost' then 'new' else known.stage end,
      is_binned = false
    returning known.id into found_id;
  end if;
  return found_id;
end;
$$;

-- Call this when something that keeps a person was removed or came back. A person whom nothing keeps (no submission,
-- note, letter, step, account, or stage that an admin chose) is deleted, so spam leaves nobody behind. A person whose
-- submissions are all in the bin appears in no list. Clean-up deletes the others a year after the last thing that
-- happened.
create function private.settle_person(person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_kept boolean;
  is_in_bin boolean;
begin
  -- Waits for a submit that is being stored, so that the queries below see it.
  perform from public.people where id = person for update;
  is_kept := exists (
      select from public.people where id = person and (client_id is not null or next_step is not null)
    )
    or exists (
      select from public.person_entries where person_id = person and (kind <> 'stage' or made_by is not null)
    )
    or exists (select from public.vitrina_inquiries where person_id = person and deleted_at is null)
    or exists (select from public.contact_messages where person_id = person and deleted_at is null);
  is_in_bin := exists (
      select from public.vitrina_inquiries where person_id = person and deleted_at is not null
    )
    or exists (select from public.contact_messages where person_id = person and deleted_at is not null);
  if not is_kept and not is_in_bin then
    delete from public.people where id = person;
  else
    update public.people set is_binned = not is_kept where id = person and is_binned = is_kept;
  end if;
end;
$$;

-- A client whose account an admin creates is a person, too.
create function private.add_person_of_client() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.people (name, stage, client_id) values (new.username, 'won', new.id);
  return null;
end;
$$;

-- Deletes the person together with the account, unless something else keeps the row. If another person has the address
-- already, the two are merged.
create function private.part_with_client() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  parting public.people;
  twin uuid;
begin
  select * into parting from public.people where client_id = old.id for update;
  if parting.id is null then
    return old;
  end if;
  select known.id into twin from public.people as known
  where known.client_id is null and private.folded(known.email) = private.folded(parting.email);
  if twin is null then
    update public.people set client_id = null where id = parting.id;
    perform private.settle_person(parting.id);
  else
    update public.people set client_id = null, email = null where id = parting.id;
    perform private.join_people(twin, parting.id);
  end if;
  return old;
end;
$$;

create trigger add_person_of_client after insert on public.chat_users
  for each row when (new.role = 'client') execute function private.add_person_of_client();
create trigger part_with_client before delete on public.chat_users
  for each row execute function private.part_with_client();

-- Creates the missing people: rows restored from a backup of an earlier version have none. "addresses" are e-mails by
-- the ids of clients' accounts.
create function private.gather_people(addresses jsonb default '{}') returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.people (name, email, stage, client_id, created_at, stage_since)
  select client.username, addresses ->> client.id::text, 'won', client.id, client.created_at, client.created_at
  from public.chat_users as client
  where client.role = 'client' and not exists (select from public.people where client_id = client.id);

  with sent as (
    select private.folded(email) as address, name, email, nullif(phone, 'N/A') as phone, created_at, answered_at
    from public.vitrina_inquiries where person_id is null
    union all
    select private.folded(email), name, email, nullif(phone, 'N/A'), created_at, answered_at
    from public.contact_messages where person_id is null
  )
  insert into public.people (name, email, phone, stage, created_at, stage_since)
  select
    (array_agg(sent.name order by sent.created_at desc))[1], (array_agg(sent.email order by sent.created_at desc))[1],
    (array_agg(sent.phone order by sent.created_at desc) filter (where sent.phone is not null))[1],
    case when bool_and(sent.answered_at is not null) then 'talking' else 'new' end,
    min(sent.created_at), max(sent.created_at)
  from sent
  where not exists (select from public.people as known where private.folded(known.email) = sent.address)
  group by sent.address;

  update public.vitrina_inquiries as inquiry set person_id = private.known_person(inquiry.email)
  where inquiry.person_id is null;
  update public.contact_messages as message set person_id = private.known_person(message.email)
  where message.person_id is null;
end;
$$;

-- The person whom private.person_behind would find; null where nobody has the address.
create function private.known_person(email text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select person.id from public.people as person
  where private.folded(person.email) = private.folded(known_person.email)
  order by person.client_id is null, person.created_at, person.id
  limit 1;
$$;

-- Addresses that somebody had before two people became one: who asks by one of them is found.
create table private.merged_addresses (
  person_id uuid not null references public.people (id) on delete cascade,
  -- Folded.
  address text not null,
  primary key (person_id, address)
);
create index merged_addresses_address_idx on private.merged_addresses (address);

-- Moves everything of "other" to "kept" and deletes "other". "kept" keeps what it says and takes over what it lacks. Only
-- the address is that of the account, where there is one: links that sign in are mailed to it, and anybody can write as a
-- client from an address of their own.
create function private.join_people(kept uuid, other uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Further on is further to the right.
  stages constant text[] := array['lost', 'new', 'talking', 'offer', 'won'];
  gone public.people;
  addresses constant text[] := array(
    select private.folded(person.email) from public.people as person where person.id in (kept, other)
    union
    select merged.address from private.merged_addresses as merged where merged.person_id = other
  );
begin
  update public.vitrina_inquiries as inquiry set person_id = kept where inquiry.person_id = other;
  update public.contact_messages as message set person_id = kept where message.person_id = other;
  update public.person_entries as entry set person_id = kept where entry.person_id = other;
  update public.deliveries as digest set content = replace(digest.content::text, other::text, kept::text)::jsonb
  where digest.kind = 'digest' and strpos(digest.content::text, other::text) > 0;
  delete from public.people where id = other returning * into gone;
  update public.people as person set
    email = case when gone.client_id is null then coalesce(person.email, gone.email) else coalesce(gone.email, person.email) end,
    phone = coalesce(person.phone, gone.phone),
    client_id = coalesce(person.client_id, gone.client_id),
    stage = stages[greatest(array_position(stages, person.stage), array_position(stages, gone.stage))],
    next_step = case when person.next_step is null then gone.next_step else person.next_step end,
    next_step_on = case when person.next_step is null then gone.next_step_on else person.next_step_on end,
    created_at = least(person.created_at, gone.created_at)
  where person.id = kept;
  insert into private.merged_addresses (person_id, address)
  select person.id, given.address from public.people as person, unnest(addresses) as given (address)
  where person.id = kept and given.address <> coalesce(private.folded(person.email), '')
  on conflict do nothing;
  perform private.settle_person(kept);
end;
$$;

create function private.merge_people(kept uuid, other uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  -- Locked in one order, so that two admins who merge the same people the other way round cannot block each other.
  perform from public.people where id in (kept, other) order by id for update;
  if kept is distinct from other and (select count(*) < 2 from public.people where id in (kept, other)) then
    raise exception 'there is no such person' using errcode = 'PT404';
  end if;
  if kept is not distinct from other or (select count(client_id) = 2 from public.people where id in (kept, other)) then
    raise exception 'these two cannot become one' using errcode = 'invalid_parameter_value';
  end if;
  perform private.join_people(kept, other);
end;
$$;

-- Merges two people: everything of "other" (submissions, notes, letters, the account, a stage further on, a step where
-- "kept" has none) passes to "kept", and "other" is deleted. An account takes its address along. Errors: PT404 where one
-- of them does not exist, 22023 where both are one or have an account.
create function public.merge_people(kept uuid, other uuid) returns void
language sql volatile set search_path = ''
as $$ select private.merge_people(kept, other); $$;
grant execute on function private.merge_people, public.merge_people to authenticated;

create function private.my_name() returns text
language sql stable security definer set search_path = ''
as $$ select person.name from public.people as person where person.client_id = private.person_id(); $$;

-- The studio's name for the client who is signed in; null for everybody else.
create function public.my_name() returns text
language sql stable set search_path = ''
as $$ select private.my_name(); $$;
grant execute on function private.my_name, public.my_name to authenticated;

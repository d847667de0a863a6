-- What only the studio sees of a person, or has written to them outside the chat: notes, letters, moves between stages.
-- Nothing in this table may ever be moved to one that a client can read.

create table public.person_entries (
  -- Made by the browser, so a repeated save is one entry.
  id uuid primary key,
  person_id uuid not null references public.people (id) on delete cascade,
  kind text not null check (kind in ('note', 'letter', 'stage')),
  subject text,
  body text,
  -- Where the person was moved to.
  stage text check (stage in ('new', 'talking', 'offer', 'won', 'lost')),
  -- Of a move: from where, and since when the person had stood there.
  stage_before text check (stage_before in ('new', 'talking', 'offer', 'won', 'lost')),
  stage_before_since timestamptz,
  -- Null if no admin did it, or the account is gone.
  made_by uuid default auth.uid() references public.chat_users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  -- How a letter left, which the outbox forgets; null if it has not.
  outcome text check (outcome in ('sent', 'kept')),
  constraint only_moves_come_from_a_stage check (
    (stage_before is null) = (stage_before_since is null) and (stage_before is null or kind = 'stage')
  ),
  constraint only_letters_leave check (outcome is null or kind = 'letter'),
  constraint is_an_entry check (
    case kind
      when 'note' then subject is null and stage is null and private.is_filled(body, 4000)
      when 'letter' then stage is null and private.is_filled(subject, 150) and private.is_filled(body, 8000)
      else subject is null and body is null and stage is not null
    end is true
  )
);
create index person_entries_timeline_idx on public.person_entries (person_id, made_at desc, id desc);
create index person_entries_made_by_idx on public.person_entries (made_by);
create index person_entries_letters_idx on public.person_entries (made_at) where kind = 'letter';

grant select, delete on public.person_entries to authenticated;
-- Letters and moves are written by functions. The author and time of a note are not for its writer to choose.
grant insert (id, person_id, kind, body) on public.person_entries to authenticated;
grant update (body) on public.person_entries to authenticated;
grant select, insert, update, delete on public.person_entries to service_role;
alter table public.person_entries enable row level security;

create policy "admins read" on public.person_entries
  for select to authenticated using (
    (select private.own_role()) = 'admin' and (select private.person_id()) = (select auth.uid())
  );
create policy "admins write notes" on public.person_entries
  for insert to authenticated with check ((select private.is_admin()) and kind = 'note');
create policy "admins change notes" on public.person_entries
  for update to authenticated using ((select private.is_admin()) and kind = 'note')
  with check ((select private.is_admin()) and kind = 'note');
create policy "admins delete notes" on public.person_entries
  for delete to authenticated using ((select private.is_admin()) and kind = 'note');

create function private.stamp_edit() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.edited_at := case when new.body = old.body then old.edited_at else now() end;
  return new;
end;
$$;

create trigger stamp_edit before update of body on public.person_entries
  for each row execute function private.stamp_edit();
create trigger broadcast_change after insert or update or delete on public.person_entries
  for each row execute function private.broadcast_change();

-- An entry keeps a person, so whoever was in the bin is back in the lists. Not done with private.settle_person: its lock
-- would let two entries of a person at once block each other.
create function private.take_up_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.people set is_binned = false where id = new.person_id and is_binned;
  return null;
end;
$$;

create trigger take_up_person after insert on public.person_entries
  for each row execute function private.take_up_person();

-- Every change of a person's stage becomes an entry, however it was made, and so does the stage in which an admin adds
-- somebody: it keeps the person. Only a move that is taken back leads to an earlier time, and leaves none.
create function private.note_stage() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.person_entries (id, person_id, kind, stage, stage_before, stage_before_since, made_by, made_at)
  values (
    gen_random_uuid(), new.id, 'stage', new.stage,
    case tg_op when 'UPDATE' then old.stage end, case tg_op when 'UPDATE' then old.stage_since end,
    case when private.is_admin() then private.person_id() end, greatest(clock_timestamp(), new.stage_since)
  );
  return null;
end;
$$;

create trigger note_stage after update of stage on public.people
  for each row when (new.stage <> old.stage and new.stage_since >= old.stage_since)
  execute function private.note_stage();
create trigger note_first_stage after insert on public.people
  for each row when (new.updated_by is not null) execute function private.note_stage();

create function private.take_back_move(person_id uuid, moved_at timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  move public.person_entries;
begin
  perform private.assert_admin();
  -- Waits for somebody who moves the person at the same time.
  perform from public.people as person where person.id = take_back_move.person_id for update;
  delete from public.person_entries as entry
  where entry.id = (
      select made.id
      from public.person_entries as made
      join public.people as person on person.id = made.person_id and person.stage_since = moved_at
      where made.person_id = take_back_move.person_id and made.kind = 'stage' and made.made_at >= moved_at
      order by made.made_at
      limit 1
    )
    and entry.stage_before is not null
    and entry.made_by = private.person_id()
    and moved_at > now() - interval '10 minutes'
  returning * into move;
  if move.id is null then
    raise exception 'this move cannot be taken back' using errcode = 'PT409';
  end if;
  update public.people as person set stage = move.stage_before, stage_since = move.stage_before_since
  where person.id = move.person_id;
end;
$$;

-- Undoes a person's last move, as if it had never been: one's own, for ten minutes. "moved_at" is the "stage_since" that
-- the move has set. Error: PT409 for any other move, and where somebody has moved the person meanwhile.
create function public.take_back_move(person_id uuid, moved_at timestamptz) returns void
language sql volatile set search_path = ''
as $$ select private.take_back_move(person_id, moved_at); $$;
grant execute on function private.take_back_move, public.take_back_move to authenticated;

-- Letters that the studio writes in the console. A letter is an entry of its person and a delivery under the same id, so
-- that the next letter can refer to it and mail programs show a thread.

create function private.send_letter(
  entry_id uuid, person_id uuid, subject text, body text, quotes_last boolean, last_seen uuid, last_submission uuid
)
returns public.person_entries
language plpgsql volatile security definer set search_path = ''
as $$
declare
  receiver public.people;
  known public.person_entries;
  newest uuid;
  answered_to timestamptz;
  quoted jsonb;
begin
  perform private.assert_admin();
  -- Two admins who answer at once wait for each other here.
  select * into receiver from public.people as person where person.id = send_letter.person_id for update;
  if receiver.id is null then
    raise exception 'there is no such person' using errcode = 'PT404';
  end if;
  if not coalesce(private.is_mailbox(receiver.email), false) then
    raise exception 'there is no mailbox to write to' using errcode = 'invalid_parameter_value';
  end if;
  select * into known from public.person_entries as entry where entry.id = entry_id;
  if known.id is not null then
    perform private.assert_same_submit(
      to_jsonb(known),
      jsonb_build_object(
        'person_id', receiver.id, 'kind', 'letter', 'subject', send_letter.subject, 'body', send_letter.body
      )
    );
    return known;
  end if;

  select entry.id into newest from public.person_entries as entry
  where entry.person_id = receiver.id and entry.kind = 'letter'
  order by entry.made_at desc, entry.id desc
  limit 1;
  if newest is distinct from last_seen then
    raise exception 'somebody has answered meanwhile' using errcode = 'PT409';
  end if;
  -- So that two letters at once cannot both be the last one of the day.
  perform pg_advisory_xact_lock(hashtextextended('letters of the day', 0));
  if (
    select count(*) >= 200 from public.person_entries as entry
    where entry.kind = 'letter' and entry.made_at between now() - interval '1 day' and now() + interval '1 day'
  ) then
    raise exception 'Too many letters today' using errcode = 'PT429';
  end if;

  insert into public.person_entries (id, person_id, kind, subject, body, made_by)
  values (entry_id, receiver.id, 'letter', send_letter.subject, send_letter.body, private.person_id())
  returning * into known;
  select
    sent.created_at,
    case when quotes_last and sent.deleted_at is null
      then jsonb_build_object('message', sent.message, 'created_at', sent.created_at)
    end
  into answered_to, quoted
  from (
    select inquiry.message, inquiry.created_at, inquiry.deleted_at from public.vitrina_inquiries as inquiry
    where inquiry.id = last_submission and inquiry.person_id = receiver.id
    union all
    select message.message, message.created_at, message.deleted_at from public.contact_messages as message
    where message.id = last_submission and message.person_id = receiver.id
  ) as sent;
  insert into public.deliveries (id, kind, source_id, account_id, recipient, content)
  values (
    entry_id, 'letter', entry_id, receiver.client_id, receiver.email,
    jsonb_build_object(
      'subject', send_letter.subject, 'body', send_letter.body, 'quote', quoted,
      'references', private.thread_of(receiver.id, receiver.email, entry_id)
    )
  );
  -- Who has answered a row has read it. What was sent later is for the next letter.
  update public.vitrina_inquiries as inquiry set answered_at = now(), read = true
  where inquiry.person_id = receiver.id and inquiry.created_at <= answered_to
    and inquiry.answered_at is null and inquiry.deleted_at is null;
  update public.contact_messages as message set answered_at = now(), read = true
  where message.person_id = receiver.id and message.created_at <= answered_to
    and message.answered_at is null and message.deleted_at is null;
  update public.people set stage = 'talking' where id = receiver.id and stage = 'new';
  return known;
exception
  -- The table's own refusal would log the row.
  when check_violation or not_null_violation then
    raise exception 'A value breaks a rule' using errcode = sqlstate;
end;
$$;

create function private.note_outcome() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.person_entries as entry set outcome = new.state where entry.id = new.id and entry.kind = 'letter';
  return null;
end;
$$;

create trigger note_outcome after update of state on public.deliveries
  for each row when (new.kind = 'letter' and new.state in ('sent', 'kept')) execute function private.note_outcome();

-- The ids of earlier mails to a person, oldest first, at most twenty: letters, and receipts that are still in the
-- outbox. A mail's Message-ID is made from its id.
create function private.thread_of(person uuid, address text, letter uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(earlier.id order by earlier.at), '[]')
  from (
    select sent.id, sent.at
    from (
      select entry.id, entry.made_at as at from public.person_entries as entry
      where entry.person_id = person and entry.kind = 'letter' and entry.id <> letter
      union all
      select receipt.id, receipt.created_at from public.deliveries as receipt
      where receipt.kind in ('inquiry_receipt', 'contact_message_receipt')
        and lower(receipt.recipient) = lower(address)
        and receipt.source_id in (
          select inquiry.id from public.vitrina_inquiries as inquiry where inquiry.person_id = person
          union all
          select message.id from public.contact_messages as message where message.person_id = person
        )
    ) as sent
    order by sent.at desc
    limit 20
  ) as earlier;
$$;

-- Writes a letter to a person and sends it. "last_submission" is the id of the newest inquiry or contact message of the
-- person that the admin saw, or null: "quotes_last" quotes it below, it and all before it are marked as read and answered.
-- A new person moves on to 'talking'. The browser makes "entry_id": repeated with the same text it is the same letter.
-- "last_seen" is the id of the newest letter that the admin saw, or null. Errors: PT404 where nobody has the id, 22023
-- where the person has no mailbox, PT409 where somebody has written meanwhile, PT429 over 200 letters a day, 23514 for a
-- subject over 150 or a body over 8000 characters, 23505 for an id that something else has.
create function public.send_letter(
  entry_id uuid, person_id uuid, subject text, body text, quotes_last boolean default false, last_seen uuid default null,
  last_submission uuid default null
)
returns public.person_entries
language sql volatile set search_path = ''
as $$
  select * from private.send_letter(entry_id, person_id, subject, body, quotes_last, last_seen, last_submission);
$$;
grant execute on function private.send_letter, public.send_letter to authenticated;

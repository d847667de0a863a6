-- Letters that the studio writes from the console. One is an entry of its person and a delivery at once, under one id, so
-- that the next letter can name it and mail programs show a thread.

create function private.send_letter(
  entry_id uuid, person_id uuid, subject text, body text, quotes_last boolean, last_seen uuid
)
returns public.person_entries
language plpgsql volatile security definer set search_path = ''
as $$
declare
  receiver public.people;
  known public.person_entries;
  newest uuid;
  quoted jsonb;
begin
  perform private.assert_admin();
  perform private.assert_right(
    private.is_filled(send_letter.subject, 150) and private.is_filled(send_letter.body, 8000)
  );
  -- Two admins who answer at once wait for each other here.
  select * into receiver from public.people as person where person.id = send_letter.person_id for update;
  if receiver.id is null or not coalesce(private.is_mailbox(receiver.email), false) then
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
  -- Two letters at once cannot both be the last one of the day.
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
  if quotes_last then
    select jsonb_build_object('message', sent.message, 'created_at', sent.created_at) into quoted
    from (
      select inquiry.message, inquiry.created_at from public.vitrina_inquiries as inquiry
      where inquiry.person_id = receiver.id and inquiry.deleted_at is null
      union all
      select message.message, message.created_at from public.contact_messages as message
      where message.person_id = receiver.id and message.deleted_at is null
    ) as sent
    order by sent.created_at desc
    limit 1;
  end if;
  insert into public.deliveries (id, kind, source_id, account_id, recipient, content)
  values (
    entry_id, 'letter', entry_id, receiver.client_id, receiver.email,
    jsonb_build_object(
      'subject', send_letter.subject, 'body', send_letter.body, 'quote', quoted,
      'references', private.thread_of(receiver.id, receiver.email, entry_id)
    )
  );
  update public.vitrina_inquiries as inquiry set answered_at = now()
  where inquiry.person_id = receiver.id and inquiry.answered_at is null and inquiry.deleted_at is null;
  update public.contact_messages as message set answered_at = now()
  where message.person_id = receiver.id and message.answered_at is null and message.deleted_at is null;
  update public.people set stage = 'talking' where id = receiver.id and stage = 'new';
  return known;
end;
$$;

-- The ids of what went to a person before, the oldest first, twenty at most: receipts that are still in the outbox, and
-- letters. A mail's Message-ID is made of its id.
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

-- Writes a letter to a person and sends it; what the person sent counts as answered, and who was new is spoken with. The
-- browser makes "entry_id": repeated with the same words it is the same letter. "quotes_last" puts the person's last words
-- below; "last_seen" is the id of the newest letter that the admin saw, null for none. Errors: 22023 where the person has no
-- mailbox, PT409 where somebody has written meanwhile, PT429 over 200 letters a day, 23514 for a subject over 150 or a body
-- over 8000 characters, 23505 for an id of something else.
create function public.send_letter(
  entry_id uuid, person_id uuid, subject text, body text, quotes_last boolean default false, last_seen uuid default null
)
returns public.person_entries
language sql volatile set search_path = ''
as $$ select * from private.send_letter(entry_id, person_id, subject, body, quotes_last, last_seen); $$;
grant execute on function private.send_letter, public.send_letter to authenticated;

-- A letter's delivery repeats it, so it goes with the entry.
create function private.delete_delivery_of_letter() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.deliveries where id = old.id and kind = 'letter';
  return null;
end;
$$;

create trigger delete_delivery_of_letter after delete on public.person_entries
  for each row when (old.kind = 'letter') execute function private.delete_delivery_of_letter();

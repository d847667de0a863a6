-- What the studio asks of a client: to approve something, to send materials, to accept an offer, to write a review. A
-- request is a message of the conversation with more columns; only its state and answer ever change.

create table public.requests (
  -- The id of its message.
  id uuid primary key references public.chat_messages (id) on delete cascade deferrable initially deferred,
  client_id uuid not null references public.chat_users (id) on delete cascade,
  kind text not null check (kind in ('approval', 'materials', 'offer', 'review')),
  title text not null check (private.is_filled(title, 120)),
  content jsonb not null check (private.is_request(kind, content) and length(content::text) <= 20000),
  version smallint not null default 1 check (version >= 1),
  replaces uuid unique references public.requests (id),
  -- The number of an offer, such as '2026-014'.
  number text unique,
  total_cents bigint,
  due_on date check (due_on between '2000-01-01' and '2099-12-31'),
  valid_until date check (valid_until between '2000-01-01' and '2099-12-31'),
  state text not null default 'open' check (
    state in ('open', 'accepted', 'changes', 'declined', 'done', 'withdrawn', 'replaced')
  ),
  fingerprint text not null,
  answer jsonb,
  answered_by uuid references public.chat_users (id),
  answered_at timestamptz,
  made_by uuid references public.chat_users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp(),
  constraint offers_are_numbered check (
    (kind = 'offer') = (number is not null) and (kind = 'offer') = (total_cents is not null)
    and (kind = 'offer') = (valid_until is not null)
  ),
  constraint files_are_the_clients check (private.are_files_of(client_id, content)),
  constraint answers_fit check (
    (answer is null) = (answered_at is null)
    and case
      when state in ('open', 'withdrawn') then answer is null
      when state = 'replaced' then true
      else private.is_answer(kind, state, answer)
    end is true
  )
);
create index requests_client_id_idx on public.requests (client_id, made_at desc);
create index requests_open_idx on public.requests (made_at) where state = 'open';
create index requests_answered_by_idx on public.requests (answered_by);
create index requests_made_by_idx on public.requests (made_by);
create index requests_files_idx on public.requests using gin ((content -> 'files') jsonb_path_ops);

alter table public.chat_messages add constraint chat_messages_request_id_fkey
  foreign key (request_id) references public.requests (id) on delete cascade not valid;
alter table public.chat_messages validate constraint chat_messages_request_id_fkey;
create index chat_messages_request_id_idx on public.chat_messages (request_id) where request_id is not null;

-- Only the functions below write here.
grant select on public.requests to authenticated;
grant select, insert, update, delete on public.requests to service_role;
alter table public.requests enable row level security;

create policy "clients read what they are asked, admins all" on public.requests
  for select to authenticated using (
    client_id = (select private.person_id())
    or ((select private.own_role()) = 'admin' and (select private.person_id()) = (select auth.uid()))
  );

-- Whether the client can still answer: a column that is read with the row, so that the clock of a device does not matter.
create function public.is_open(request public.requests) returns boolean
language sql stable set search_path = ''
return request.state = 'open' and coalesce(request.valid_until >= private.sofia_today(), true);

grant execute on function public.is_open to authenticated;

-- A picture, its thumbnail or a file.
create function private.is_shown_by_request(object_name text) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.requests as asked
  where asked.content -> 'files' @> jsonb_build_array(jsonb_build_object('path', private.pictured_by(object_name)))
);

grant execute on function private.is_shown_by_request to authenticated;

-- Clients neither replace nor delete what they sent. What a client was asked to approve stays as it was, even for admins.
create policy "admins replace pictures and files that no request shows" on storage.objects
  for update to authenticated
  using (private.is_our_bucket(bucket_id) and (select private.is_admin()) and not private.is_shown_by_request(name))
  with check (private.is_place_for(bucket_id, name) and (select private.is_admin()) and not private.is_shown_by_request(name));
create policy "admins delete pictures and files that no request shows" on storage.objects
  for delete to authenticated
  using (private.is_our_bucket(bucket_id) and (select private.is_admin()) and not private.is_shown_by_request(name));

create function private.seal_request() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.total_cents := case new.kind when 'offer' then private.offer_total(new.content) end;
  new.fingerprint := private.request_fingerprint(new.kind, new.title, new.version, new.content);
  return new;
end;
$$;

create function private.keep_request() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'A request stays as it was sent' using errcode = 'insufficient_privilege';
end;
$$;

-- A reminder that is still waiting is pointless once the request is answered.
create function private.forget_reminders() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.deliveries
  where kind in ('request_reminder', 'request_last_reminder') and source_id = new.id and state = 'waiting';
  return null;
end;
$$;

create trigger seal_request before insert on public.requests
  for each row execute function private.seal_request();
create trigger keep_request
  before update of
    id, client_id, kind, title, content, version, replaces, number, total_cents, due_on, valid_until, fingerprint, made_at
  on public.requests
  for each row execute function private.keep_request();
create trigger broadcast_to_both_sides after insert or update on public.requests
  for each row execute function private.broadcast_to_both_sides('request');
create trigger forget_reminders after update of state on public.requests
  for each row execute function private.forget_reminders();

-- One row that only the owner of the database reads or changes.
create table private.request_settings (
  is_only_row boolean primary key default true check (is_only_row),
  -- Per client.
  max_open integer not null default 30 check (max_open > 0),
  remind_after interval not null default '2 days',
  remind_last_after interval not null default '5 days',
  -- A client who has just written is not reminded.
  quiet_after_message interval not null default '1 day'
);
insert into private.request_settings default values;

-- The last number given to an offer in a year. The number of a deleted offer is not given again.
create table private.offer_numbers (
  year integer primary key,
  last integer not null
);

create function private.next_offer_number() returns text
language plpgsql volatile set search_path = ''
as $$
declare
  this_year constant integer := extract(year from private.sofia_today())::integer;
  given integer;
begin
  insert into private.offer_numbers as known (year, last) values (this_year, 1)
  on conflict (year) do update set last = known.last + 1
  returning known.last into given;
  return this_year || '-' || lpad(given::text, greatest(3, length(given::text)), '0');
end;
$$;

create function private.send_request(request jsonb, message text) returns public.requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked public.requests;
  earlier public.requests;
begin
  perform private.assert_admin();
  perform private.assert_right(
    private.is_object_of(
      request, array['id', 'client_id', 'kind', 'title', 'content'], array['replaces', 'due_on', 'valid_until']
    )
  );
  asked := jsonb_populate_record(null::public.requests, request);
  if private.role_of(asked.client_id) is distinct from 'client' then
    raise exception 'there is no such client' using errcode = 'invalid_parameter_value';
  end if;
  perform private.lock_conversation(asked.client_id);
  select * into earlier from public.requests as known where known.id = asked.id;
  if earlier.id is not null then
    perform private.assert_same_submit(to_jsonb(earlier), '{"replaces": null, "due_on": null, "valid_until": null}' || request);
    return earlier;
  end if;
  -- Before an offer number is used up: the table checks the same again.
  perform private.assert_right(
    private.is_request(asked.kind, asked.content) and coalesce(asked.valid_until >= private.sofia_today(), true)
  );

  if asked.replaces is not null then
    update public.requests as known set state = 'replaced'
    where known.id = asked.replaces and known.client_id = asked.client_id and known.kind = asked.kind
      and known.state in ('open', 'changes', 'declined')
    returning * into earlier;
    if earlier.id is null then
      raise exception 'it cannot be replaced any more' using errcode = 'PT409';
    end if;
  end if;
  if (
    select count(*) >= settings.max_open
    from private.request_settings as settings, public.requests as known
    where known.client_id = asked.client_id and public.is_open(known)
    group by settings.max_open
  ) then
    raise exception 'Too many open requests' using errcode = 'PT429';
  end if;

  insert into public.requests (id, client_id, kind, title, content, version, replaces, number, due_on, valid_until, made_by)
  values (
    asked.id, asked.client_id, asked.kind, asked.title, asked.content, coalesce(earlier.version, 0) + 1, asked.replaces,
    case asked.kind when 'offer' then private.next_offer_number() end, asked.due_on, asked.valid_until, private.person_id()
  )
  returning * into asked;
  insert into public.chat_messages (id, sender_id, receiver_id, content, message_type)
  values (
    asked.id, private.person_id(), asked.client_id, replace(message, '{number}', coalesce(asked.number, '')), 'request'
  );
  if asked.kind = 'offer' then
    update public.people as person set stage = 'offer'
    where person.client_id = asked.client_id and person.stage in ('new', 'talking');
  end if;
  return asked;
exception
  -- The table's own refusal would log the row.
  when check_violation or not_null_violation then
    raise exception 'A value breaks a rule' using errcode = sqlstate;
end;
$$;

create function private.answer_request(
  message_id uuid, request_id uuid, verdict text, answer jsonb, fingerprint text, message text
)
returns public.requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked public.requests;
begin
  if not private.is_client() then
    raise exception 'only clients answer' using errcode = 'insufficient_privilege';
  end if;
  perform private.lock_conversation(private.person_id());
  select * into asked from public.requests as known
  where known.id = answer_request.request_id and known.client_id = private.person_id();
  if asked.id is null then
    raise exception 'you are not asked that' using errcode = 'insufficient_privilege';
  end if;
  -- The answer to an earlier try got lost.
  if asked.state = verdict and asked.answer = answer_request.answer and exists (
    select from public.chat_messages as sent where sent.id = message_id and sent.request_id = asked.id
  ) then
    return asked;
  end if;
  if not public.is_open(asked) or asked.fingerprint is distinct from answer_request.fingerprint then
    raise exception 'it is not open any more, or says something else' using errcode = 'PT409';
  end if;
  perform private.assert_right(private.is_answer(asked.kind, verdict, answer_request.answer));
  update public.requests as known set
    state = verdict, answer = answer_request.answer, answered_by = private.person_id(), answered_at = clock_timestamp()
  where known.id = asked.id
  returning * into asked;
  insert into public.chat_messages (id, sender_id, receiver_id, content, message_type, request_id)
  values (message_id, private.person_id(), private.chat_studio(), message, 'answer', asked.id);
  if asked.kind = 'offer' and verdict = 'accepted' then
    update public.people as person set stage = 'won' where person.client_id = asked.client_id and person.stage <> 'won';
  end if;
  return asked;
exception
  -- The table's own refusal would log the row.
  when check_violation or not_null_violation then
    raise exception 'A value breaks a rule' using errcode = sqlstate;
end;
$$;

create function private.withdraw_request(message_id uuid, request_id uuid, message text) returns public.requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked public.requests;
begin
  perform private.assert_admin();
  select * into asked from public.requests as known where known.id = withdraw_request.request_id;
  if asked.id is null then
    raise exception 'there is no such request' using errcode = 'invalid_parameter_value';
  end if;
  perform private.lock_conversation(asked.client_id);
  select * into asked from public.requests as known where known.id = asked.id;
  if asked.state = 'withdrawn' and exists (
    select from public.chat_messages as sent where sent.id = message_id and sent.request_id = asked.id
  ) then
    return asked;
  end if;
  if asked.state is distinct from 'open' then
    raise exception 'it is not open any more' using errcode = 'PT409';
  end if;
  update public.requests as known set state = 'withdrawn' where known.id = asked.id returning * into asked;
  insert into public.chat_messages (id, sender_id, receiver_id, content, message_type, request_id)
  values (message_id, private.person_id(), asked.client_id, message, 'answer', asked.id);
  return asked;
exception
  -- The table's own refusal would log the row.
  when check_violation or not_null_violation then
    raise exception 'A value breaks a rule' using errcode = sqlstate;
end;
$$;

-- Asks a client for something, in a message with the same id; "{number}" in "message" becomes the number of an offer.
-- The request that it replaces is closed. Repeated, it returns the row of the first time. Errors: 42501, 23514 or 23502
-- for a value that breaks a rule, 22023 where there is no such client, PT409 where the request to be replaced was
-- answered, PT429 over 30 open ones, 23505 for an id that was used for something else.
create function public.send_request(request jsonb, message text) returns public.requests
language sql volatile set search_path = ''
as $$ select * from private.send_request(request, message); $$;

-- Stores the client's answer; the fingerprint proves what was on the screen. Errors: 42501 for anybody else, PT409 where
-- the request is not open any more, has expired, or says something else; 23514 for an answer that does not fit.
create function public.answer_request(
  message_id uuid, request_id uuid, verdict text, answer jsonb, fingerprint text, message text
)
returns public.requests
language sql volatile set search_path = ''
as $$ select * from private.answer_request(message_id, request_id, verdict, answer, fingerprint, message); $$;

-- Withdraws an open request. Errors: 42501, 22023 where there is none, PT409 where it is not open any more.
create function public.withdraw_request(message_id uuid, request_id uuid, message text) returns public.requests
language sql volatile set search_path = ''
as $$ select * from private.withdraw_request(message_id, request_id, message); $$;

grant execute on function
  private.send_request, public.send_request, private.answer_request, public.answer_request,
  private.withdraw_request, public.withdraw_request
  to authenticated;

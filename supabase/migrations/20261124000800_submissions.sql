-- How visitors' submissions get in. They are limited per address over all forms together, never over all visitors
-- together.

-- One row that only the owner of the database reads or changes.
create table private.submit_settings (
  is_only_row boolean primary key default true check (is_only_row),
  max_submits integer not null default 5 check (max_submits > 0),
  -- For all requests together for which the network names no address. Too small, and those visitors would shut each
  -- other out.
  max_unaddressed_submits integer not null default 100 check (max_unaddressed_submits > 0),
  per_period interval not null default '10 minutes',
  keep_for interval not null default '1 day' check (keep_for >= per_period),
  -- Must be a header that the visitor cannot choose. Hosted Supabase is behind Cloudflare, which sets this one, but
  -- nobody guarantees it.
  address_header text not null default 'cf-connecting-ip' check (address_header = lower(address_header)),
  -- 244 random bits, so that nobody finds an address by hashing all of them.
  hash_key bytea not null
    default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
);
insert into private.submit_settings default values;

create table private.submits (
  id bigint generated always as identity primary key,
  address_hash bytea not null,
  made_at timestamptz not null default now()
);
create index submits_address_hash_idx on private.submits (address_hash, made_at);
create index submits_made_at_idx on private.submits (made_at);

create function private.request_header(name text) returns text
language sql stable set search_path = ''
return coalesce(nullif(current_setting('request.headers', true), '')::json ->> name, '');

-- A household has a whole /64 of IPv6 addresses, so that counts as one. Text that is no address stays as it is.
create function private.household(said text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  address inet;
begin
  address := regexp_replace(said, '^::ffff:(?=[0-9]+\.)', '', 'i')::inet;
  return case family(address) when 6 then network(set_masklen(address, 64))::text else host(address) end;
exception
  when invalid_text_representation then
    return said;
end;
$$;

-- The address that the network names for the request; empty where it names none. In a list, the nearest proxy wrote the
-- last one.
create function private.sender_address(header_name text) returns text
language sql stable set search_path = ''
return private.household(btrim(split_part(private.request_header(header_name), ',', -1)));

-- The address that the request itself claims. Proxies append to this list, and anybody may have written its start.
create function private.claimed_address() returns text
language sql stable set search_path = ''
return private.household(btrim(split_part(private.request_header('x-forwarded-for'), ',', 1)));

-- The key is hashed in twice, as in HMAC, so that a known hash cannot be extended.
create function private.address_hash(address text, hash_key bytea) returns bytea
language sql immutable set search_path = ''
return sha256(hash_key || sha256(hash_key || convert_to(address, 'UTF8')));

-- Counts one submit of a sender, or refuses it with HTTP 429. What was counted while the clock was ahead does not count
-- until that time comes. The tolerance is there because now() is the start of a transaction, and transactions may get
-- the lock in another order.
create function private.count_submit_of(sender text, most integer) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  settings private.submit_settings;
  hash bytea;
begin
  select * into strict settings from private.submit_settings;
  hash := private.address_hash(sender, settings.hash_key);

  -- Two simultaneous submits of one sender wait for each other here, so both cannot be the last one allowed.
  perform pg_advisory_xact_lock(hashtextextended('submits of ' || encode(hash, 'hex'), 0));
  if (
    select count(*) from private.submits
    where address_hash = hash
      and made_at > now() - settings.per_period and made_at < now() + settings.per_period
  ) >= most then
    raise exception 'Too many submissions from this address' using errcode = 'PT429';
  end if;
  insert into private.submits (address_hash) values (hash);
end;
$$;

-- The policy promises a day. Skips rows that a parallel submit is deleting already.
create function private.forget_submits() returns void
language sql volatile set search_path = ''
as $$
  delete from private.submits where id in (
    select submit.id from private.submits as submit, private.submit_settings as settings
    where submit.made_at < now() - settings.keep_for or submit.made_at > now() + settings.keep_for
    for update of submit skip locked
  );
$$;

-- Counts the current request's submit. If the network names no address, it counts twice: for the address that it claims,
-- so that visitors do not shut each other out, and for all such requests together, because the claim may be made up.
create function private.count_submit() returns void
language plpgsql volatile set search_path = ''
as $$
declare
  settings private.submit_settings;
  sender text;
  claimed constant text := private.claimed_address();
begin
  select * into strict settings from private.submit_settings;
  sender := private.sender_address(settings.address_header);
  if sender <> '' then
    perform private.count_submit_of(sender, settings.max_submits);
  else
    perform private.count_submit_of('', settings.max_unaddressed_submits);
    if claimed <> '' then
      perform private.count_submit_of('claimed ' || claimed, settings.max_submits);
    end if;
  end if;
  perform private.forget_submits();
end;
$$;

-- People never see the field "website", so only programs fill it in.
create function private.refuse_honeypot(website text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if website is distinct from '' then
    raise exception 'The field "website" must be empty' using errcode = 'invalid_parameter_value';
  end if;
end;
$$;

-- The same id with another content is a mistake of the caller, and silently dropping either of the two would be worse.
create function private.assert_same_submit(made jsonb, sent jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  -- Not "made @> sent", which also holds for an array with fewer or reordered elements.
  if made || sent <> made then
    raise exception 'This submission has been used for something else' using errcode = 'unique_violation';
  end if;
end;
$$;

-- Fails as a table's constraint would, before there is a row. "is_right" is null where a value is missing.
create function private.assert_right(is_right boolean) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if is_right is null then
    raise exception 'A value is missing' using errcode = 'not_null_violation';
  elsif not is_right then
    raise exception 'A value breaks a rule' using errcode = 'check_violation';
  end if;
end;
$$;

-- A wrong page must not stop a submission, as it serves statistics only: it becomes null.
create function private.site_path(said text) returns text
language sql immutable set search_path = ''
return case when private.is_site_path(said) then said end;

create function private.submit_inquiry(
  name text, email text, phone text, service text, message text, website text, submission uuid, choice text,
  from_page text
)
returns public.vitrina_inquiries
language plpgsql volatile security definer set search_path = ''
as $$
declare
  sent public.vitrina_inquiries;
  made public.vitrina_inquiries;
begin
  perform private.refuse_honeypot(submit_inquiry.website);
  sent.name := private.trimmed(submit_inquiry.name);
  sent.email := private.trimmed(submit_inquiry.email);
  sent.phone := private.trimmed(submit_inquiry.phone);
  sent.service := private.trimmed(submit_inquiry.service);
  sent.message := private.trimmed(submit_inquiry.message);
  sent.choice := private.trimmed(submit_inquiry.choice);

  select * into made from public.vitrina_inquiries as known where known.submission = submit_inquiry.submission;
  -- A repetition does not count towards the limit: its first try has.
  if not found then
    perform private.count_submit();
    insert into public.vitrina_inquiries as known (
      name, email, phone, service, message, choice, submission, from_page
    )
    values (
      sent.name, sent.email, sent.phone, sent.service, sent.message, sent.choice, submit_inquiry.submission,
      private.site_path(submit_inquiry.from_page)
    )
    on conflict on constraint vitrina_inquiries_submission_key do nothing
    returning * into made;
  end if;
  -- Two tries arrived at once, and the other one was first.
  if made.id is null then
    select * into made from public.vitrina_inquiries as known where known.submission = submit_inquiry.submission;
  end if;
  perform private.assert_same_submit(to_jsonb(made), jsonb_strip_nulls(to_jsonb(sent)));
  -- Visitors must not learn whether somebody wrote from this address before, nor what the studio did with it since.
  made.person_id := null;
  made.read := false;
  made.answered_at := null;
  made.deleted_at := null;
  return made;
exception
  -- The table's own refusal would log the row.
  when check_violation or not_null_violation then
    raise exception 'A value breaks a rule' using errcode = sqlstate;
end;
$$;

-- Stores an inquiry and returns its row; repeated with the same submission id it returns the row of the first time.
-- Errors: 23514 or 23502 for a value that breaks a rule, 22023 for a filled honeypot, PT429 over the limit, 23505 for an
-- id that was used for another inquiry.
create function public.submit_inquiry(
  name text, email text, phone text, service text, message text, website text, submission uuid default null,
  choice text default '', from_page text default null
)
returns public.vitrina_inquiries
language sql volatile set search_path = ''
as $$
  select private.submit_inquiry(name, email, phone, service, message, website, submission, choice, from_page);
$$;
grant execute on function private.submit_inquiry, public.submit_inquiry to anon, authenticated, service_role;

create function private.submit_contact_message(
  name text, email text, phone text, title text, message text, website text, submission uuid, from_page text
)
returns public.contact_messages
language plpgsql volatile security definer set search_path = ''
as $$
declare
  sent public.contact_messages;
  made public.contact_messages;
begin
  perform private.refuse_honeypot(submit_contact_message.website);
  sent.name := private.trimmed(submit_contact_message.name);
  sent.email := private.trimmed(submit_contact_message.email);
  sent.phone := private.trimmed(submit_contact_message.phone);
  sent.title := private.trimmed(submit_contact_message.title);
  sent.message := private.trimmed(submit_contact_message.message);

  select * into made from public.contact_messages as known
  where known.submission = submit_contact_message.submission;
  if not found then
    perform private.count_submit();
    insert into public.contact_messages as known (name, email, phone, title, message, submission, from_page)
    values (
      sent.name, sent.email, sent.phone, sent.title, sent.message, submit_contact_message.submission,
      private.site_path(submit_contact_message.from_page)
    )
    on conflict on constraint contact_messages_submission_key do nothing
    returning * into made;
  end if;
  if made.id is null then
    select * into made from public.contact_messages as known
    where known.submission = submit_contact_message.submission;
  end if;
  perform private.assert_same_submit(to_jsonb(made), jsonb_strip_nulls(to_jsonb(sent)));
  -- Visitors must not learn whether somebody wrote from this address before, nor what the studio did with it since.
  made.person_id := null;
  made.read := false;
  made.answered_at := null;
  made.deleted_at := null;
  return made;
exception
  -- The table's own refusal would log the row.
  when check_violation or not_null_violation then
    raise exception 'A value breaks a rule' using errcode = sqlstate;
end;
$$;

-- Stores a message and returns its row; repetitions and errors as in submit_inquiry.
create function public.submit_contact_message(
  name text, email text, phone text, title text, message text, website text, submission uuid default null,
  from_page text default null
)
returns public.contact_messages
language sql volatile set search_path = ''
as $$
  select private.submit_contact_message(name, email, phone, title, message, website, submission, from_page);
$$;
grant execute on function private.submit_contact_message, public.submit_contact_message
  to anon, authenticated, service_role;

create function private.tell_source(submission uuid, source text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_right(private.is_told_source(source));
  update public.vitrina_inquiries as inquiry set told_source = source
  where inquiry.submission = tell_source.submission and told_source is null and created_at > now() - interval '1 hour';
  update public.contact_messages as message set told_source = source
  where message.submission = tell_source.submission and told_source is null and created_at > now() - interval '1 hour';
end;
$$;

-- Records how the sender of a form heard of the studio: once, within an hour of sending. The answer does not tell
-- whether there is such a submission. Errors: 23514 or 23502 for an unknown answer.
create function public.tell_source(submission uuid, source text) returns void
language sql volatile set search_path = ''
as $$ select private.tell_source(submission, source); $$;
grant execute on function private.tell_source, public.tell_source to anon, authenticated, service_role;

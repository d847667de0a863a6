-- A form sent again because its answer got lost is the same submit. The browser makes an id for what it sends and
-- repeats it with every try, as the chat does with its messages.
alter table public.vitrina_inquiries add column submission uuid unique;
alter table public.contact_messages add column submission uuid unique;

drop function public.submit_inquiry(text, text, text, text, text, text);
drop function private.submit_inquiry(text, text, text, text, text, text);
drop function public.submit_contact_message(text, text, text, text, text, text);
drop function private.submit_contact_message(text, text, text, text, text, text);

-- The same id with other words is a mistake of the caller, and losing either of the two in silence would be a worse one.
create function private.assert_same_submit(made jsonb, sent jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if not made @> sent then
    raise exception 'This submission has been used for something else' using errcode = 'unique_violation';
  end if;
end;
$$;

create function private.submit_inquiry(
  name text, email text, phone text, service text, message text, website text, submission uuid
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

  select * into made from public.vitrina_inquiries as known where known.submission = submit_inquiry.submission;
  -- A repeated try does not count: what it repeats has counted already.
  if not found then
    perform private.count_submit();
    insert into public.vitrina_inquiries as known (name, email, phone, service, message, submission)
    values (sent.name, sent.email, sent.phone, sent.service, sent.message, submit_inquiry.submission)
    on conflict on constraint vitrina_inquiries_submission_key do nothing
    returning * into made;
  end if;
  -- Both tries came at once, and the other one was first.
  if made.id is null then
    select * into made from public.vitrina_inquiries as known where known.submission = submit_inquiry.submission;
  end if;
  perform private.assert_same_submit(to_jsonb(made), jsonb_strip_nulls(to_jsonb(sent)));
  return made;
end;
$$;

-- Stores an inquiry and returns its row; repeated with the same submission it returns the row of the first time. Errors:
-- 23514 or 23502 for a value that breaks a rule, 22023 for a filled honeypot, PT429 over the limit, 23505 for a
-- submission that was used for another inquiry.
create function public.submit_inquiry(
  name text, email text, phone text, service text, message text, website text, submission uuid default null
)
returns public.vitrina_inquiries
language sql volatile set search_path = ''
as $$ select private.submit_inquiry(name, email, phone, service, message, website, submission); $$;

create function private.submit_contact_message(
  name text, email text, phone text, title text, message text, website text, submission uuid
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
    insert into public.contact_messages as known (name, email, phone, title, message, submission)
    values (sent.name, sent.email, sent.phone, sent.title, sent.message, submit_contact_message.submission)
    on conflict on constraint contact_messages_submission_key do nothing
    returning * into made;
  end if;
  if made.id is null then
    select * into made from public.contact_messages as known
    where known.submission = submit_contact_message.submission;
  end if;
  perform private.assert_same_submit(to_jsonb(made), jsonb_strip_nulls(to_jsonb(sent)));
  return made;
end;
$$;

-- Stores a message and returns its row; repetitions and errors as of submit_inquiry.
create function public.submit_contact_message(
  name text, email text, phone text, title text, message text, website text, submission uuid default null
)
returns public.contact_messages
language sql volatile set search_path = ''
as $$ select private.submit_contact_message(name, email, phone, title, message, website, submission); $$;

revoke execute on function
  private.assert_same_submit(jsonb, jsonb),
  private.submit_inquiry(text, text, text, text, text, text, uuid),
  public.submit_inquiry(text, text, text, text, text, text, uuid),
  private.submit_contact_message(text, text, text, text, text, text, uuid),
  public.submit_contact_message(text, text, text, text, text, text, uuid)
  from public;
grant execute on function
  private.submit_inquiry(text, text, text, text, text, text, uuid),
  public.submit_inquiry(text, text, text, text, text, text, uuid),
  private.submit_contact_message(text, text, text, text, text, text, uuid),
  public.submit_contact_message(text, text, text, text, text, text, uuid)
  to anon, authenticated, service_role;

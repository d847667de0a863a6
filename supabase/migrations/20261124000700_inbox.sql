-- What visitors send: inquiries, and the messages and orders of the site's other forms. It gets in only through
-- submit_inquiry and submit_contact_message, and only admins read it.

-- The text that a search looks through, in lower case: so a term in lower case finds it, whatever the database's locale.
create function private.inbox_text(name text, email text, phone text, topic text, message text) returns text
language sql immutable set search_path = ''
return private.folded(
  name || E'\n' || email || E'\n' || phone || E'\n' || private.dialed(phone) || E'\n' || topic || E'\n' || message
);

grant execute on function private.inbox_text to authenticated, service_role;

-- The time comes from the server's clock, and marking a row twice does not change it. A former time of an answer can be
-- set again, which undoes that the mark was taken back.
create function private.stamp_marks() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.answered_at := case when new.answered_at is not null then coalesce(old.answered_at, least(new.answered_at, now())) end;
  new.deleted_at := case when new.deleted_at is not null then coalesce(old.deleted_at, now()) end;
  return new;
end;
$$;

-- Links a submission to its sender's person.
create function private.attach_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.person_id := private.person_behind(new.name, new.email, new.phone);
  return new;
end;
$$;

create function private.settle_sender() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.settle_person(old.person_id);
  return null;
end;
$$;

-- What a submission may contain. When a constraint of the table is violated, PostgreSQL writes the whole row with name
-- and address into the server's log, so the submit functions check these first.
create function private.is_phone(value text) returns boolean
language sql immutable set search_path = ''
return private.is_filled(value, 40) and value ~ '[0123456789]';

create function private.is_inquiry(name text, email text, phone text, service text, message text, choice text)
returns boolean
language sql immutable set search_path = ''
return private.is_filled(name, 100) and private.is_email(email) and private.is_phone(phone)
  and private.is_filled(service, 120) and private.is_filled(message, 4000)
  and (choice = '' or private.is_filled(choice, 500));

create function private.is_contact_message(name text, email text, phone text, title text, message text) returns boolean
language sql immutable set search_path = ''
return private.is_filled(name, 100) and private.is_email(email) and (phone = 'N/A' or private.is_phone(phone))
  and private.is_filled(title, 200) and private.is_filled(message, 4000);

grant execute on function private.is_phone, private.is_inquiry, private.is_contact_message
  to authenticated, service_role;

-- The path of a page of the site: no other site, no query, nothing that could identify a visitor.
create function private.is_site_path(value text) returns boolean
language sql immutable set search_path = ''
return value ~ '^/[a-z0-9/_-]{0,100}$';

-- The answers to the question how somebody heard of the studio.
create function private.is_told_source(value text) returns boolean
language sql immutable set search_path = ''
return value in ('google', 'social', 'recommended', 'site', 'other');

grant execute on function private.is_site_path, private.is_told_source to authenticated, service_role;

create table public.vitrina_inquiries (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text not null,
  service text not null,
  message text not null,
  -- The text of the price tag on the form; empty if nothing was chosen beforehand.
  choice text not null default '',
  created_at timestamptz not null default now(),
  read boolean not null default false,
  search_text text not null
    generated always as (private.inbox_text(name, email, phone, service || E'\n' || choice, message)) stored,
  -- When the studio first answered, or an admin marked it as answered.
  answered_at timestamptz,
  -- Made by the browser and repeated with every try: a form that is sent again because its answer got lost is the same
  -- submission.
  submission uuid unique,
  -- Who sent it; null after the person was erased under another address.
  person_id uuid references public.people (id) on delete set null,
  -- When it was put into the bin. It is in no list then, and can be restored until clean-up deletes it.
  deleted_at timestamptz,
  -- The page of the site from which the visitor came to the form.
  from_page text check (private.is_site_path(from_page)),
  -- How the visitor heard of the studio, if they said so.
  told_source text check (private.is_told_source(told_source)),
  constraint is_inquiry check (private.is_inquiry(name, email, phone, service, message, choice))
);
create index vitrina_inquiries_newest_idx on public.vitrina_inquiries (created_at desc, id desc) where deleted_at is null;
create index vitrina_inquiries_unread_idx on public.vitrina_inquiries (created_at desc, id desc)
  where not read and deleted_at is null;
create index vitrina_inquiries_unanswered_idx on public.vitrina_inquiries (created_at desc, id desc)
  where answered_at is null and deleted_at is null;
create index vitrina_inquiries_binned_idx on public.vitrina_inquiries (created_at desc, id desc)
  where deleted_at is not null;
create index vitrina_inquiries_person_id_idx on public.vitrina_inquiries (person_id, created_at desc);
-- Finds everything from one address, however it was written.
create index vitrina_inquiries_email_idx on public.vitrina_inquiries (private.folded(email));
create index vitrina_inquiries_search_idx on public.vitrina_inquiries
  using gin (private.latin(search_text) extensions.gin_trgm_ops);
-- Searches also find the title that the console shows for a service.
create index vitrina_inquiries_service_idx on public.vitrina_inquiries (service);

grant select, delete on public.vitrina_inquiries to authenticated;
-- What a visitor wrote is never changed.
grant update (read, answered_at, deleted_at) on public.vitrina_inquiries to authenticated;
grant select, insert, update, delete on public.vitrina_inquiries to service_role;
alter table public.vitrina_inquiries enable row level security;

create policy "admins read" on public.vitrina_inquiries
  for select to authenticated using (
    (select private.own_role()) = 'admin' and (select private.person_id()) = (select auth.uid())
  );
create policy "admins mark" on public.vitrina_inquiries
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
-- Only what is in the bin can be deleted for good.
create policy "admins empty the bin" on public.vitrina_inquiries
  for delete to authenticated using ((select private.is_admin()) and deleted_at is not null);

create trigger stamp_marks before update of answered_at, deleted_at on public.vitrina_inquiries
  for each row execute function private.stamp_marks();
create trigger attach_person before insert on public.vitrina_inquiries
  for each row execute function private.attach_person();
create trigger settle_sender after delete or update of deleted_at on public.vitrina_inquiries
  for each row execute function private.settle_sender();
create trigger broadcast_change after insert or update or delete on public.vitrina_inquiries
  for each row execute function private.broadcast_change();

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  -- Forms without this field send 'N/A'.
  phone text not null,
  title text not null,
  message text not null,
  created_at timestamptz not null default now(),
  read boolean not null default false,
  -- As in an inquiry.
  answered_at timestamptz,
  search_text text not null generated always as (private.inbox_text(name, email, phone, title, message)) stored,
  submission uuid unique,
  -- As in an inquiry, like all that follow.
  person_id uuid references public.people (id) on delete set null,
  deleted_at timestamptz,
  from_page text check (private.is_site_path(from_page)),
  told_source text check (private.is_told_source(told_source)),
  constraint is_contact_message check (private.is_contact_message(name, email, phone, title, message))
);
create index contact_messages_newest_idx on public.contact_messages (created_at desc, id desc) where deleted_at is null;
create index contact_messages_unread_idx on public.contact_messages (created_at desc, id desc)
  where not read and deleted_at is null;
create index contact_messages_unanswered_idx on public.contact_messages (created_at desc, id desc)
  where answered_at is null and deleted_at is null;
create index contact_messages_binned_idx on public.contact_messages (created_at desc, id desc)
  where deleted_at is not null;
create index contact_messages_person_id_idx on public.contact_messages (person_id, created_at desc);
-- Finds everything from one address, however it was written.
create index contact_messages_email_idx on public.contact_messages (private.folded(email));
create index contact_messages_search_idx on public.contact_messages
  using gin (private.latin(search_text) extensions.gin_trgm_ops);
-- Searches also find the name that the console shows for a package.
create index contact_messages_title_idx on public.contact_messages (title);

grant select, delete on public.contact_messages to authenticated;
-- What a visitor wrote is never changed.
grant update (read, answered_at, deleted_at) on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;
alter table public.contact_messages enable row level security;

create policy "admins read" on public.contact_messages
  for select to authenticated using (
    (select private.own_role()) = 'admin' and (select private.person_id()) = (select auth.uid())
  );
create policy "admins mark" on public.contact_messages
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins empty the bin" on public.contact_messages
  for delete to authenticated using ((select private.is_admin()) and deleted_at is not null);

create trigger stamp_marks before update of answered_at, deleted_at on public.contact_messages
  for each row execute function private.stamp_marks();
create trigger attach_person before insert on public.contact_messages
  for each row execute function private.attach_person();
create trigger settle_sender after delete or update of deleted_at on public.contact_messages
  for each row execute function private.settle_sender();
create trigger broadcast_change after insert or update or delete on public.contact_messages
  for each row execute function private.broadcast_change();

-- Orders and messages from the site's other forms. The only way in is submit_contact_message; only admins read them.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.is_filled(name, 100)),
  email text not null check (private.is_email(email)),
  -- Forms that do not ask for it send 'N/A'.
  phone text not null check (private.is_filled(phone, 40)),
  title text not null check (private.is_filled(title, 200)),
  message text not null check (private.is_filled(message, 4000)),
  created_at timestamptz not null default now(),
  read boolean not null default false
);
create index contact_messages_newest_idx on public.contact_messages (created_at desc, id desc);
create index contact_messages_unread_idx on public.contact_messages (created_at desc, id desc) where not read;

grant select, delete on public.contact_messages to authenticated;
-- What a visitor wrote stays as it was written.
grant update (read) on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;
alter table public.contact_messages enable row level security;

create policy "admins read" on public.contact_messages
  for select to authenticated using ((select private.is_admin()));
create policy "admins mark as read" on public.contact_messages
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete" on public.contact_messages
  for delete to authenticated using ((select private.is_admin()));

create function private.submit_contact_message(
  name text, email text, phone text, title text, message text, website text
)
returns public.contact_messages
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made public.contact_messages;
begin
  perform private.refuse_honeypot(submit_contact_message.website);
  perform private.count_submit();
  insert into public.contact_messages (name, email, phone, title, message)
  values (
    private.trimmed(submit_contact_message.name),
    private.trimmed(submit_contact_message.email),
    private.trimmed(submit_contact_message.phone),
    private.trimmed(submit_contact_message.title),
    private.trimmed(submit_contact_message.message)
  )
  returning * into made;
  return made;
end;
$$;

-- Stores a message and returns its row. Errors as of submit_inquiry.
create function public.submit_contact_message(
  name text, email text, phone text, title text, message text, website text
)
returns public.contact_messages
language sql volatile set search_path = ''
as $$ select private.submit_contact_message(name, email, phone, title, message, website); $$;

revoke execute on function
  private.submit_contact_message(text, text, text, text, text, text),
  public.submit_contact_message(text, text, text, text, text, text)
  from public;
grant execute on function
  private.submit_contact_message(text, text, text, text, text, text),
  public.submit_contact_message(text, text, text, text, text, text)
  to anon, authenticated, service_role;

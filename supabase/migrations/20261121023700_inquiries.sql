-- Inquiries of the site's visitors. The only way in is submit_inquiry; only admins read them.
create extension pg_trgm with schema extensions;

create table public.vitrina_inquiries (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.is_filled(name, 100)),
  email text not null check (private.is_email(email)),
  phone text not null check (private.is_filled(phone, 40)),
  service text not null check (private.is_filled(service, 120)),
  message text not null check (private.is_filled(message, 4000)),
  created_at timestamptz not null default now(),
  read boolean not null default false,
  -- In lower case; a search term in lower case finds it without regard to case, whatever the database's locale.
  search_text text not null
    generated always as (private.folded(name || E'\n' || email || E'\n' || service || E'\n' || message)) stored
);
create index vitrina_inquiries_newest_idx on public.vitrina_inquiries (created_at desc, id desc);
create index vitrina_inquiries_unread_idx on public.vitrina_inquiries (created_at desc, id desc) where not read;
create index vitrina_inquiries_search_idx on public.vitrina_inquiries
  using gin (search_text extensions.gin_trgm_ops);

grant select, delete on public.vitrina_inquiries to authenticated;
-- What a visitor wrote stays as it was written.
grant update (read) on public.vitrina_inquiries to authenticated;
grant select, insert, update, delete on public.vitrina_inquiries to service_role;
alter table public.vitrina_inquiries enable row level security;

create policy "admins read" on public.vitrina_inquiries
  for select to authenticated using ((select private.is_admin()));
create policy "admins mark as read" on public.vitrina_inquiries
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete" on public.vitrina_inquiries
  for delete to authenticated using ((select private.is_admin()));

create function private.submit_inquiry(name text, email text, phone text, service text, message text, website text)
returns public.vitrina_inquiries
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made public.vitrina_inquiries;
begin
  perform private.refuse_honeypot(submit_inquiry.website);
  perform private.count_submit();
  insert into public.vitrina_inquiries (name, email, phone, service, message)
  values (
    private.trimmed(submit_inquiry.name),
    private.trimmed(submit_inquiry.email),
    private.trimmed(submit_inquiry.phone),
    private.trimmed(submit_inquiry.service),
    private.trimmed(submit_inquiry.message)
  )
  returning * into made;
  return made;
end;
$$;

-- Stores an inquiry and returns its row. Errors: 23514 or 23502 for a value that breaks a rule, 22023 for a filled
-- honeypot, PT429 over the limit.
create function public.submit_inquiry(name text, email text, phone text, service text, message text, website text)
returns public.vitrina_inquiries
language sql volatile set search_path = ''
as $$ select private.submit_inquiry(name, email, phone, service, message, website); $$;

revoke execute on function
  private.submit_inquiry(text, text, text, text, text, text),
  public.submit_inquiry(text, text, text, text, text, text)
  from public;
grant execute on function
  private.submit_inquiry(text, text, text, text, text, text),
  public.submit_inquiry(text, text, text, text, text, text)
  to anon, authenticated, service_role;

-- Notes of signed-in people: everybody reads, writes and is told of their own.
create table public.notes (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null unique check (length(title) <= 20),
  -- What the database knew about the request that made the row.
  headers jsonb default current_setting('request.headers', true)::jsonb,
  created_at timestamptz not null default now()
);
grant select, delete on public.notes to authenticated, service_role;
grant insert (title, owner) on public.notes to authenticated, service_role;
alter table public.notes enable row level security;
create policy "own notes" on public.notes to authenticated
  using (owner = (select auth.uid())) with check (owner = (select auth.uid()));

-- Granted to nobody on purpose.
create table public.locked (id int primary key);
alter table public.locked enable row level security;

create table public.marks (number int primary key);

create schema private;
create function private.announce() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send(jsonb_build_object('title', new.title), 'note', 'room:' || new.owner, true);
  return null;
end
$$;
create trigger announce after insert on public.notes for each row execute function private.announce();

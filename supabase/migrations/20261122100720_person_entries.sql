-- What the studio alone sees of a person, or wrote to it outside the chat: notes, letters, moves between stages. Nothing here
-- may ever lie in a table that a client can read.

create table public.person_entries (
  -- Made by the browser: a repeated save is one entry.
  id uuid primary key,
  person_id uuid not null references public.people (id) on delete cascade,
  kind text not null check (kind in ('note', 'letter', 'stage')),
  subject text,
  body text,
  -- Where the person was moved to.
  stage text check (stage in ('new', 'talking', 'offer', 'won', 'lost')),
  -- Null where it came about by itself, or the account is gone.
  made_by uuid default auth.uid() references public.chat_users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
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
-- Letters and moves are written by functions; of a note, who wrote it and when is not its writer's to say.
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
create trigger announce_change after insert or update or delete on public.person_entries
  for each row execute function private.announce_change();

-- Whoever moves a person, by whatever way: its history knows.
create function private.note_stage() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.person_entries (id, person_id, kind, stage, made_by)
  values (gen_random_uuid(), new.id, 'stage', new.stage, new.updated_by);
  return null;
end;
$$;

create trigger note_stage after update of stage on public.people
  for each row when (new.stage <> old.stage) execute function private.note_stage();

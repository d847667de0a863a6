-- What the studio says of itself: one row. Until it is there, everybody falls back on shared/src/brand.ts.

-- Seven days from Monday on, each null or with its hours: {"opens": "09:00", "closes": "18:00"}. One of them is a working day.
create function private.are_hours(hours jsonb) returns boolean
language sql immutable set search_path = ''
return private.is_array_of(hours, 7, 7)
  and not exists (
    select from jsonb_array_elements(hours) as day
    where day <> 'null' and (
      private.is_object_of(day, array['opens', 'closes'])
      and day ->> 'opens' ~ '^([01]\d|2[0-3]):[0-5]\d$'
      and day ->> 'closes' ~ '^([01]\d|2[0-3]):[0-5]\d$'
      and day ->> 'opens' < (day ->> 'closes') collate "C"
    ) is not true
  )
  and hours <> '[null, null, null, null, null, null, null]';

-- One to three numbers as one reads them, each once: "02 000 00 00", "+359 88 000 00 00".
create function private.are_phones(phones jsonb) returns boolean
language sql immutable set search_path = ''
return private.is_array_of(phones, 1, 3)
  and not exists (
    select from jsonb_array_elements(phones) as phone
    where (jsonb_typeof(phone) = 'string' and phone #>> '{}' ~ '^(0|\+\d)(\d ?){6,14}\d$') is not true
  )
  and jsonb_array_length(phones) = (select count(distinct private.dialed(phone)) from jsonb_array_elements_text(phones) as phone);

-- At most three profiles: {"name": "Facebook", "url": "https://…"}.
create function private.are_profiles(profiles jsonb) returns boolean
language sql immutable set search_path = ''
return private.is_array_of(profiles, 0, 3)
  and not exists (
    select from jsonb_array_elements(profiles) as profile
    where (
      private.is_object_of(profile, array['name', 'url'])
      and jsonb_typeof(profile -> 'name') = 'string' and private.is_line(profile ->> 'name', 40)
      and jsonb_typeof(profile -> 'url') = 'string' and private.is_web_url(profile ->> 'url')
      and starts_with(profile ->> 'url', 'https://')
    ) is not true
  );

create table public.studio_facts (
  id text primary key check (id = 'studio'),
  email text not null check (private.is_mailbox(email)),
  phones jsonb not null check (private.are_phones(phones)),
  -- One line: street and number, city, postal code.
  address text not null check (private.is_line(address, 200)),
  hours jsonb not null check (private.are_hours(hours)),
  -- Days on which the studio rests whatever the day of the week.
  closed_days date[] not null default '{}' check (
    cardinality(closed_days) <= 200 and array_position(closed_days, null) is null
    and '2000-01-01' <= all (closed_days) and '2099-12-31' >= all (closed_days)
  ),
  social jsonb not null default '[]' check (private.are_profiles(social)),
  -- Beside every amount in euro.
  shows_leva boolean not null default true,
  -- How a new offer begins.
  vat text not null default 'none' check (vat in ('none', 'included', 'added')),
  updated_at timestamptz not null default now()
);

-- Written through versions alone.
grant select on public.studio_facts to anon, authenticated;
grant select, insert, update, delete on public.studio_facts to service_role;
grant execute on function private.are_hours, private.are_phones, private.are_profiles to service_role;
alter table public.studio_facts enable row level security;

create policy "everyone reads what the studio says of itself" on public.studio_facts
  for select to anon, authenticated using (true);

create trigger touch_updated_at before update on public.studio_facts
  for each row execute function private.touch_updated_at();
create trigger announce_change after insert or update or delete on public.studio_facts
  for each row execute function private.announce_change();
call private.rebuild_site_after('public.studio_facts');
call private.keep_versions('public.studio_facts');

-- Until the studio has said when it works, from Monday to Friday.
create function private.is_working_day(day date) returns boolean
language sql stable set search_path = ''
return coalesce(
  (
    select facts.hours -> (extract(isodow from day)::integer - 1) <> 'null' and day <> all (facts.closed_days)
    from public.studio_facts as facts
  ),
  extract(isodow from day) <= 5
);

-- What the studio says of itself: contact details, hours, services. The facts are one row; until it exists, everything
-- uses shared/src/brand.ts.

-- Seven days from Monday on, each null or with its hours: {"opens": "09:00", "closes": "18:00"}. At least one is a
-- working day.
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

-- One to three phone numbers as people write them, without repetitions: "02 000 00 00", "+359 88 000 00 00".
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
      and private.is_text_line(profile -> 'name', 40)
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
  -- Days on which the studio is closed, whatever the day of the week.
  closed_days date[] not null default '{}' check (
    cardinality(closed_days) <= 200 and array_position(closed_days, null) is null
    and '2000-01-01' <= all (closed_days) and '2099-12-31' >= all (closed_days)
  ),
  social jsonb not null default '[]' check (private.are_profiles(social)),
  -- Whether the site shows leva beside every amount in euro.
  shows_leva boolean not null default true,
  -- The VAT setting of a new offer.
  vat text not null default 'none' check (vat in ('none', 'included', 'added')),
  updated_at timestamptz not null default now()
);

-- Written only by publishing.
grant select on public.studio_facts to anon, authenticated;
grant select, insert, update, delete on public.studio_facts to service_role;
grant execute on function private.are_hours, private.are_phones, private.are_profiles to service_role;
alter table public.studio_facts enable row level security;

create policy "everyone reads what the studio says of itself" on public.studio_facts
  for select to anon, authenticated using (true);

call private.show_on_site('public.studio_facts');

-- Monday to Friday until the studio has set its hours.
create function private.is_working_day(day date) returns boolean
language sql stable set search_path = ''
return coalesce(
  (
    select facts.hours -> (extract(isodow from day)::integer - 1) <> 'null' and day <> all (facts.closed_days)
    from public.studio_facts as facts
  ),
  extract(isodow from day) <= 5
);

-- The four services of the studio, each with a page. Its price, address and neighbours are set by the site.

-- Ten lines, as many as the page has room for.
create function private.are_features(features text[]) returns boolean
language sql immutable set search_path = ''
return array_ndims(features) = 1
  and cardinality(features) = 10
  and not exists (select from unnest(features) as feature where private.is_line(feature, 120) is not true);

-- Three pictures: {"picture": "content-images/…", "alt": "…", "caption": "…"}.
create function private.is_gallery(pictures jsonb) returns boolean
language sql immutable set search_path = ''
return private.is_array_of(pictures, 3, 3)
  and not exists (
    select from jsonb_array_elements(pictures) as shown
    where (
      private.is_object_of(shown, array['picture', 'alt', 'caption'])
      and jsonb_typeof(shown -> 'picture') = 'string' and private.is_picture(shown ->> 'picture')
      and private.is_text_line(shown -> 'alt', 300)
      and private.is_text_line(shown -> 'caption', 120)
    ) is not true
  );

-- Three to eight questions: {"question": "…", "answer": "…"}.
create function private.are_faqs(faqs jsonb) returns boolean
language sql immutable set search_path = ''
return private.is_array_of(faqs, 3, 8)
  and not exists (
    select from jsonb_array_elements(faqs) as faq
    where (
      private.is_object_of(faq, array['question', 'answer'])
      and private.is_text_line(faq -> 'question', 200)
      and private.is_text_line(faq -> 'answer', 1500)
    ) is not true
  );

create table public.services (
  id text primary key check (id in ('websites', 'templates', 'copywriting', 'advertising')),
  title text not null check (private.is_line(title, 120)),
  -- On its shop in the street of the home page, which has no room for more.
  sign text not null check (private.is_line(sign, 24)),
  -- For the card and for search results.
  summary text not null check (private.is_line(summary, 300)),
  description text not null check (private.is_line(description, 400)),
  long_description text not null check (private.is_line(long_description, 1500)),
  -- The picture in its window. With an address, the picture is a website and is drawn in a browser.
  display text not null check (private.is_picture(display)),
  display_alt text not null check (private.is_line(display_alt, 300)),
  display_address text check (private.is_line(display_address, 60)),
  features text[] not null check (private.are_features(features)),
  gallery_title text not null check (private.is_line(gallery_title, 120)),
  gallery jsonb not null check (private.is_gallery(gallery)),
  -- An answer may name a price by its id: "{edit-page}".
  faqs jsonb not null check (private.are_faqs(faqs)),
  closing_title text not null check (private.is_line(closing_title, 120)),
  closing_text text not null check (private.is_line(closing_text, 400)),
  updated_at timestamptz not null default now()
);

-- Written only by publishing.
grant select on public.services to anon, authenticated;
grant select, insert, update, delete on public.services to service_role;
grant execute on function private.are_features, private.is_gallery, private.are_faqs to service_role;
alter table public.services enable row level security;

create policy "everyone reads services" on public.services
  for select to anon, authenticated using (true);

-- The pages are made for exactly four.
create function private.keep_services() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The pages show four services' using errcode = 'foreign_key_violation';
end;
$$;

create trigger keep_services before delete on public.services
  for each row execute function private.keep_services();
call private.show_on_site('public.services');

-- What the studio offers: four services, each with a page. Which price, address and neighbours one has is the site's to say.

-- True for a string that is one line to be read.
create function private.is_text_line(value jsonb, max_length integer) returns boolean
language sql immutable set search_path = ''
return case jsonb_typeof(value) when 'string' then private.is_line(value #>> '{}', max_length) else false end;

-- Ten lines: as many as the page has room for.
create function private.are_features(features text[]) returns boolean
language sql immutable set search_path = ''
return array_ndims(features) = 1
  and cardinality(features) = 10
  and not exists (select from unnest(features) as feature where private.is_line(feature, 120) is not true);

-- Three pictures with what is seen on them and the words below: {"picture": "content-images/…", "alt": "…", "caption": "…"}.
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
  -- On its shop in the street of the home page, where there is room for no more.
  sign text not null check (private.is_line(sign, 24)),
  -- For the card and for search results.
  summary text not null check (private.is_line(summary, 300)),
  description text not null check (private.is_line(description, 400)),
  long_description text not null check (private.is_line(long_description, 1500)),
  -- What its window shows. With an address it is a website, drawn in a browser.
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

-- Written through versions alone.
grant select on public.services to anon, authenticated;
grant select, insert, update, delete on public.services to service_role;
grant execute on function
  private.is_text_line, private.are_features, private.is_gallery, private.are_faqs to service_role;
alter table public.services enable row level security;

create policy "everyone reads services" on public.services
  for select to anon, authenticated using (true);

-- Four they are, and four they stay.
create function private.keep_services() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The pages show four services' using errcode = 'foreign_key_violation';
end;
$$;

create trigger keep_services before delete on public.services
  for each row execute function private.keep_services();
create trigger touch_updated_at before update on public.services
  for each row execute function private.touch_updated_at();
create trigger announce_change after insert or update or delete on public.services
  for each row execute function private.announce_change();
call private.rebuild_site_after('public.services');
call private.keep_versions('public.services');

-- What the site shows: ready-made templates, projects of the studio, examples made with AI, articles and reviews.

-- Ready-made sites. The public sees the active ones.
create table public.templates (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.is_filled(name, 120)),
  description text not null check (private.is_filled(description, 2000)),
  demo_url text not null check (private.is_link(demo_url)),
  image_url text check (private.is_picture(image_url)),
  -- By default at the end.
  order_index integer not null default 2147483647 check (order_index >= 0),
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_index) deferrable initially deferred
);
create index templates_status_idx on public.templates (status, order_index);

grant select on public.templates to anon;
grant select, insert, update, delete on public.templates to authenticated, service_role;
alter table public.templates enable row level security;

create policy "visitors read active templates" on public.templates
  for select to anon using (status = 'active');
create policy "clients read active templates, admins all" on public.templates
  for select to authenticated using (status = 'active' or (select private.is_admin()));
create policy "admins add" on public.templates
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change" on public.templates
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete" on public.templates
  for delete to authenticated using ((select private.is_admin()));

-- Moves a template, found by its place or id, to another place; those in between make room. Errors as in
-- private.reorder.
create function public.reorder_templates(start_index integer, end_index integer, item_id uuid default null)
returns void
language sql volatile set search_path = ''
as $$ select private.reorder('public.templates', start_index, end_index, item_id); $$;
grant execute on function public.reorder_templates to authenticated;

call private.show_on_site('public.templates');
call private.keep_order('public.templates');

-- Work that the studio shows.
create table public.projects (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.is_filled(title, 200)),
  description text not null check (private.is_filled(description, 2000)),
  image text not null check (private.is_picture(image)),
  url text check (private.is_link(url)),
  -- By default at the end.
  order_index integer not null default 2147483647 check (order_index >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_index) deferrable initially deferred
);

grant select on public.projects to anon;
grant select, insert, update, delete on public.projects to authenticated, service_role;
alter table public.projects enable row level security;

create policy "everyone reads projects" on public.projects
  for select to anon, authenticated using (true);
create policy "admins add" on public.projects
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change" on public.projects
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete" on public.projects
  for delete to authenticated using ((select private.is_admin()));

-- As reorder_templates.
create function public.reorder_projects(start_index integer, end_index integer, item_id uuid default null)
returns void
language sql volatile set search_path = ''
as $$ select private.reorder('public.projects', start_index, end_index, item_id); $$;
grant execute on function public.reorder_projects to authenticated;

call private.show_on_site('public.projects');
call private.keep_order('public.projects');

-- Examples of what the studio makes with AI.
create table public.ai_gallery_images (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.is_filled(title, 200)),
  description text check (char_length(description) <= 2000),
  image_url text not null check (private.is_picture(image_url)),
  -- By default at the end.
  order_index integer not null default 2147483647 check (order_index >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What the picture shows, for those who do not see it. Without it, pages use the title.
  alt text check (private.is_filled(alt, 300)),
  unique (order_index) deferrable initially deferred
);

grant select on public.ai_gallery_images to anon;
grant select, insert, update, delete on public.ai_gallery_images to authenticated, service_role;
alter table public.ai_gallery_images enable row level security;

create policy "everyone reads the gallery" on public.ai_gallery_images
  for select to anon, authenticated using (true);
create policy "admins add" on public.ai_gallery_images
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change" on public.ai_gallery_images
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete" on public.ai_gallery_images
  for delete to authenticated using ((select private.is_admin()));

-- As reorder_templates.
create function public.reorder_ai_gallery_images(start_index integer, end_index integer, item_id uuid default null)
returns void
language sql volatile set search_path = ''
as $$ select private.reorder('public.ai_gallery_images', start_index, end_index, item_id); $$;
grant execute on function public.reorder_ai_gallery_images to authenticated;

call private.show_on_site('public.ai_gallery_images');
call private.keep_order('public.ai_gallery_images');

-- Articles. A row's number is its address, /blog/<number>, and is never given again. Those of the repository have 1 to
-- 4.

-- True for the tags of an article: one to six short lines, without repetitions.
create function private.are_tags(tags text[]) returns boolean
language sql immutable set search_path = ''
return array_ndims(tags) = 1
  and cardinality(tags) between 1 and 6
  and not exists (select from unnest(tags) as tag where private.is_line(tag, 40) is not true)
  and cardinality(tags) = (select count(distinct private.folded(private.trimmed(tag))) from unnest(tags) as tag);

-- A title in Latin letters, by the official Bulgarian transliteration: "stock-behind-the-glass".
create function private.slug_of(title text) returns text
language sql immutable set search_path = ''
return coalesce(
  nullif(
    btrim(left(regexp_replace(
      translate(
        replace(replace(replace(replace(replace(replace(replace(
          private.folded(title),
          E'\u0436', 'zh'), E'\u0446', 'ts'), E'\u0447', 'ch'), E'\u0448', 'sh'), E'\u0449', 'sht'), E'\u044E', 'yu'),
          E'\u044F', 'ya'),
        E'\u0430\u0431\u0432\u0433\u0434\u0435\u0437\u0438\u0439\u043A\u043B\u043C\u043D\u043E\u043F\u0440\u0441\u0442\u0443'
          || E'\u0444\u0445\u044A\u044C\u045D',
        'abvgdeziyklmnoprstufhayi'
      ),
      '[^a-z0-9]+', '-', 'g'
    ), 100), '-'),
    ''
  ),
  'article'
);

create table public.posts (
  id integer primary key generated by default as identity (start with 5) check (id <> 404),
  -- Made once, from the first title. No page shows it.
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  title text not null check (private.is_line(title, 200)),
  summary text not null check (private.is_line(summary, 400)),
  -- In the Markdown dialect of shared/src/article.
  body text not null check (
    private.is_filled(body, 40000)
    and body !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]'
  ),
  author text not null check (private.is_line(author, 100)),
  published_on date not null default private.sofia_today()
    check (published_on between '2000-01-01' and '2099-12-31'),
  tags text[] not null check (private.are_tags(tags)),
  cover text not null check (private.is_picture(cover)),
  cover_alt text not null check (private.is_line(cover_alt, 300)),
  -- The service that the article offers.
  service text not null check (service in ('websites', 'templates', 'copywriting', 'advertising')),
  -- The box beside the text that offers it.
  aside_title text not null check (private.is_line(aside_title, 120)),
  aside_text text not null check (private.is_line(aside_text, 400)),
  updated_at timestamptz not null default now()
);

-- Written only by publishing.
grant select on public.posts to anon, authenticated;
grant select, insert, update, delete on public.posts to service_role;
alter table public.posts enable row level security;

create policy "everyone reads articles" on public.posts
  for select to anon, authenticated using (true);

create function private.give_slug() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.slug := coalesce(new.slug, private.slug_of(new.title));
  return new;
end;
$$;

create trigger give_slug before insert on public.posts
  for each row execute function private.give_slug();
call private.show_on_site('public.posts');

grant execute on function private.are_tags, private.slug_of to service_role;

-- Reviews by clients, in an order that the studio sets.

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.is_line(name, 100)),
  company text check (private.is_line(company, 100)),
  quote text not null check (private.is_line(quote, 600)),
  rating smallint not null check (rating between 1 and 5),
  -- Not by a client, which the pages say.
  is_sample boolean not null default false,
  -- The client's review that it quotes.
  request_id uuid unique references public.requests (id) on delete set null,
  -- By default at the end.
  order_index integer not null default 2147483647 check (order_index >= 0),
  updated_at timestamptz not null default now(),
  unique (order_index) deferrable initially deferred,
  check (request_id is null or not is_sample)
);

-- The content is written only by publishing.
grant select on public.testimonials to anon, authenticated;
grant update (order_index) on public.testimonials to authenticated;
grant select, insert, update, delete on public.testimonials to service_role;
alter table public.testimonials enable row level security;

create policy "everyone reads reviews" on public.testimonials
  for select to anon, authenticated using (true);
create policy "admins move" on public.testimonials
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

-- A client's review is shown only if the client has allowed it. An earlier version may name a review that is gone.
create function private.check_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  review public.requests;
begin
  select * into review from public.requests where id = new.request_id;
  new.request_id := review.id;
  if review.id is not null
    and (review.kind = 'review' and review.state = 'done' and (review.answer ->> 'may_show')::boolean) is not true
  then
    raise exception 'Not a review that may be shown' using errcode = 'check_violation', column = 'request_id';
  end if;
  return new;
end;
$$;

-- As reorder_templates.
create function public.reorder_testimonials(start_index integer, end_index integer, item_id uuid default null)
returns void
language sql volatile set search_path = ''
as $$ select private.reorder('public.testimonials', start_index, end_index, item_id); $$;
grant execute on function public.reorder_testimonials to authenticated;

create trigger check_review before insert or update of request_id on public.testimonials
  for each row execute function private.check_review();
call private.show_on_site('public.testimonials');
call private.keep_order('public.testimonials');

-- All versions of testimonials that quote an account's reviews.
create function private.versions_of_reviews(account_id uuid) returns setof public.content_versions
language sql stable security definer set search_path = ''
as $$
  select version.* from public.content_versions as version
  where version.table_name = 'testimonials' and version.row_key in (
    select taken.row_key from public.content_versions as taken
    join public.requests as review on review.id::text = taken.content ->> 'request_id'
    where taken.table_name = 'testimonials' and review.client_id = account_id
  );
$$;

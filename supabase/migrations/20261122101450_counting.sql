-- What works: how often which page is read, and what brought people here. Nothing in it says who anybody is.

-- The day is Sofia's. Only the owner of the database reads or changes rows.
create table private.page_counts (
  day date not null,
  path text not null check (private.is_site_path(path)),
  -- The host that a visitor came from; empty where there was none, and for steps within the site.
  source text not null check (source ~ '^[a-z0-9.-]{0,100}$'),
  views integer not null default 0,
  -- Views that did not come from another page of the site.
  visits integer not null default 0,
  primary key (day, path, source)
);

create function private.count_view(path text, source text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := private.sofia_today();
  most_rows constant integer := 5000;
  most_views constant integer := 100000;
begin
  perform private.assert_right(private.is_site_path(path) and coalesce(source, '') ~ '^[a-z0-9.-]{0,100}$');
  -- Anybody can make figures up, which decides nothing; nobody can fill the table with them.
  if (select count(*) >= most_rows or sum(views) >= most_views from private.page_counts where day = today) then
    return;
  end if;
  insert into private.page_counts as known (day, path, source, views, visits)
  values (today, count_view.path, coalesce(count_view.source, ''), 1, (count_view.source is not null)::integer)
  on conflict on constraint page_counts_pkey do update
    set views = known.views + 1, visits = known.visits + excluded.visits;
end;
$$;

-- Counts that a page was opened; over 5,000 rows or 100,000 views in a day it counts nothing and says nothing. "source" is
-- the host of the page before, empty where there was none, and null for a step within the site, which is no visit.
-- Errors: 23514 or 23502 for what is no page or no host.
create function public.count_view(path text, source text default null) returns void
language sql volatile set search_path = ''
as $$ select private.count_view(path, source); $$;
grant execute on function private.count_view, public.count_view to anon, authenticated, service_role;

create function private.tell_source(submission uuid, source text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_right(private.is_told_source(source));
  update public.vitrina_inquiries as inquiry set told_source = source
  where inquiry.submission = tell_source.submission and told_source is null and created_at > now() - interval '1 hour';
  update public.contact_messages as message set told_source = source
  where message.submission = tell_source.submission and told_source is null and created_at > now() - interval '1 hour';
end;
$$;

-- Notes how whoever has just sent a form heard of the studio: once, within an hour. Whether there is such a submission is
-- not told. Errors: 23514 or 23502 for what is no answer.
create function public.tell_source(submission uuid, source text) returns void
language sql volatile set search_path = ''
as $$ select private.tell_source(submission, source); $$;
grant execute on function private.tell_source, public.tell_source to anon, authenticated, service_role;

create function private.page_overview(days integer) returns table (measure text, label text, total bigint)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  first_day constant date := private.sofia_today() - days + 1;
  since constant timestamptz := first_day::timestamp at time zone 'Europe/Sofia';
  most constant integer := 8;
begin
  perform private.assert_admin();
  perform private.assert_right(days between 1 and 800);
  return query
    with submissions as (
      select from_page, told_source from public.vitrina_inquiries where created_at >= since and deleted_at is null
      union all
      select from_page, told_source from public.contact_messages where created_at >= since and deleted_at is null
    ), reached as (
      select person.id,
        array_remove(array_agg(entry.stage) || person.stage, null) as stages
      from public.people as person
      left join public.person_entries as entry on entry.person_id = person.id and entry.kind = 'stage'
      where person.created_at >= since and not person.is_binned
      group by person.id
    ), figures as (
      select 'page' as measure, from_page as label, count(*) as total
      from submissions where from_page is not null group by from_page
      union all
      select 'source', told_source, count(*) from submissions where told_source is not null group by told_source
      union all
      select 'read', path, sum(views) from private.page_counts where day >= first_day group by path
      union all
      select 'visit', source, sum(visits) from private.page_counts
      where day >= first_day group by source having sum(visits) > 0
    ), ranked as (
      select *, row_number() over (partition by measure order by total desc, label) as place from figures
    )
    select measure, label, total::bigint from ranked where place <= most
    union all
    select 'stage', 'new', count(*) from reached
    union all
    select 'stage', 'offer', count(*) from reached where stages && '{offer,won}'
    union all
    select 'stage', 'won', count(*) from reached where 'won' = any(stages);
end;
$$;

-- The figures of the last days, Sofia's today included, the largest eight of each measure: 'page' forms by the page that
-- led to them, 'source' how people say they heard of the studio, 'read' views by page, 'visit' visits by host, and
-- 'stage' how many new people there were, and how many of them came as far as an offer and an order. Errors: 42501 for
-- everybody but an admin, 23514 for a period of no or more than 800 days.
create function public.page_overview(days integer) returns table (measure text, label text, total bigint)
language sql stable set search_path = ''
as $$ select * from private.page_overview(days); $$;
grant execute on function private.page_overview, public.page_overview to authenticated;

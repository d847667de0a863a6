-- How the console reads what came in: page by page, searched, counted, summed up.

-- What stands behind "where" for a search: $1 is the pattern, $2 the topics, $3 the ids to leave out. No text of a
-- caller comes near the statement. The Latin form is there for its index; the text itself decides.
create function private.inbox_condition(inbox regclass, has_pattern boolean, has_topics boolean) returns text
language sql immutable set search_path = ''
return case
  when not has_pattern then ''
  when not has_topics
    then 'item.search_text like $1 and private.latin(item.search_text) like private.latin($1) and '
  else format(
    '(item.search_text like $1 and private.latin(item.search_text) like private.latin($1) or item.%I = any ($2)) and ',
    case inbox when 'public.vitrina_inquiries'::regclass then 'service' else 'title' end
  )
end || 'item.id <> all (coalesce($3, ''{}''))';

-- Under a policy PostgreSQL may use no trigram index, because "like" is not leakproof: every search would read the
-- whole table. So this runs with its owner's rights, asks once who is there, and gives ids only.
create function private.find_in_inbox(
  inbox regclass, pattern text, topics text[], left_out uuid[],
  oldest_first boolean, page_size integer, page_offset integer, after_time timestamptz, after_id uuid
)
returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  has_pattern constant boolean := coalesce(pattern, '') <> '';
  has_topics constant boolean := coalesce(cardinality(topics), 0) > 0;
begin
  perform private.assert_admin();
  return query execute format(
    'select item.id from %1$s as item where %2$s %3$s order by item.created_at %4$s, item.id %4$s limit $4 offset $5',
    inbox,
    private.inbox_condition(inbox, has_pattern, has_topics),
    case when after_id is not null then
      format('and (item.created_at, item.id) %s ($6, $7)', case when oldest_first then '>' else '<' end)
    end,
    case when oldest_first then 'asc' else 'desc' end
  ) using pattern, topics, left_out, least(page_size, 1000), page_offset, after_time, after_id;
end;
$$;

-- How many rows a search finds; from 1,001 on it stops counting.
create function private.count_in_inbox(inbox regclass, pattern text, topics text[], left_out uuid[]) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  has_pattern constant boolean := coalesce(pattern, '') <> '';
  has_topics constant boolean := coalesce(cardinality(topics), 0) > 0;
  found integer;
begin
  perform private.assert_admin();
  execute format(
    'select count(*)::integer from (select from %s as item where %s limit 1001) as item',
    inbox, private.inbox_condition(inbox, has_pattern, has_topics)
  ) into found using pattern, topics, left_out;
  return found;
end;
$$;

grant execute on function private.find_in_inbox, private.count_in_inbox to authenticated, service_role;

-- A page of inquiries, newest first unless told otherwise. "pattern" is a LIKE pattern in lower case; "topics" are
-- services that match as well; the rows of "left_out" are passed over; "after" continues behind a row.
create function public.find_inquiries(
  pattern text default '', topics text[] default '{}', left_out uuid[] default '{}',
  oldest_first boolean default false, page_size integer default 10, page_offset integer default 0,
  after_time timestamptz default null, after_id uuid default null
)
returns setof public.vitrina_inquiries
language sql stable set search_path = ''
as $$
  select inquiry.*
  from private.find_in_inbox(
    'public.vitrina_inquiries', pattern, topics, left_out, oldest_first, page_size, page_offset, after_time, after_id
  ) with ordinality as found (id, place)
  join public.vitrina_inquiries as inquiry on inquiry.id = found.id
  order by found.place;
$$;

-- As find_inquiries; "topics" are titles.
create function public.find_contact_messages(
  pattern text default '', topics text[] default '{}', left_out uuid[] default '{}',
  oldest_first boolean default false, page_size integer default 10, page_offset integer default 0,
  after_time timestamptz default null, after_id uuid default null
)
returns setof public.contact_messages
language sql stable set search_path = ''
as $$
  select message.*
  from private.find_in_inbox(
    'public.contact_messages', pattern, topics, left_out, oldest_first, page_size, page_offset, after_time, after_id
  ) with ordinality as found (id, place)
  join public.contact_messages as message on message.id = found.id
  order by found.place;
$$;

-- How many rows find_inquiries would find on all its pages together, up to 1,001.
create function public.count_found_inquiries(pattern text, topics text[] default '{}', left_out uuid[] default '{}')
returns integer
language sql stable set search_path = ''
return private.count_in_inbox('public.vitrina_inquiries', pattern, topics, left_out);

create function public.count_found_contact_messages(
  pattern text, topics text[] default '{}', left_out uuid[] default '{}'
)
returns integer
language sql stable set search_path = ''
return private.count_in_inbox('public.contact_messages', pattern, topics, left_out);

-- How many there are, and how many nobody has read.
create function public.inquiry_totals(left_out uuid[] default '{}')
returns table (total integer, unread integer)
language sql stable set search_path = ''
as $$
  select
    (select count(*) from public.vitrina_inquiries where id <> all (left_out)),
    (select count(*) from public.vitrina_inquiries where not read and id <> all (left_out));
$$;

create function public.contact_message_totals(left_out uuid[] default '{}')
returns table (total integer, unread integer)
language sql stable set search_path = ''
as $$
  select
    (select count(*) from public.contact_messages where id <> all (left_out)),
    (select count(*) from public.contact_messages where not read and id <> all (left_out));
$$;

-- The last 30 days of inquiries, by Sofia's calendar, as pairs of a label and a number:
--   'day'      each date, also without inquiries
--   'service'  the services asked for most, eight at most
--   'answer'   'due': answered, or older than 24 hours; 'in_time': answered within 24 hours
create function public.inquiry_overview()
returns table (measure text, label text, inquiries integer)
language sql stable set search_path = ''
as $$
  with calendar as (
    select day::date
    from generate_series(
      (now() at time zone 'Europe/Sofia')::date - 29, (now() at time zone 'Europe/Sofia')::date, interval '1 day'
    ) as day
  ),
  recent as materialized (
    select (created_at at time zone 'Europe/Sofia')::date as day, service, created_at, answered_at
    from public.vitrina_inquiries
    where created_at >= (select min(day) from calendar)::timestamp at time zone 'Europe/Sofia'
  ),
  days as (
    select calendar.day, count(recent.day) as inquiries
    from calendar left join recent on recent.day = calendar.day
    group by calendar.day
    order by calendar.day
  ),
  services as (
    select service, count(*) as inquiries from recent group by service order by count(*) desc, service limit 8
  ),
  answers as (
    select
      count(*) filter (where answered_at is not null or created_at <= now() - interval '24 hours') as due,
      count(*) filter (where answered_at <= created_at + interval '24 hours') as in_time
    from recent
  )
  select 'day', day::text, inquiries from days
  union all select 'service', service, inquiries from services
  union all select 'answer', 'due', due from answers
  union all select 'answer', 'in_time', in_time from answers;
$$;

grant execute on function
  public.find_inquiries, public.find_contact_messages, public.count_found_inquiries,
  public.count_found_contact_messages, public.inquiry_totals, public.contact_message_totals, public.inquiry_overview
  to authenticated, service_role;

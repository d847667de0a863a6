-- What the console reads across topics: people (board, search, history, duplicates) and figures.

-- SECURITY DEFINER for the trigram index and returns only ids, as private.find_in_inbox.
create function private.find_people(stage text, pattern text, due boolean, page_size integer, page_offset integer)
returns setof uuid
-- One page. With a higher estimate the planner would read all people to join them.
language plpgsql stable security definer rows 50 set search_path = ''
as $$
declare
  typed constant text[] := private.word_patterns(pattern);
  words constant text[] := typed || private.word_patterns(private.with_one_phone(pattern));
begin
  perform private.assert_admin();
  return query execute format(
    'select item.id from public.people as item where not item.is_binned %s %s and %s
     order by item.next_step_on nulls last, item.stage_since, item.id limit $3 offset $4',
    case when stage is not null then 'and item.stage = $2' end,
    case when due then 'and item.next_step_on <= private.sofia_today()' end,
    private.search_condition(cardinality(typed), private.has_trigrams(words))
  ) using words, stage, least(page_size, 1000), page_offset;
end;
$$;
grant execute on function private.find_people to authenticated;

-- People in a stage or in all, found by words of name, e-mail or phone, or with a step that is "due" today or earlier.
-- Those with a step come first, the earliest on top, then by the time in their stage. "asked_for" is the topic of the
-- person's last submission; "waits_in_chat" is true if the studio has not read a message. Error: 42501 for everybody but
-- an admin.
create function public.find_people(
  stage text default null, pattern text default '', due boolean default false,
  page_size integer default 50, page_offset integer default 0
)
returns table (
  id uuid, name text, email text, phone text, stage text, stage_since timestamptz, next_step text, next_step_on date,
  client_id uuid, created_at timestamptz, edited_at timestamptz, updated_by uuid,
  asked_for text, waits_in_chat boolean
)
language sql stable set search_path = ''
as $$
  select
    person.id, person.name, person.email, person.phone, person.stage, person.stage_since, person.next_step,
    person.next_step_on, person.client_id, person.created_at, person.edited_at, person.updated_by,
    last.topic,
    exists (
      select from public.chat_messages as message
      left join public.chat_reads as position on position.client_id = message.client_id and position.side = 'studio'
      where message.client_id = person.client_id and message.sender_id = person.client_id
        and message.message_type <> 'deleted'
        and message.number > coalesce(position.last_read_number, 0)
    )
  from private.find_people(stage, pattern, due, page_size, page_offset) with ordinality as found (id, place)
  join public.people as person on person.id = found.id
  left join lateral (
    (
      select inquiry.service as topic, inquiry.created_at from public.vitrina_inquiries as inquiry
      where inquiry.person_id = person.id and inquiry.deleted_at is null
      order by inquiry.created_at desc limit 1
    )
    union all
    (
      select message.title, message.created_at from public.contact_messages as message
      where message.person_id = person.id and message.deleted_at is null
      order by message.created_at desc limit 1
    )
    order by created_at desc limit 1
  ) as last on true
  order by found.place;
$$;

-- How many people are in each stage, and how many of them have a step that is due: five rows, in the order of the
-- stages.
create function public.people_totals() returns table (stage text, people integer, due integer)
language sql stable set search_path = ''
as $$
  select
    known.stage, count(person.id)::integer,
    -- In a query of its own it is asked once, not for each person.
    (count(person.id) filter (where person.next_step_on <= (select private.sofia_today())))::integer
  from unnest(array['new', 'talking', 'offer', 'won', 'lost']) with ordinality as known (stage, place)
  left join public.people as person on person.stage = known.stage and not person.is_binned
  group by known.stage, known.place
  order by known.place;
$$;

-- The history of a person, or its rows of some kinds, newest first, fifty at a time; "before" and "before_id" continue
-- after a row's "at" and "id".
--   kind 'inquiry', 'contact_message': "title" is the topic, "body" the message, "state" 'answered', 'unanswered' or 'binned';
--     "from_page" and "told_source" are as stored, and null for every other kind
--   kind 'note': "body"; "edited_at" if it was changed
--   kind 'letter': "title" is the subject; "state" is that of its delivery. Once the outbox has none, 'sent' or 'kept'
--     say how the letter left, 'unsent' that it never did
--   kind 'stage': "title" is the stage
--   kind 'review': "title" is the rating, "body" the text, "state" 'may_show' or null
--   kind 'request': "title" is the message that asks, "body" the title of an offer, "answer" the client's comment or,
--     under an offer, the name of who accepted it; "state" is that of the request, 'approved' for an approval and
--     'expired' for an offer that can no longer be accepted; "at" is when it was asked, answered or expired
--   kind 'launch': the site went live on the day of "at"
-- "made_by" is the admin's user name.
create function public.person_timeline(
  person_id uuid, before timestamptz default 'infinity', before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  kinds text[] default null
)
returns table (
  id uuid, kind text, at timestamptz, title text, body text, state text, made_by text, edited_at timestamptz,
  answer text, from_page text, told_source text
)
language sql stable set search_path = ''
as $$
  select
    event.id, event.kind, event.at, event.title, event.body, event.state, author.username, event.edited_at, event.answer,
    event.from_page, event.told_source
  from (
    select
      inquiry.id, 'inquiry' as kind, inquiry.created_at as at, inquiry.service as title, inquiry.message as body,
      case when inquiry.deleted_at is not null then 'binned' when inquiry.answered_at is null then 'unanswered' else 'answered' end
        as state,
      null::uuid as made_by, null::timestamptz as edited_at, null::text as answer, inquiry.from_page, inquiry.told_source
    from public.vitrina_inquiries as inquiry where inquiry.person_id = person_timeline.person_id
    union all
    select
      message.id, 'contact_message', message.created_at, message.title, message.message,
      case when message.deleted_at is not null then 'binned' when message.answered_at is null then 'unanswered' else 'answered' end,
      null, null, null, message.from_page, message.told_source
    from public.contact_messages as message where message.person_id = person_timeline.person_id
    union all
    select
      entry.id, entry.kind, entry.made_at, coalesce(entry.subject, entry.stage), entry.body,
      case entry.kind when 'letter' then coalesce(delivery.state, entry.outcome, 'unsent') end,
      entry.made_by, entry.edited_at, null, null, null
    from public.person_entries as entry
    left join public.deliveries as delivery on entry.kind = 'letter' and delivery.id = entry.id
    where entry.person_id = person_timeline.person_id
    union all
    -- The client's reviews of the studio.
    select
      request.id, 'review', request.answered_at, request.answer ->> 'rating', request.answer ->> 'words',
      case when (request.answer ->> 'may_show')::boolean then 'may_show' end, null, null, null, null, null
    from public.people as person
    join public.requests as request on request.client_id = person.client_id and request.kind = 'review' and request.state = 'done'
    where person.id = person_timeline.person_id
    union all
    -- What else the client was asked for.
    select
      request.id, 'request',
      case
        when expiry.is_past then (request.valid_until + time '23:59:59') at time zone 'Europe/Sofia'
        else coalesce(request.answered_at, request.made_at)
      end,
      message.content, case request.kind when 'offer' then request.title end,
      case
        when expiry.is_past then 'expired'
        when request.kind = 'approval' and request.state = 'accepted' then 'approved'
        else request.state
      end,
      null, null, coalesce(request.answer ->> 'name', request.answer ->> 'comment'), null, null
    from public.people as person
    join public.requests as request on request.client_id = person.client_id
    join public.chat_messages as message on message.id = request.id
    cross join lateral (
      select request.state = 'open' and not public.is_open(request) as is_past
    ) as expiry
    where person.id = person_timeline.person_id and (request.kind <> 'review' or request.state <> 'done')
    union all
    select
      plan.id, 'launch', plan.launched_on::timestamp at time zone 'Europe/Sofia', null, null, null, null, null, null,
      null, null
    from public.people as person
    join public.developments as plan on plan.client_id = person.client_id and plan.launched_on <= private.sofia_today()
    where person.id = person_timeline.person_id
  ) as event
  left join public.chat_users as author on author.id = event.made_by
  where (event.at, event.id) < (before, before_id) and (kinds is null or event.kind = any (kinds))
  order by event.at desc, event.id desc
  limit 50;
$$;

-- Possible duplicates: people with the same phone number, however it was written. Two accounts with one address are
-- meant: an owner of two sites has them.
create function public.similar_people(person_id uuid) returns setof public.people
language sql stable set search_path = ''
as $$
  select other.*
  from public.people as person
  join public.people as other on other.phone_key = person.phone_key and other.id <> person.id
  where person.id = similar_people.person_id and not other.is_binned
    and (
      person.client_id is null or other.client_id is null
      or private.folded(person.email) is distinct from private.folded(other.email)
    )
  order by other.created_at, other.id
  limit 10;
$$;

-- SECURITY DEFINER for the index of addresses, as private.find_in_inbox.
create function private.person_with_email(email text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select person.id from public.people as person
  where private.is_admin() and person.client_id is null
    and private.folded(person.email) = private.folded(person_with_email.email);
$$;

-- The person without an account who has this address, even one in the bin: nobody else may take it. Null for everybody
-- but an admin.
create function public.person_with_email(email text) returns uuid
language sql stable set search_path = ''
as $$ select private.person_with_email(email); $$;

grant execute on function
  public.find_people, public.people_totals, public.person_timeline, public.similar_people, private.person_with_email,
  public.person_with_email
  to authenticated;

-- The last 30 days of inquiries, by Sofia's calendar, as labelled numbers:
--   'day'      each date, even without inquiries
--   'service'  the services asked for most, at most eight
--   'answer'   'due': answered, or older than 24 hours; 'in_time': answered within 24 hours
create function public.inquiry_overview()
returns table (measure text, label text, inquiries integer)
language sql stable set search_path = ''
as $$
  with calendar as (
    select day::date
    from generate_series(private.sofia_today() - 29, private.sofia_today(), interval '1 day') as day
  ),
  recent as materialized (
    select (created_at at time zone 'Europe/Sofia')::date as day, service, created_at, answered_at
    from public.vitrina_inquiries
    where created_at >= (select min(day) from calendar)::timestamp at time zone 'Europe/Sofia' and deleted_at is null
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
grant execute on function public.inquiry_overview to authenticated;

-- How often pages are read, and what brought people here. No row says who anybody is.

-- The day in Sofia. Only the owner of the database reads or changes rows.
create table private.page_counts (
  day date not null,
  path text not null check (private.is_site_path(path)),
  -- The host that the visitor came from; empty without one, and for steps within the site.
  source text not null check (source ~ '^[a-z0-9.-]{0,100}$'),
  views integer not null default 0,
  -- Views that did not start on another page of the site.
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
  -- Anybody can send invented figures, which decide nothing; but nobody can fill the disk with them.
  if (select count(*) >= most_rows or sum(views) >= most_views from private.page_counts where day = today) then
    return;
  end if;
  insert into private.page_counts as known (day, path, source, views, visits)
  values (today, count_view.path, coalesce(count_view.source, ''), 1, (count_view.source is not null)::integer)
  on conflict on constraint page_counts_pkey do update
    set views = known.views + 1, visits = known.visits + excluded.visits;
end;
$$;

-- Counts a page view; over 5,000 rows or 100,000 views in a day it silently counts nothing. "source" is the host of the
-- previous page, empty without one, and null for a step within the site, which is no visit. Errors: 23514 or 23502 for
-- an invalid page or host.
create function public.count_view(path text, source text default null) returns void
language sql volatile set search_path = ''
as $$ select private.count_view(path, source); $$;
grant execute on function private.count_view, public.count_view to anon, authenticated, service_role;

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
        array_remove(array_agg(entry.stage) || array_agg(entry.stage_before) || person.stage, null) as stages
      from public.people as person
      left join public.person_entries as entry on entry.person_id = person.id and entry.kind = 'stage'
      where person.created_at >= since and not person.is_binned
      group by person.id
    ), figures as (
      select 'page' as measure, coalesce(from_page, '') as label, count(*) as total from submissions group by from_page
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

-- Figures of the last days, today in Sofia included, at most eight per measure: 'page' submissions by the page that led
-- to the form, 'source' how people say they heard of the studio, 'read' views by page, 'visit' visits by host, and
-- 'stage' how many people are new and how many of them got an offer and gave an order. Errors: 42501 for everybody but
-- an admin, 23514 for less than 1 or more than 800 days.
create function public.page_overview(days integer) returns table (measure text, label text, total bigint)
language sql stable set search_path = ''
as $$ select * from private.page_overview(days); $$;
grant execute on function private.page_overview, public.page_overview to authenticated;

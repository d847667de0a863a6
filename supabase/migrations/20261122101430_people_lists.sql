-- How the console reads people: the board, a search, the history of one, and who may be the same.

-- Under a policy no trigram index is used, as for the inboxes, so this runs with its owner's rights and gives ids only.
create function private.find_people(stage text, pattern text, due boolean, page_size integer, page_offset integer)
returns setof uuid
-- A page. Of more the planner would read all people to join them.
language plpgsql stable security definer rows 50 set search_path = ''
as $$
declare
  typed constant text[] := private.word_patterns(pattern);
  words constant text[] := typed || private.word_patterns(private.with_one_phone(pattern));
  trigrams constant boolean[] := private.has_trigrams(words);
begin
  perform private.assert_admin();
  return query execute format(
    'select person.id from public.people as person where not person.is_binned %s %s %s
     order by person.next_step_on nulls last, person.stage_since, person.id limit $3 offset $4',
    case when stage is not null then 'and person.stage = $1' end,
    case when due then 'and person.next_step_on <= private.sofia_today()' end,
    'and (' || (
      select string_agg(reading.condition, ' or ')
      from (
        select string_agg(
          format('person.search_text like $2[%s] %s', place, case when trigrams[place]
            then format('and private.latin(person.search_text) like private.latin($2[%s])', place)
          end),
          ' and '
        ) as condition
        from generate_series(1, cardinality(words)) as place
        group by place <= cardinality(typed)
      ) as reading
    ) || ')'
  ) using stage, words, least(page_size, 1000), page_offset;
end;
$$;
grant execute on function private.find_people to authenticated;

-- People whom the lists show: of one stage or of all, found by words of name, e-mail or phone, or with a step that is "due"
-- today or was before. Who has a step comes first, the earliest on top, then who has been in the stage the longest.
-- "asked_for" and "asked_at" are what the person sent last; "waits_in_chat" says that the studio has not read a message.
-- Error: 42501 for everybody but an admin.
create function public.find_people(
  stage text default null, pattern text default '', due boolean default false,
  page_size integer default 50, page_offset integer default 0
)
returns table (
  id uuid, name text, email text, phone text, stage text, stage_since timestamptz, next_step text, next_step_on date,
  client_id uuid, created_at timestamptz, updated_at timestamptz, updated_by uuid,
  asked_for text, asked_at timestamptz, waits_in_chat boolean
)
language sql stable set search_path = ''
as $$
  select
    person.id, person.name, person.email, person.phone, person.stage, person.stage_since, person.next_step,
    person.next_step_on, person.client_id, person.created_at, person.updated_at, person.updated_by,
    last.topic, last.created_at,
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

-- How many people each stage holds, and of how many of them a step is due: five rows, in the order of the stages.
create function public.people_totals() returns table (stage text, people integer, due integer)
language sql stable set search_path = ''
as $$
  select
    known.stage, count(person.id)::integer,
    (count(person.id) filter (where person.next_step_on <= private.sofia_today()))::integer
  from unnest(array['new', 'talking', 'offer', 'won', 'lost']) with ordinality as known (stage, place)
  left join public.people as person on person.stage = known.stage and not person.is_binned
  group by known.stage, known.place
  order by known.place;
$$;

-- What happened with a person, the newest first, fifty at a time; it goes on behind a row by that row's "at" and "id".
--   kind 'inquiry', 'contact_message': "title" is the topic, "body" the message, "state" 'answered', 'unanswered' or 'binned'
--   kind 'note': "body"; "edited_at" where it was changed
--   kind 'letter': "title" is the subject; "state" is that of its delivery, null when that is gone from the outbox
--   kind 'stage': "title" is the stage
-- "made_by" is the user name of the admin.
create function public.person_timeline(
  person_id uuid, before timestamptz default 'infinity', before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff'
)
returns table (
  id uuid, kind text, at timestamptz, title text, body text, state text, made_by text, edited_at timestamptz
)
language sql stable set search_path = ''
as $$
  select event.id, event.kind, event.at, event.title, event.body, event.state, author.username, event.edited_at
  from (
    select
      inquiry.id, 'inquiry' as kind, inquiry.created_at as at, inquiry.service as title, inquiry.message as body,
      case when inquiry.deleted_at is not null then 'binned' when inquiry.answered_at is null then 'unanswered' else 'answered' end
        as state,
      null::uuid as made_by, null::timestamptz as edited_at
    from public.vitrina_inquiries as inquiry where inquiry.person_id = person_timeline.person_id
    union all
    select
      message.id, 'contact_message', message.created_at, message.title, message.message,
      case when message.deleted_at is not null then 'binned' when message.answered_at is null then 'unanswered' else 'answered' end,
      null, null
    from public.contact_messages as message where message.person_id = person_timeline.person_id
    union all
    select
      entry.id, entry.kind, entry.made_at, coalesce(entry.subject, entry.stage), entry.body, delivery.state,
      entry.made_by, entry.edited_at
    from public.person_entries as entry
    left join public.deliveries as delivery on entry.kind = 'letter' and delivery.id = entry.id
    where entry.person_id = person_timeline.person_id
    union all
    -- What its client has written of the studio.
    select
      request.id, 'review', request.answered_at, request.answer ->> 'rating', request.answer ->> 'words',
      case when (request.answer ->> 'may_show')::boolean then 'may_show' end, null, null
    from public.people as person
    join public.requests as request on request.client_id = person.client_id and request.kind = 'review' and request.state = 'done'
    where person.id = person_timeline.person_id
  ) as event
  left join public.chat_users as author on author.id = event.made_by
  where (event.at, event.id) < (before, before_id)
  order by event.at desc, event.id desc
  limit 50;
$$;

-- Who may be the same: people with the same phone, however it was written.
create function public.similar_people(person_id uuid) returns setof public.people
language sql stable set search_path = ''
as $$
  select other.*
  from public.people as person
  join public.people as other on other.phone_key = person.phone_key and other.id <> person.id
  where person.id = similar_people.person_id and not other.is_binned
  order by other.created_at, other.id
  limit 10;
$$;

grant execute on function
  public.find_people, public.people_totals, public.person_timeline, public.similar_people to authenticated;

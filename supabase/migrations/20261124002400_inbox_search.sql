-- How the console reads the two inboxes: searched, page by page, and counted.

-- One LIKE pattern per word of a search, in lower case, without the quotation marks that the console puts around a
-- template's name.
create function private.word_patterns(search text) returns text[]
language sql immutable set search_path = ''
return array(
  select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
  from regexp_split_to_table(
    private.folded(left(search, 200)), E'[\\s\u00a0"\u201c-\u201e\u00ab\u00bb]+'
  ) with ordinality as typed (word, place)
  where word <> ''
  order by place
  limit 10
);

-- The search with its phone number as one word; null without one. What looks like a number may also be a date. Digits
-- inside a word, as in an order's code, are not a number. Brackets, commas and the invisible signs with which phones copy
-- a number go with it.
create function private.with_one_phone(search text) returns text
language sql immutable set search_path = ''
return (
  select replace(search, number, ' ' || private.dialed(number) || ' ')
  from substring(
    search from E'(?<![[:alnum:]])[(\u200e\u200f\u202a-\u202e\u2066-\u2069]*(?:\\+|0|359)[0-9][0-9 \u00a0()/.-]{2,}[0-9]'
      || E'(?![[:alnum:]])[),;\u200e\u200f\u202a-\u202e\u2066-\u2069]*'
  ) as number
);

-- The names that the console shows for topics: its own, and the titles of services, which the studio can change.
create function private.topic_names(inbox regclass, names jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if inbox <> 'public.vitrina_inquiries'::regclass then
    return names;
  end if;
  return names || (select coalesce(jsonb_object_agg(service.id, service.title), '{}') from public.services as service);
end;
$$;

-- The topics whose shown name matches; "names" are the names by topic.
create function private.topics_named(names jsonb, pattern text) returns text[]
language sql immutable set search_path = ''
return array(select shown.key from jsonb_each_text(names) as shown where private.folded(shown.value) like pattern);

-- Which patterns the trigram index can look up: for the others it would have to read all of itself.
create function private.has_trigrams(patterns text[]) returns boolean[]
language sql immutable set search_path = ''
return array(
  select private.latin(pattern) ~ '[a-z0-9]{3}' from unnest(patterns) with ordinality as word (pattern, place) order by place
);

-- A condition on "search_text" of "item" and, where it has one, on its column with the topic: true for rows with each of
-- the first "typed" words, in any order, or with each of the remaining ones. The statement never contains what a caller
-- wrote: $1 are the patterns of the words, $2 the names of topics. The Latin form only leads to its index; the text itself
-- decides.
create function private.search_condition(typed integer, has_trigrams boolean[], topic_column text default null) returns text
language sql immutable set search_path = ''
return coalesce(
  (
    select '(' || string_agg(reading.condition, ' or ') || ')'
    from (
      select string_agg(
        format(
          '(item.search_text like $1[%1$s] %2$s %3$s)',
          place,
          case when has_trigrams[place] then format('and private.latin(item.search_text) like private.latin($1[%s])', place) end,
          case when topic_column is not null
            then format('or item.%I = any (private.topics_named($2, $1[%s]))', topic_column, place)
          end
        ),
        ' and '
      ) as condition
      from generate_series(1, cardinality(has_trigrams)) as place
      group by place <= typed
    ) as reading
  ),
  'true'
);

-- The whole condition of a list of submissions. Its parameters are no text, which could become part of a statement.
create function private.inbox_condition(
  inbox regclass, typed integer, has_trigrams boolean[], is_new boolean, is_answered boolean, made_from timestamptz,
  made_before timestamptz, binned boolean
)
returns text
language sql stable set search_path = ''
return private.search_condition(
  typed, has_trigrams, case inbox when 'public.vitrina_inquiries'::regclass then 'service' else 'title' end
)
  || case when is_new then ' and not item.read' else '' end
  || case is_answered when true then ' and item.answered_at is not null' when false then ' and item.answered_at is null' else '' end
  || case when made_from is not null then format(' and item.created_at >= %L', made_from) else '' end
  || case when made_before is not null then format(' and item.created_at < %L', made_before) else '' end
  || case when binned then ' and item.deleted_at is not null' else ' and item.deleted_at is null' end;

-- What a state says of the answer; null for one that says nothing of it.
create function private.is_answered(state text) returns boolean
language sql immutable set search_path = ''
return case state when 'answered' then true when 'unanswered' then false end;

create function private.assert_inbox_state(state text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if state not in ('new', 'unanswered', 'answered') then
    raise exception 'an inbox has no state %', state using errcode = 'invalid_parameter_value';
  end if;
end;
$$;

-- Below a policy PostgreSQL cannot use a trigram index, because "like" is not leakproof: every search would read the
-- whole table. So this is SECURITY DEFINER, checks once who is calling, and returns only ids.
create function private.find_in_inbox(
  inbox regclass, search text, names jsonb, state text, made_from timestamptz, made_before timestamptz, binned boolean,
  oldest_first boolean, page_size integer, page_offset integer, after_time timestamptz, after_id uuid
)
returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  typed constant text[] := private.word_patterns(search);
  words constant text[] := typed || private.word_patterns(private.with_one_phone(search));
begin
  perform private.assert_admin();
  perform private.assert_inbox_state(state);
  return query execute format(
    'select item.id from %1$s as item where %2$s %3$s order by item.created_at %4$s, item.id %4$s limit $3 offset $4',
    inbox,
    private.inbox_condition(
      inbox, cardinality(typed), private.has_trigrams(words), state = 'new', private.is_answered(state), made_from,
      made_before, binned
    ),
    case when after_id is not null then
      format('and (item.created_at, item.id) %s ($5, $6)', case when oldest_first then '>' else '<' end)
    end,
    case when oldest_first then 'asc' else 'desc' end
  ) using words, private.topic_names(inbox, names), least(page_size, 1000), page_offset, after_time, after_id;
end;
$$;

create function private.count_in_inbox(
  inbox regclass, search text, names jsonb, state text, made_from timestamptz, made_before timestamptz, binned boolean,
  counted_to integer
)
returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  typed constant text[] := private.word_patterns(search);
  words constant text[] := typed || private.word_patterns(private.with_one_phone(search));
  found integer;
begin
  perform private.assert_admin();
  perform private.assert_inbox_state(state);
  execute format(
    'select count(*)::integer from (select from %s as item where %s limit $3) as item',
    inbox,
    private.inbox_condition(
      inbox, cardinality(typed), private.has_trigrams(words), state = 'new', private.is_answered(state), made_from,
      made_before, binned
    )
  ) into found using words, private.topic_names(inbox, names), counted_to;
  return found;
end;
$$;

grant execute on function private.find_in_inbox, private.count_in_inbox to authenticated;

-- A page of inquiries, newest first unless told otherwise. "search" is what the admin typed; "names" are the names that
-- the console shows for services; "state" is 'new' (unread), 'unanswered', 'answered', or null for all; the period
-- begins with "made_from" and ends before "made_before"; "binned" lists the bin instead; "after_time" and "after_id"
-- continue after a row. Error: 22023 for another state.
create function public.find_inquiries(
  search text default '', names jsonb default '{}', state text default null, made_from timestamptz default null,
  made_before timestamptz default null, binned boolean default false, oldest_first boolean default false,
  page_size integer default 10, page_offset integer default 0, after_time timestamptz default null,
  after_id uuid default null
)
returns setof public.vitrina_inquiries
language sql stable set search_path = ''
as $$
  select inquiry.*
  from private.find_in_inbox(
    'public.vitrina_inquiries', search, names, state, made_from, made_before, binned, oldest_first,
    page_size, page_offset, after_time, after_id
  ) with ordinality as found (id, place)
  join public.vitrina_inquiries as inquiry on inquiry.id = found.id
  order by found.place;
$$;

-- As find_inquiries; "names" are those of titles.
create function public.find_contact_messages(
  search text default '', names jsonb default '{}', state text default null, made_from timestamptz default null,
  made_before timestamptz default null, binned boolean default false, oldest_first boolean default false,
  page_size integer default 10, page_offset integer default 0, after_time timestamptz default null,
  after_id uuid default null
)
returns setof public.contact_messages
language sql stable set search_path = ''
as $$
  select message.*
  from private.find_in_inbox(
    'public.contact_messages', search, names, state, made_from, made_before, binned, oldest_first,
    page_size, page_offset, after_time, after_id
  ) with ordinality as found (id, place)
  join public.contact_messages as message on message.id = found.id
  order by found.place;
$$;

-- How many rows find_inquiries has on all pages together, counted up to "counted_to".
create function public.count_found_inquiries(
  search text default '', names jsonb default '{}', state text default null, made_from timestamptz default null,
  made_before timestamptz default null, binned boolean default false, counted_to integer default 1001
)
returns integer
language sql stable set search_path = ''
return private.count_in_inbox(
  'public.vitrina_inquiries', search, names, state, made_from, made_before, binned, counted_to
);

create function public.count_found_contact_messages(
  search text default '', names jsonb default '{}', state text default null, made_from timestamptz default null,
  made_before timestamptz default null, binned boolean default false, counted_to integer default 1001
)
returns integer
language sql stable set search_path = ''
return private.count_in_inbox(
  'public.contact_messages', search, names, state, made_from, made_before, binned, counted_to
);

-- How many there are in all, unread, unanswered, and in the bin.
create function public.inquiry_totals()
returns table (total integer, unread integer, unanswered integer, binned integer)
language sql stable set search_path = ''
as $$
  select
    (select count(*) from public.vitrina_inquiries where deleted_at is null),
    (select count(*) from public.vitrina_inquiries where not read and deleted_at is null),
    (select count(*) from public.vitrina_inquiries where answered_at is null and deleted_at is null),
    (select count(*) from public.vitrina_inquiries where deleted_at is not null);
$$;

create function public.contact_message_totals()
returns table (total integer, unread integer, unanswered integer, binned integer)
language sql stable set search_path = ''
as $$
  select
    (select count(*) from public.contact_messages where deleted_at is null),
    (select count(*) from public.contact_messages where not read and deleted_at is null),
    (select count(*) from public.contact_messages where answered_at is null and deleted_at is null),
    (select count(*) from public.contact_messages where deleted_at is not null);
$$;

grant execute on function
  public.find_inquiries, public.find_contact_messages, public.count_found_inquiries,
  public.count_found_contact_messages, public.inquiry_totals, public.contact_message_totals
  to authenticated;

-- The plan of a client's site: the stages of the work. The client sees the newest plan.

-- True for one to twelve stages, each with a title, the day of this century on which it is due and the moment it was
-- done, both perhaps null.
create function private.are_stages(stages jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  stage jsonb;
begin
  if not private.is_array_of(stages, 1, 12) then
    return false;
  end if;
  for stage in select value from jsonb_array_elements(stages) loop
    if not private.is_object_of(stage, array['title', 'due_on', 'done_at'])
      or not private.is_filled_text(stage -> 'title', 100)
      or not coalesce(stage ->> 'due_on' ~ '^20\d{2}-\d{2}-\d{2}$', true)
      or not coalesce(stage ->> 'done_at' ~ '^20\d{2}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$', true)
    then
      return false;
    end if;
    perform make_date(split_part(day, '-', 1)::integer, split_part(day, '-', 2)::integer, left(split_part(day, '-', 3), 2)::integer)
    from unnest(array[stage ->> 'due_on', stage ->> 'done_at']) as day where day is not null;
  end loop;
  return true;
exception
  -- Such as 30 February.
  when datetime_field_overflow then
    return false;
end;
$$;
grant execute on function private.are_stages to service_role;

create table public.developments (
  id uuid primary key,
  client_id uuid not null references public.chat_users (id) on delete cascade,
  title text not null check (private.is_filled(title, 120)),
  stages jsonb not null check (private.are_stages(stages)),
  launched_on date check (launched_on between '2000-01-01' and '2099-12-31'),
  -- The admin who saved it last.
  updated_by uuid references public.chat_users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index developments_client_id_idx on public.developments (client_id, created_at desc);
create index developments_updated_by_idx on public.developments (updated_by);

-- Only the functions below write here.
grant select on public.developments to authenticated;
grant select, insert, update, delete on public.developments to service_role;
alter table public.developments enable row level security;

create policy "clients read their plan, admins all" on public.developments
  for select to authenticated using (
    client_id = (select private.person_id())
    or ((select private.own_role()) = 'admin' and (select private.person_id()) = (select auth.uid()))
  );

create trigger broadcast_to_both_sides after insert or update on public.developments
  for each row execute function private.broadcast_to_both_sides('project');

create function private.save_development(development jsonb, seen timestamptz) returns public.developments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  plan public.developments;
  known public.developments;
begin
  perform private.assert_admin();
  perform private.assert_right(
    private.is_object_of(development, array['id', 'client_id', 'title', 'stages'], array['launched_on'])
    and private.are_stages(development -> 'stages')
  );
  plan := jsonb_populate_record(null::public.developments, development);
  if private.role_of(plan.client_id) is distinct from 'client' then
    raise exception 'there is no such client' using errcode = 'invalid_parameter_value';
  end if;
  perform private.lock_conversation(plan.client_id);
  select * into known from public.developments as stored where stored.id = plan.id;
  -- The answer to an earlier try got lost.
  if (known.id, known.client_id, known.title, known.stages, known.launched_on)
    is not distinct from (plan.id, plan.client_id, plan.title, plan.stages, plan.launched_on)
  then
    return known;
  end if;
  if known.id is null then
    -- A new plan hides the previous one, which somebody may have started just now.
    select * into known from public.developments as stored
    where stored.client_id = plan.client_id
    order by stored.created_at desc
    limit 1;
  end if;
  if known.updated_at is distinct from seen or known.client_id <> plan.client_id then
    raise exception 'somebody has changed the plan meanwhile' using errcode = 'PT409';
  end if;
  insert into public.developments as stored (id, client_id, title, stages, launched_on, updated_by)
  values (plan.id, plan.client_id, plan.title, plan.stages, plan.launched_on, private.person_id())
  on conflict (id) do update set
    title = excluded.title, stages = excluded.stages, launched_on = excluded.launched_on,
    updated_by = excluded.updated_by, updated_at = clock_timestamp()
    where stored.client_id = excluded.client_id
  returning * into plan;
  return plan;
exception
  -- The table's own refusal would log the row.
  when check_violation or not_null_violation then
    raise exception 'A value breaks a rule' using errcode = sqlstate;
end;
$$;

create function private.finish_stage(
  development_id uuid, place integer, seen timestamptz, message_id uuid, message text
)
returns public.developments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  plan public.developments;
  done_at constant jsonb := to_jsonb(to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'));
begin
  perform private.assert_admin();
  select * into plan from public.developments as stored where stored.id = development_id;
  if plan.id is null or coalesce(plan.stages -> place is null or place < 0, true) then
    raise exception 'there is no such stage' using errcode = 'invalid_parameter_value';
  end if;
  perform private.lock_conversation(plan.client_id);
  select * into plan from public.developments as stored where stored.id = development_id;
  -- The answer to an earlier try got lost.
  if exists (
    select from public.chat_messages as sent
    where sent.id = message_id and sent.client_id = plan.client_id and sent.message_type = 'stage'
  ) then
    return plan;
  end if;
  if plan.updated_at is distinct from seen or plan.stages -> place ->> 'done_at' is not null or exists (
    select from public.developments as newer
    where newer.client_id = plan.client_id and newer.created_at > plan.created_at
  ) then
    raise exception 'somebody has changed the plan meanwhile' using errcode = 'PT409';
  end if;
  update public.developments as stored set
    stages = jsonb_set(stored.stages, array[place::text, 'done_at'], done_at),
    updated_by = private.person_id(), updated_at = clock_timestamp()
  where stored.id = development_id
  returning * into plan;
  if not jsonb_path_exists(plan.stages, '$[*] ? (@.done_at == null)') then
    update public.developments as stored set launched_on = least(stored.launched_on, private.sofia_today())
    where stored.id = development_id
    returning * into plan;
  end if;
  insert into public.chat_messages (id, sender_id, receiver_id, content, message_type)
  values (message_id, private.person_id(), plan.client_id, message, 'stage');
  return plan;
exception
  -- The table's own refusal would log the row.
  when check_violation or not_null_violation then
    raise exception 'A value breaks a rule' using errcode = sqlstate;
end;
$$;

-- Saves a plan. "seen" is the updated_at of the plan that is changed, or that a new one replaces; null for a client's
-- first. Errors: 42501, 23514 for a plan that breaks a rule, 22023 where there is no such client, PT409 where somebody
-- else has changed it meanwhile.
create function public.save_development(development jsonb, seen timestamptz default null) returns public.developments
language sql volatile set search_path = ''
as $$ select * from private.save_development(development, seen); $$;

-- Marks a stage, counted from 0, as done and says so in the conversation; the last one launches the site. "seen" is the
-- updated_at of the plan on the screen. Errors: 42501, 22023 where there is no such stage, PT409 where somebody else has
-- changed the plan meanwhile, finished the stage or begun a new plan.
create function public.finish_stage(
  development_id uuid, place integer, seen timestamptz, message_id uuid, message text
)
returns public.developments
language sql volatile set search_path = ''
as $$ select * from private.finish_stage(development_id, place, seen, message_id, message); $$;

grant execute on function
  private.save_development, public.save_development, private.finish_stage, public.finish_stage
  to authenticated;

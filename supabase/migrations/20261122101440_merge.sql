-- Two people who are one.

-- Moves all of "other" to "kept" and removes "other". What "kept" says of itself stays; what it lacks it takes over.
create function private.join_people(kept uuid, other uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  gone public.people;
begin
  update public.vitrina_inquiries as inquiry set person_id = kept where inquiry.person_id = other;
  update public.contact_messages as message set person_id = kept where message.person_id = other;
  update public.person_entries as entry set person_id = kept where entry.person_id = other;
  delete from public.people where id = other returning * into gone;
  update public.people as person set
    email = coalesce(person.email, gone.email),
    phone = coalesce(person.phone, gone.phone),
    client_id = coalesce(person.client_id, gone.client_id),
    next_step = case when person.next_step is null then gone.next_step else person.next_step end,
    next_step_on = case when person.next_step is null then gone.next_step_on else person.next_step_on end,
    created_at = least(person.created_at, gone.created_at)
  where person.id = kept;
  perform private.settle_person(kept);
end;
$$;

create function private.merge_people(kept uuid, other uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  -- In one order, so that two who merge the same people the other way round wait and do not block each other.
  perform from public.people where id in (kept, other) order by id for update;
  if kept = other
    or (select count(*) <> 2 or count(client_id) = 2 from public.people where id in (kept, other))
  then
    raise exception 'these two cannot become one' using errcode = 'invalid_parameter_value';
  end if;
  perform private.join_people(kept, other);
end;
$$;

-- Makes two people one: all of "other" – what it sent, notes, letters, the account, a step where "kept" has none – passes to
-- "kept", and "other" is gone. Error: 22023 where one of them is not there, or both have an account.
create function public.merge_people(kept uuid, other uuid) returns void
language sql volatile set search_path = ''
as $$ select private.merge_people(kept, other); $$;
grant execute on function private.merge_people, public.merge_people to authenticated;

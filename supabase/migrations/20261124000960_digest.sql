-- A mail with the steps that the studio has planned for today: once, on a working day after eight in the morning, if
-- there are any.

-- The days on which it was queued already.
create table private.digests (day date primary key);

-- Runs every few seconds, so it mostly looks only at the clock and at one row.
create function private.queue_digest() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  sofia constant timestamp := now() at time zone 'Europe/Sofia';
begin
  if not private.is_working_day(sofia::date) or sofia::time < '08:00'
    or exists (select from private.digests where day = sofia::date)
  then
    return;
  end if;
  insert into private.digests (day) values (sofia::date) on conflict do nothing;
  if not found then
    return;
  end if;
  delete from private.digests where day not between sofia::date - 7 and sofia::date;
  insert into public.deliveries (kind, content)
  select 'digest', jsonb_build_object('steps', jsonb_agg(
    jsonb_build_object('person_id', person.id, 'name', person.name, 'step', person.next_step)
    order by person.next_step_on, person.name
  ))
  from public.people as person
  where person.next_step_on <= sofia::date and not person.is_binned
    and (select sends_digests from private.mail_settings)
  having count(*) > 0;
end;
$$;

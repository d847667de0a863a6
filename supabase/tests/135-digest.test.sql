begin;
select plan(11);

delete from public.people;
delete from public.deliveries;
insert into public.people (name, next_step, next_step_on) values
  ('Вчера', 'Оферта', private.sofia_today() - 1), ('Днес', 'Обаждане', private.sofia_today()),
  ('Утре', 'Среща', private.sofia_today() + 1);
insert into public.people (name) values ('Никога');

-- The clock cannot be turned, so the database believes in another one: the function's own text, with a moment in its place.
create function tests.digest_at(moment timestamp) returns void language plpgsql as $$
declare
  source constant text := pg_get_functiondef('private.queue_digest()'::regprocedure);
begin
  execute replace(
    replace(source, 'private.queue_digest()', 'tests.queue_digest()'),
    'now() at time zone ''Europe/Sofia''', quote_literal(moment) || '::timestamp'
  );
  perform tests.queue_digest();
end;
$$;
create function tests.weekday(number integer, at time) returns timestamp
language sql as $$ select private.sofia_today() - extract(isodow from private.sofia_today())::integer + number + 7 + at $$;
prepare digests as
  select recipient, step ->> 'name', step ->> 'step'
  from public.deliveries, jsonb_array_elements(content -> 'steps') as step where kind = 'digest';
update public.people set next_step_on = next_step_on + 30 where name = 'Утре';

select tests.digest_at(tests.weekday(1, '07:59'));
select is_empty('digests', 'before eight there is no digest');
select tests.digest_at(tests.weekday(6, '09:00'));
select tests.digest_at(tests.weekday(7, '09:00'));
select is_empty('digests', 'there is no digest at the weekend');
select tests.digest_at(tests.weekday(1, '08:00'));
select results_eq(
  'digests', $$ values (null::text, 'Вчера', 'Оферта'), (null::text, 'Днес', 'Обаждане') $$,
  'the digest lists due steps, overdue ones first'
);
select tests.digest_at(tests.weekday(1, '10:00'));
select is((select count(*) from public.deliveries where kind = 'digest'), 1::bigint, 'there is one digest a day');
select tests.digest_at(tests.weekday(2, '08:00'));
select is((select count(*) from public.deliveries where kind = 'digest'), 2::bigint, 'there is a digest the next day');
update public.people set is_binned = true where name in ('Вчера', 'Днес');
select tests.digest_at(tests.weekday(3, '08:00'));
select is((select count(*) from public.deliveries where kind = 'digest'), 2::bigint, 'a day without steps makes no mail');
update public.people set is_binned = false where true;
select tests.digest_at(tests.weekday(3, '11:00'));
select is((select count(*) from public.deliveries where kind = 'digest'), 2::bigint, 'a step added later that day makes no mail');
update private.mail_settings set sends_digests = false;
select tests.digest_at(tests.weekday(4, '08:00'));
select is((select count(*) from public.deliveries where kind = 'digest'), 2::bigint, 'it can be switched off');
update private.mail_settings set sends_digests = true;
select tests.digest_at(tests.weekday(12, '08:00'));
select tests.digest_at(tests.weekday(5, '08:00'));
select is(
  (select count(*) from private.digests), 1::bigint, 'the days of a clock that was ahead are forgotten'
);
select ok(
  (select prosrc like '%private.queue_digest()%' from pg_proc where oid = 'private.functions_to_call()'::regprocedure),
  'the schedule queues the digest'
);
select tests.visit();
select throws_ok('select private.queue_digest()', '42501', null, 'nobody else can queue it');

select * from finish();
rollback;

begin;
select plan(19);

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

-- What could not be sent in time
delete from public.deliveries;
select tests.digest_at(tests.weekday(8, '08:00'));
select results_eq('select kind from public.claim_deliveries(9)', array['digest'], 'a digest is sent');
update public.deliveries set queued_at = now() - interval '1 day', next_attempt_at = now();
select is_empty('select from public.claim_deliveries(9)', 'but not on another day than its own');
delete from private.digests;

-- What it holds of somebody is handed over and erased
delete from public.deliveries;
delete from public.people where name not in ('Вчера', 'Днес');
select tests.make_person('vera', 'admin');
update public.people set email = 'dnes@example.bg' where name = 'Днес';
insert into public.people (name, email) values ('Вчера и завчера', 'vchera@example.bg');
select tests.digest_at(tests.weekday(8, '08:00'));
select tests.sign_in('vera');
select public.merge_people((select id from public.people where email = 'vchera@example.bg'), (select id from public.people where name = 'Вчера'));
select results_eq(
  $$ select step ->> 'name', step ->> 'step'
     from public.personal_data('vchera@example.bg') as data, jsonb_array_elements(data -> 'mails') as mail,
       jsonb_array_elements(mail #> '{content,steps}') as step $$,
  $$ values ('Вчера', 'Оферта') $$, 'whoever asks gets the own step of a digest, also from before a merge, and no other'
);
select tests.be_owner();
insert into private.digests (day) values (private.sofia_today()) on conflict do nothing;
select tests.sign_in('vera');
select is(public.erase_personal_data('vchera@example.bg') ->> 'mails', '1', 'with somebody who is erased goes the digest');
select is_empty('digests', 'nothing of it is left');
select tests.be_owner();
select is_empty('select from private.digests where day = private.sofia_today()', 'one that was still waiting is made again');
delete from private.digests;
select tests.digest_at(tests.weekday(8, '08:00'));
insert into private.digests (day) values (private.sofia_today()) on conflict do nothing;
update public.deliveries set state = 'sent', sent_at = now() where true;
select tests.sign_in('vera');
select is(public.erase_personal_data('dnes@example.bg') ->> 'mails', '1', 'one that was sent goes, too');
select tests.be_owner();
select isnt_empty('select from private.digests where day = private.sofia_today()', 'and is not sent again');

select ok(
  (select prosrc like '%private.queue_digest()%' from pg_proc where oid = 'private.functions_to_call()'::regprocedure),
  'the schedule queues the digest'
);
select tests.visit();
select throws_ok('select private.queue_digest()', '42501', null, 'nobody else can queue it');

select * from finish();
rollback;

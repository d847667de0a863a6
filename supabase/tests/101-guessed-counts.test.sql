begin;
select plan(17);

select tests.make_studio('ana');
-- What the rows set off is not the subject here.
set local session_replication_role = replica;
insert into auth.users (id) select md5('guest ' || number)::uuid from generate_series(1, 500) as number;
insert into public.chat_users (id, username)
select md5('guest ' || number)::uuid, 'guest-' || number from generate_series(1, 500) as number;
insert into public.chat_reads (client_id, side, last_read_number)
select id, 'client', 1 from public.chat_users where username like 'guest-%';
insert into public.chat_waiting (client_id, since)
select id, now() from public.chat_users where username like 'guest-%';
insert into public.vitrina_inquiries (name, email, phone, service, message)
select 'Ана', 'often@example.bg', '1', 'x', 'y' from generate_series(1, 500);
insert into public.contact_messages (name, email, phone, title, message)
select 'Ана', 'often@example.bg', '1', 'x', 'y' from generate_series(1, 500);
insert into public.people (name) select 'Ана' from generate_series(1, 500);
insert into public.person_entries (id, person_id, kind, body)
select gen_random_uuid(), id, 'note', 'x' from public.people;
insert into public.deliveries (kind, recipient)
select 'inquiry_receipt', 'often@example.bg' from generate_series(1, 500);
set local session_replication_role = origin;
analyze public.people, public.person_entries, public.chat_users, public.chat_reads, public.chat_waiting, public.vitrina_inquiries, public.contact_messages, public.deliveries;

-- What PostgreSQL expects a query to give, as PostgREST asks for it.
create function tests.guess(query text) returns integer language plpgsql as $$
declare
  plan json;
begin
  execute 'explain (format json) ' || query into plan;
  return plan #>> '{0,Plan,Plan Rows}';
end;
$$;

select ok(tests.guess('select from public.vitrina_inquiries') > 400, 'the owner of a table sees the planner’s estimate');
select tests.sign_in('ana');
select is(tests.guess('select from public.' || name), 1, format('a client learns nothing of the rows of %s', name))
from unnest(array['vitrina_inquiries', 'contact_messages', 'deliveries', 'chat_users', 'chat_waiting', 'people', 'person_entries']) as name;
select ok(tests.guess('select from public.chat_reads') <= 2, 'a client learns nothing of the rows of chat_reads');
select is(
  tests.guess($$ select from public.vitrina_inquiries where email = 'often@example.bg' $$), 1,
  'a client does not learn whether a frequent sender wrote'
);
select is(
  tests.guess($$ select from public.deliveries where recipient = 'often@example.bg' $$), 1, 'a client does not learn whether somebody got mail'
);

-- What the data API refuses
prepare asks_for(text) as select private.admit_request() from set_config(
  'request.headers', json_build_object('prefer', $1)::text, true
);
select throws_ok(format('execute asks_for(%L)', header), '22023', null, format('"%s" is refused', header))
from unnest(array['count=planned', 'return=minimal, count=estimated']) as header;
select lives_ok(format('execute asks_for(%L)', header), format('"%s" is not', header))
from unnest(array['count=exact', 'return=representation']) as header;
select tests.visit();
select throws_ok($$ execute asks_for('count=planned') $$, '22023', null, 'a client does not learn it of a visitor');
select tests.sign_in('vera');
select throws_ok($$ execute asks_for('count=planned') $$, '22023', null, 'a client does not learn it of an admin');

select * from finish();
rollback;

-- Persons for the tests that follow. They act with the rights that a request of the API would have.
begin;
drop schema if exists tests cascade;
create schema tests;
grant usage on schema tests to public;
-- Of ours nobody may execute a function by default. These, and those that single files add, are for every person.
alter default privileges in schema tests grant execute on functions to public;

-- The id of a person, the same in every test.
create function tests.id_of(person text) returns uuid
language sql immutable
return md5('person ' || person)::uuid;

-- Makes an account with a session; without a role it is one that the product does not know.
create function tests.make_person(person text, role text default null) returns void
language plpgsql
as $$
begin
  insert into auth.users (id, email) values (tests.id_of(person), person || '@chat.example');
  insert into auth.sessions (id, user_id) values (tests.id_of(person), tests.id_of(person));
  if role is not null then
    insert into public.chat_users (id, username, role) values (tests.id_of(person), person, role);
  end if;
end;
$$;

create function tests.sign_in(person text) returns void
language plpgsql
as $$
begin
  perform set_config('request.jwt.claims', json_build_object(
    'sub', tests.id_of(person), 'session_id', tests.id_of(person), 'role', 'authenticated'
  )::text, true);
  perform set_config('role', 'authenticated', true);
end;
$$;

-- Acts as someone who is not signed in.
create function tests.visit() returns void
language plpgsql
as $$
begin
  perform set_config('request.jwt.claims', '{"role": "anon"}', true);
  perform set_config('role', 'anon', true);
end;
$$;

-- Acts with the secret key.
create function tests.use_secret_key() returns void
language plpgsql
as $$
begin
  perform set_config('request.jwt.claims', '{"role": "service_role"}', true);
  perform set_config('role', 'service_role', true);
end;
$$;

-- Acts as the owner of the database again.
create function tests.be_owner() returns void
language plpgsql
as $$
begin
  perform set_config('request.jwt.claims', '', true);
  perform set_config('role', 'none', true);
end;
$$;

-- The network address that the requests come from; null sends none.
create function tests.come_from(address text, header text default 'cf-connecting-ip') returns void
language plpgsql
as $$
begin
  perform set_config(
    'request.headers',
    case when address is null then '{}' else json_build_object(header, address)::text end,
    true
  );
end;
$$;

-- How many rows a command changes. Rows that a policy hides are no error, they are just not there.
-- It must be the command itself: "execute" of a prepared one always counts 0.
create function tests.rows_changed_by(command text) returns integer
language plpgsql
as $$
declare
  changed integer;
begin
  execute command;
  get diagnostics changed = row_count;
  return changed;
end;
$$;
commit;

begin;
select plan(1);
select ok(true, 'the persons are there');
select * from finish();
rollback;

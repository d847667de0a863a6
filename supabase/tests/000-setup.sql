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

-- Makes the admin vera and these clients.
create function tests.make_studio(variadic clients text[]) returns void
language sql
as $$
  select tests.make_person('vera', 'admin');
  select tests.make_person(client, 'client') from unnest(clients) as client;
$$;

-- Acts with a role of the API. To whoever comes through it, a hosted project refuses to change a table without a WHERE,
-- also inside functions; elsewhere that setting is a name that nobody reads.
create function tests.act_as(api_role text, person text default null) returns void
language plpgsql
as $$
begin
  perform tests.be_owner();
  perform set_config('safeupdate.enabled', 'on', true);
  perform set_config('request.jwt.claims', json_strip_nulls(json_build_object(
    'sub', tests.id_of(person), 'session_id', tests.id_of(person), 'role', api_role
  ))::text, true);
  perform set_config('role', api_role, true);
end;
$$;

create function tests.sign_in(person text) returns void
language sql
as $$ select tests.act_as('authenticated', person); $$;

-- Acts as someone who is not signed in.
create function tests.visit() returns void
language sql
as $$ select tests.act_as('anon'); $$;

-- Acts with the secret key.
create function tests.use_secret_key() returns void
language sql
as $$ select tests.act_as('service_role'); $$;

-- Acts as the owner of the database again.
create function tests.be_owner() returns void
language plpgsql
as $$
begin
  perform set_config('role', 'none', true);
  perform set_config('safeupdate.enabled', 'off', true);
  perform set_config('request.jwt.claims', '', true);
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

-- Somebody who may send one form and no more.
create function tests.visit_for_one_submit() returns void
language plpgsql
as $$
begin
  perform tests.be_owner();
  update private.submit_settings set max_submits = 1, max_unaddressed_submits = 1;
  delete from private.submits;
  perform tests.visit();
  perform tests.come_from('203.0.113.9');
end;
$$;

-- Keys of a test, by the names that it gives them.
create table tests.keys (name text primary key, key text not null);
grant select, insert on tests.keys to public;
create function tests.have_key(name text, person text, purpose text, valid_for interval) returns void
language sql
as $$
  insert into public.deliveries (id, kind, account_id, recipient)
  values (tests.id_of('mail with ' || name), 'test', tests.id_of(person), 'test@example.bg');
  insert into tests.keys
  select have_key.name, public.issue_key(tests.id_of('mail with ' || name), 'test@example.bg', purpose, valid_for);
  delete from public.deliveries where id = tests.id_of('mail with ' || name);
$$;
create function tests.key(name text) returns text
language sql
as $$ select keys.key from tests.keys where keys.name = key.name; $$;

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

-- Vault without secrets and pg_net without calls. What a hosted project has and this database has not is made, as far
-- as it is used, until the end of the test.
create function tests.have_vault_and_net() returns void
language plpgsql
as $$
begin
  if to_regnamespace('vault') is null then
    create schema vault;
    create table vault.secrets (name text unique, secret text);
    create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
    create function vault.create_secret(new_secret text, new_name text) returns void
    language sql as 'insert into vault.secrets values (new_name, new_secret)';
    grant usage on schema vault to postgres;
    grant all on all tables in schema vault to postgres;
  end if;
  if to_regnamespace('net') is null then
    create schema net;
    create table net.http_request_queue (
      id bigint generated always as identity, url text, headers jsonb, body bytea
    );
    create table net._http_response (id bigint, status_code integer, timed_out boolean, error_msg text);
    create function net.http_post(
      url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
      timeout_milliseconds integer default 5000
    ) returns bigint
    language plpgsql
    as 'declare
      request bigint;
    begin
      if url not like ''http%'' then
        raise ''no address'';
      end if;
      insert into net.http_request_queue as queue (url, headers, body)
      values (http_post.url, http_post.headers, convert_to(http_post.body::text, ''UTF8'')) returning queue.id into request;
      return request;
    end';
    grant usage on schema net to postgres;
    grant all on all tables in schema net to postgres;
  end if;
  delete from vault.secrets;
  delete from net.http_request_queue;
end;
$$;
commit;

begin;
select plan(1);
select ok(true, 'the persons are there');
select * from finish();
rollback;

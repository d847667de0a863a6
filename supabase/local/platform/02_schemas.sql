-- The schemas of a Supabase project, and who may use them.
create schema if not exists auth;
create schema if not exists storage;
create schema if not exists realtime;
create schema if not exists extensions;

-- Only the owner creates objects in public, and new tables there are granted to nobody: migrations write every grant.
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
grant all on schema public to postgres;

grant usage on schema auth, storage, realtime, extensions to postgres, anon, authenticated, service_role;
grant usage on schema auth to supabase_auth_admin;
grant usage on schema storage to supabase_storage_admin;
grant usage on schema realtime to supabase_realtime_admin;
grant create on schema extensions to postgres;

do $$
begin
  execute pg_catalog.format('grant create on database %I to postgres', pg_catalog.current_database());
  -- Hosted projects have pgcrypto; a database without that extension runs without it.
  if exists (select from pg_catalog.pg_available_extensions where name = 'pgcrypto') then
    create extension if not exists pgcrypto with schema extensions;
  end if;
end
$$;

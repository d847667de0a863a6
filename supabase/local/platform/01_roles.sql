-- The roles of a Supabase project. Idempotent: it runs at every start, on PostgreSQL 15 and 17 and on PGlite.
do $$
declare
  role record;
begin
  for role in
    select * from (values
      -- Owns and migrates the schemas of the product; on a hosted project it is no superuser either.
      ('postgres', 'login createrole createdb bypassrls'),
      -- The three roles that a request of the API can have.
      ('anon', 'nologin'),
      ('authenticated', 'nologin'),
      ('service_role', 'nologin bypassrls'),
      -- Connects for the API and then becomes one of the three.
      ('authenticator', 'login noinherit'),
      ('supabase_auth_admin', 'nologin noinherit'),
      ('supabase_storage_admin', 'nologin noinherit'),
      ('supabase_realtime_admin', 'nologin noinherit')
    ) as wanted (name, options)
  loop
    if not exists (select from pg_catalog.pg_roles where rolname = role.name) then
      execute pg_catalog.format('create role %I %s', role.name, role.options);
    end if;
  end loop;
end
$$;

grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres with admin option;
-- As on a hosted project, so that a restore can write rows without triggers and in any order.
grant set on parameter session_replication_role to postgres;
-- As on a hosted project: migrations set the function that the data API calls before a request.
grant authenticator to postgres with admin option;
grant set on parameter pgrst.db_pre_request to postgres;

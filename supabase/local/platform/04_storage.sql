-- The tables of Supabase Storage. Row-level security is on: without a policy only service_role can access a file.
create table if not exists storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  owner_id text,
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);

create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  owner_id text,
  metadata jsonb,
  user_metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  unique (bucket_id, name)
);
create index if not exists name_prefix_search on storage.objects (name text_pattern_ops);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
alter table storage.buckets owner to postgres;
alter table storage.objects owner to postgres;
grant all on storage.buckets, storage.objects
  to anon, authenticated, service_role, supabase_storage_admin;

create or replace function storage.foldername(name text) returns text[] language plpgsql immutable as $$
declare
  parts text[] := string_to_array(name, '/');
begin
  return parts[1:array_length(parts, 1) - 1];
end
$$;

create or replace function storage.filename(name text) returns text language plpgsql immutable as $$
declare
  parts text[] := string_to_array(name, '/');
begin
  return parts[array_length(parts, 1)];
end
$$;

create or replace function storage.extension(name text) returns text language plpgsql immutable as $$
begin
  return reverse(split_part(reverse(storage.filename(name)), '.', 1));
end
$$;

-- The request that accesses the row, such as `storage.object.list`.
create or replace function storage.operation() returns text language sql stable as $$
  select current_setting('storage.operation', true)
$$;

create or replace function storage.allow_any_operation(expected_operations text[])
returns boolean language sql stable as $$
  select coalesce(bool_or(regexp_replace(expected, '^storage\.', '')
    = regexp_replace(storage.operation(), '^storage\.', '')), false)
  from unnest(expected_operations) as expected
$$;

create or replace function storage.allow_only_operation(expected_operation text)
returns boolean language sql stable as $$
  select storage.allow_any_operation(array[expected_operation])
$$;

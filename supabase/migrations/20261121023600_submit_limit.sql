-- What a visitor sends is limited per address: over all forms together, never over all visitors together.

-- One row. Only the owner of the database reads or changes it.
create table private.submit_settings (
  is_only_row boolean primary key default true check (is_only_row),
  max_submits integer not null default 5 check (max_submits > 0),
  per_period interval not null default '10 minutes',
  keep_for interval not null default '1 day' check (keep_for >= per_period),
  -- Must be one that the visitor cannot choose. Hosted Supabase stands behind Cloudflare, which always sets this one.
  address_header text not null default 'cf-connecting-ip' check (address_header = lower(address_header)),
  -- 244 random bits, so that nobody finds an address by hashing all of them.
  hash_key bytea not null
    default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
);
insert into private.submit_settings default values;

create table private.submits (
  id bigint generated always as identity primary key,
  address_hash bytea not null,
  made_at timestamptz not null default now()
);
create index submits_address_hash_idx on private.submits (address_hash, made_at);
create index submits_made_at_idx on private.submits (made_at);

-- Where the request comes from. One IPv6 household owns a whole /64, so that is what counts.
-- Requests without an address count as one address: leaving the header out must not lift the limit.
create function private.sender_address(header_name text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
  -- In a list of addresses the nearest proxy wrote the last one.
  said constant text := btrim(split_part(coalesce(headers ->> header_name, ''), ',', -1));
  address inet;
begin
  address := regexp_replace(said, '^::ffff:(?=[0-9]+\.)', '', 'i');
  return case family(address) when 6 then network(set_masklen(address, 64))::text else host(address) end;
exception
  when invalid_text_representation then
    return said;
end;
$$;

-- The key stands inside and outside, as in HMAC, so that a known hash cannot be extended.
create function private.address_hash(address text, hash_key bytea) returns bytea
language sql immutable set search_path = ''
return sha256(hash_key || sha256(hash_key || convert_to(address, 'UTF8')));

-- Counts one submit of the current request's address, or refuses it with HTTP 429.
create function private.count_submit() returns void
language plpgsql volatile set search_path = ''
as $$
declare
  settings private.submit_settings;
  sender bytea;
begin
  select * into strict settings from private.submit_settings;
  sender := private.address_hash(private.sender_address(settings.address_header), settings.hash_key);

  -- Two submits at once from one address wait for each other here, so they cannot both be the last one allowed.
  perform pg_advisory_xact_lock(hashtextextended('submits of ' || encode(sender, 'hex'), 0));
  if (
    select count(*) from private.submits
    where address_hash = sender and made_at > now() - settings.per_period
  ) >= settings.max_submits then
    raise exception 'Too many submissions from this address' using errcode = 'PT429';
  end if;
  insert into private.submits (address_hash) values (sender);

  -- Skips what a parallel submit is deleting already instead of waiting for it.
  delete from private.submits where id in (
    select id from private.submits where made_at < now() - settings.keep_for for update skip locked
  );
end;
$$;

-- People never see the field "website", so only programs fill it in.
create function private.refuse_honeypot(website text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if website is distinct from '' then
    raise exception 'The field "website" must be empty' using errcode = 'invalid_parameter_value';
  end if;
end;
$$;

revoke execute on function
  private.sender_address(text), private.address_hash(text, bytea), private.count_submit(), private.refuse_honeypot(text)
  from public;

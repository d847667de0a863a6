-- What the product knows about the person with an e-mail address, to be handed over or erased on request.

-- The people behind an address: those who have it, whose account has it, who had it before they were merged, or who wrote
-- from it. As a list of ids, because with "or" no index would be used.
create function private.people_of(address text) returns setof public.people
language sql stable security definer set search_path = ''
as $$
  select person.* from public.people as person
  where person.id in (
    select known.id from public.people as known where private.folded(known.email) = address
    union all
    select known.id from public.people as known
    join auth.users as account on account.id = known.client_id where private.folded(account.email) = address
    union all
    select merged.person_id from private.merged_addresses as merged where merged.address = people_of.address
    union all
    select inquiry.person_id from public.vitrina_inquiries as inquiry where private.folded(inquiry.email) = address
    union all
    select message.person_id from public.contact_messages as message where private.folded(message.email) = address
  );
$$;

-- The clients' accounts that belong to an address. Admins' accounts are not included.
create function private.accounts_of(address text) returns setof public.chat_users
language sql stable security definer set search_path = ''
as $$
  select client.* from public.chat_users as client
  where client.role = 'client' and client.id in (select person.client_id from private.people_of(address) as person);
$$;

-- A person with its history, without the names of admins.
create function private.person_data(person public.people) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(person) - array['search_text', 'phone_key', 'is_binned', 'updated_by'] || jsonb_build_object(
    'merged_addresses', array(
      select merged.address from private.merged_addresses as merged where merged.person_id = person.id order by merged.address
    ),
    'entries', coalesce((
      select jsonb_agg(to_jsonb(entry) - array['person_id', 'made_by'] order by entry.made_at)
      from public.person_entries as entry where entry.person_id = person.id
    ), '[]')
  );
$$;

-- The steps in a digest that are about the people behind an address; null where there are none.
create function private.steps_about(address text, digest jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(step) from jsonb_array_elements(digest -> 'steps') as step
  where (step ->> 'person_id')::uuid in (select person.id from private.people_of(address) as person);
$$;

-- The keys of the testimonials by the clients behind an address.
create function private.testimonial_keys(address text) returns text[]
language sql stable security definer set search_path = ''
return array(
  select distinct version.row_key
  from private.accounts_of(address) as account, private.versions_of_reviews(account.id) as version
);

-- Deliveries to an address, about what came from it, or for or about its account, its people or its testimonials.
create function private.deliveries_about(address text) returns setof public.deliveries
language sql stable security definer set search_path = ''
as $$
  select delivery.* from public.deliveries as delivery
  where address in (
      private.folded(delivery.recipient), private.folded(delivery.reply_to), private.folded(delivery.content ->> 'email')
    )
    or delivery.account_id in (select account.id from private.accounts_of(address) as account)
    or (delivery.kind = 'letter' and delivery.id in (
      select entry.id from public.person_entries as entry
      where entry.person_id in (select person.id from private.people_of(address) as person)
    ))
    or (delivery.kind = 'digest' and private.steps_about(address, delivery.content) is not null)
    or (
      delivery.kind = 'schedule_failed' and delivery.content ->> 'table_name' = 'testimonials'
      and delivery.content ->> 'row_key' = any (private.testimonial_keys(address))
    );
$$;

-- Auth's log entries about an account: by whom, and about whom.
create function private.auth_log_of(account_id uuid) returns setof auth.audit_log_entries
language sql stable security definer set search_path = ''
as $$
  select entry.* from auth.audit_log_entries as entry
  where account_id::text in (entry.payload ->> 'actor_id', entry.payload -> 'traits' ->> 'user_id');
$$;

-- An account with everything that belongs to it. What people enter about themselves in the console is stored by Auth.
create function private.account_data(account public.chat_users) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(account) || jsonb_build_object(
    'sign_in', jsonb_build_object(
      'email', signing_in.email, 'about', signing_in.raw_user_meta_data, 'last_sign_in_at', signing_in.last_sign_in_at
    ),
    'sessions', coalesce((
      select jsonb_agg(
        jsonb_build_object('since', session.created_at, 'ip', session.ip, 'user_agent', session.user_agent)
        order by session.created_at
      )
      from auth.sessions as session where session.user_id = account.id
    ), '[]'),
    -- The push address itself is a secret between browser and push service.
    'notified_browsers', coalesce((
      select jsonb_agg(
        jsonb_build_object('since', browser.made_at, 'service', split_part(browser.endpoint, '/', 3))
        order by browser.made_at
      )
      from private.push_subscriptions as browser where browser.account_id = account.id
    ), '[]'),
    'log', coalesce((
      select jsonb_agg(
        jsonb_build_object('at', entry.created_at, 'ip', entry.ip_address, 'entry', entry.payload)
        order by entry.created_at
      )
      from private.auth_log_of(account.id) as entry
    ), '[]'),
    'messages', coalesce((
      select jsonb_agg(
        to_jsonb(message) || jsonb_build_object('earlier', array(
          select jsonb_build_object('content', earlier.content, 'until', earlier.replaced_at)
          from private.earlier_chat_contents as earlier where earlier.message_id = message.id order by earlier.replaced_at
        ))
        order by message.number
      )
      from public.chat_messages as message where message.client_id = account.id
    ), '[]'),
    'requests', coalesce((
      select jsonb_agg(to_jsonb(asked) - 'made_by' order by asked.made_at)
      from public.requests as asked where asked.client_id = account.id
    ), '[]'),
    'testimonials', coalesce((
      select jsonb_agg(
        version.content || jsonb_build_object('id', version.row_key, 'state', version.state, 'at', version.made_at)
        order by version.made_at
      )
      from private.versions_of_reviews(account.id) as version
    ), '[]'),
    'developments', coalesce((
      select jsonb_agg(to_jsonb(plan) - 'updated_by' order by plan.created_at)
      from public.developments as plan where plan.client_id = account.id
    ), '[]')
  )
  from auth.users as signing_in where signing_in.id = account.id;
$$;

create function private.personal_data(email text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  address constant text := private.folded(private.trimmed(email));
begin
  perform private.assert_admin();
  return jsonb_build_object(
    'email', address,
    'made_at', now(),
    'inquiries', coalesce((
      select jsonb_agg(to_jsonb(inquiry) - 'search_text' order by inquiry.created_at)
      from public.vitrina_inquiries as inquiry where private.folded(inquiry.email) = address
    ), '[]'),
    'contact_messages', coalesce((
      -- "message" alone would be the column of that name.
      select jsonb_agg(to_jsonb(sent) - 'search_text' order by sent.created_at)
      from public.contact_messages as sent where private.folded(sent.email) = address
    ), '[]'),
    'people', coalesce((
      select jsonb_agg(private.person_data(person) order by person.created_at)
      from private.people_of(address) as person
    ), '[]'),
    'mails', coalesce((
      select jsonb_agg(
        to_jsonb(mail) - array['attempts', 'next_attempt_at', 'queued_at', 'failure']
          -- The other steps are about other people.
          || case when mail.kind = 'digest'
            then jsonb_build_object('content', jsonb_build_object('steps', private.steps_about(address, mail.content)))
            else '{}'
          end
        order by mail.created_at
      )
      from private.deliveries_about(address) as mail
    ), '[]'),
    'accounts', coalesce((
      select jsonb_agg(private.account_data(account) order by account.created_at)
      from private.accounts_of(address) as account
    ), '[]')
  );
end;
$$;

create function private.erase_personal_data(email text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address constant text := private.folded(private.trimmed(email));
  mails integer;
  inquiries integer;
  messages integer;
  people integer;
  entries integer;
  testimonials integer;
  testimonial_keys text[];
  clients uuid[];
begin
  perform private.assert_admin();
  testimonial_keys := private.testimonial_keys(address);
  -- A digest that was still waiting is made again.
  delete from private.digests where day = private.sofia_today() and exists (
    select from private.deliveries_about(address) as mail where mail.kind = 'digest' and mail.state = 'waiting'
  );
  delete from public.deliveries as mail where mail.id in (select about.id from private.deliveries_about(address) as about);
  get diagnostics mails = row_count;
  delete from public.testimonials as taken where taken.id::text = any (testimonial_keys);
  get diagnostics testimonials = row_count;
  delete from public.content_versions as version
  where version.table_name = 'testimonials' and version.row_key = any (testimonial_keys);
  delete from public.person_entries as entry
  where entry.person_id in (select person.id from private.people_of(address) as person);
  get diagnostics entries = row_count;
  -- The person of a client stays, because the account is found through it, and is deleted with the account. The address is
  -- noted, because the submissions that led from it to the person are deleted. What was sent from another address would
  -- keep the person; it becomes nobody's, as it does where the person is deleted here.
  clients := array(select known.id from private.people_of(address) as known where known.client_id is not null);
  update public.people as person set next_step = null, next_step_on = null where person.id = any (clients);
  insert into private.merged_addresses (person_id, address)
  select known.id, address from public.people as known
  where known.id = any (clients) and private.folded(known.email) is distinct from address
  on conflict do nothing;
  update public.vitrina_inquiries as inquiry set person_id = null
  where inquiry.person_id = any (clients) and private.folded(inquiry.email) <> address;
  update public.contact_messages as message set person_id = null
  where message.person_id = any (clients) and private.folded(message.email) <> address;
  delete from public.people as person
  where person.id in (select known.id from private.people_of(address) as known) and person.client_id is null;
  get diagnostics people = row_count;
  delete from public.vitrina_inquiries as inquiry where private.folded(inquiry.email) = address;
  get diagnostics inquiries = row_count;
  delete from public.contact_messages as message where private.folded(message.email) = address;
  get diagnostics messages = row_count;
  return jsonb_build_object(
    'inquiries', inquiries, 'contact_messages', messages, 'people', people, 'entries', entries,
    'mails', mails, 'testimonials', testimonials
  );
end;
$$;

-- Everything that is stored about an address, for the person it belongs to.
create function public.personal_data(email text) returns jsonb
language sql stable set search_path = ''
as $$ select private.personal_data(email); $$;

-- Deletes it and returns how many rows of each kind. Accounts stay: they are deleted one by one, with their pictures,
-- through the edge function chat-clients.
create function public.erase_personal_data(email text) returns jsonb
language sql volatile set search_path = ''
as $$ select private.erase_personal_data(email); $$;

grant execute on function
  private.personal_data, public.personal_data, private.erase_personal_data, public.erase_personal_data
  to authenticated;

-- Deletes Auth's log entries about a deleted account: Auth would keep them for ever, with names and IP addresses.
create function private.delete_auth_log() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.audit_log_entries as entry where entry.id in (select noted.id from private.auth_log_of(old.id) as noted);
  return null;
end;
$$;

create trigger delete_auth_log after delete on public.chat_users
  for each row execute function private.delete_auth_log();

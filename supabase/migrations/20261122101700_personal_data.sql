-- What the product holds about the person with an e-mail address: to be handed over or erased when they ask for it.

-- The clients' accounts that belong to an address. An admin's account is the studio's own affair.
create function private.accounts_of(address text) returns setof public.chat_users
language sql stable security definer set search_path = ''
as $$
  select person.* from public.chat_users as person
  join auth.users as account on account.id = person.id
  where person.role = 'client' and address in (private.folded(person.notify_email), private.folded(account.email));
$$;

-- The mails that went to an address, tell of what came from it, or quote its account's conversation.
create function private.mails_about(address text) returns setof public.mails
language sql stable security definer set search_path = ''
as $$
  select mail.* from public.mails as mail
  where address in (
      private.folded(mail.recipient), private.folded(mail.reply_to), private.folded(mail.content ->> 'email')
    )
    or (
      mail.kind = 'chat'
      and mail.content ->> 'username' in (select account.username from private.accounts_of(address) as account)
    );
$$;

-- What Auth has noted about an account: who did something with it, or what it did itself.
create function private.auth_log_of(account_id uuid) returns setof auth.audit_log_entries
language sql stable security definer set search_path = ''
as $$
  select entry.* from auth.audit_log_entries as entry
  where account_id::text in (entry.payload ->> 'actor_id', entry.payload -> 'traits' ->> 'user_id');
$$;

-- An account with all that hangs on it. What people say of themselves in the console stands with Auth.
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
    'mails', coalesce((
      select jsonb_agg(
        to_jsonb(mail) - array['attempts', 'next_attempt_at', 'queued_at', 'failure'] order by mail.created_at
      )
      from private.mails_about(address) as mail
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
begin
  perform private.assert_admin();
  delete from public.mails as mail where mail.id in (select about.id from private.mails_about(address) as about);
  get diagnostics mails = row_count;
  delete from public.vitrina_inquiries as inquiry where private.folded(inquiry.email) = address;
  get diagnostics inquiries = row_count;
  delete from public.contact_messages as message where private.folded(message.email) = address;
  get diagnostics messages = row_count;
  return jsonb_build_object('inquiries', inquiries, 'contact_messages', messages, 'mails', mails);
end;
$$;

-- Everything that is held about an address, complete, for the person that it belongs to.
create function public.personal_data(email text) returns jsonb
language sql stable set search_path = ''
as $$ select private.personal_data(email); $$;

-- Deletes it and returns how many rows of each kind. Accounts stay: they are deleted one by one through the edge function
-- chat-clients, with their pictures.
create function public.erase_personal_data(email text) returns jsonb
language sql volatile set search_path = ''
as $$ select private.erase_personal_data(email); $$;

grant execute on function
  private.personal_data, public.personal_data, private.erase_personal_data, public.erase_personal_data
  to authenticated;

-- With an account goes what Auth has noted about it; Auth keeps its log for ever, with names and network addresses.
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

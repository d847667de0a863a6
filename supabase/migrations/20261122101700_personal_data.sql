-- What the product holds about the person with an e-mail address: to be handed over or erased when they ask for it.

-- The clients' accounts that belong to an address. An admin's account is the studio's own affair.
create function private.accounts_of(address text) returns setof public.chat_users
language sql stable security definer set search_path = ''
as $$
  select person.* from public.chat_users as person
  join auth.users as account on account.id = person.id
  where person.role = 'client' and address in (private.folded(person.notify_email), private.folded(account.email));
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
      select jsonb_agg(to_jsonb(message) order by message.created_at)
      from public.contact_messages as message where private.folded(message.email) = address
    ), '[]'),
    'mails', coalesce((
      select jsonb_agg(
        to_jsonb(mail) - array['attempts', 'next_attempt_at', 'queued_at', 'failure'] order by mail.created_at
      )
      from public.mails as mail
      where address in (
        private.folded(mail.recipient), private.folded(mail.reply_to), private.folded(mail.content ->> 'email')
      )
    ), '[]'),
    'accounts', coalesce((
      select jsonb_agg(to_jsonb(account) || jsonb_build_object('messages', coalesce((
        select jsonb_agg(to_jsonb(message) order by message."timestamp", message.id)
        from public.chat_messages as message where message.client_id = account.id
      ), '[]')) order by account.created_at)
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
  delete from public.mails as mail
  where address in (
    private.folded(mail.recipient), private.folded(mail.reply_to), private.folded(mail.content ->> 'email')
  );
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

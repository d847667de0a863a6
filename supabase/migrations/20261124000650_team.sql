-- The team. An admin is invited by mail and chooses a password. The row of a former admin stays, because conversations
-- keep who wrote what.

create function private.find_team()
returns table (
  id uuid, username text, email text, admin_since timestamptz, last_seen_at timestamptz, is_studio boolean, is_own boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  return query
    select
      person.id, person.username, account.email::text, person.created_at,
      greatest(account.last_sign_in_at, max(session.updated_at)),
      person.id = private.chat_studio(),
      person.id = private.person_id()
    from public.chat_users as person
    join auth.users as account on account.id = person.id
    left join auth.sessions as session on session.user_id = person.id
    where person.role = 'admin'
    group by person.id, account.id
    order by person.created_at, person.id;
end;
$$;

-- The admins, the oldest account first. "last_seen_at" is null for somebody who was invited and has not signed in yet,
-- "is_studio" marks the one whom clients write to, "is_own" the caller. Error: 42501 for everybody else.
create function public.find_team()
returns table (
  id uuid, username text, email text, admin_since timestamptz, last_seen_at timestamptz, is_studio boolean, is_own boolean
)
language sql stable set search_path = ''
as $$ select * from private.find_team(); $$;

create function private.remove_admin(admin_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  update public.chat_users set role = 'former' where id = admin_id and role = 'admin';
  if not found then
    raise exception 'there is no admin %', admin_id using errcode = 'invalid_parameter_value';
  end if;
  delete from private.account_keys where account_id = admin_id;
  -- Otherwise whoever knows the password would be in the console again as soon as this person is invited again. Until
  -- they sign in, they are somebody who was invited.
  update auth.users set encrypted_password = null, last_sign_in_at = null where id = admin_id;
  delete from auth.sessions where user_id = admin_id;
end;
$$;

-- Takes away an admin's role, including one's own, with the password and every session of the account. If clients wrote
-- to this admin, they now write to the next one. Errors: 22023 where there is no such admin, PT422 for the last one.
create function public.remove_admin(admin_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.remove_admin(admin_id); $$;

grant execute on function private.find_team, public.find_team, private.remove_admin, public.remove_admin to authenticated;

create function private.mail_team_invitation(admin_id uuid) returns void
language sql volatile set search_path = ''
as $$
  select private.assert_may_invite(admin_id);
  insert into public.deliveries (kind, account_id, recipient)
  select 'team_invitation', account.id, account.email from auth.users as account where account.id = admin_id;
$$;

create function private.add_admin(account_id uuid, username text) returns public.chat_users
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made public.chat_users;
begin
  insert into public.chat_users as person (id, username, role) values (account_id, add_admin.username, 'admin')
  on conflict on constraint chat_users_username_key do nothing
  returning * into made;
  perform private.mail_team_invitation(made.id);
  return made;
end;
$$;

-- Makes an account an admin's and mails the invitation. Returns the row, without an id if another account has the user
-- name.
create function public.add_admin(account_id uuid, username text) returns public.chat_users
language sql volatile set search_path = ''
as $$ select * from private.add_admin(account_id, username); $$;

create function private.invite_again(address text) returns public.chat_users
language plpgsql volatile security definer set search_path = ''
as $$
declare
  invited public.chat_users;
begin
  select person.* into invited
  from public.chat_users as person
  join auth.users as account on account.id = person.id
  where account.email = lower(address)
    and (person.role = 'former' or (person.role = 'admin' and account.last_sign_in_at is null))
  for update of person;
  if invited.id is null then
    return invited;
  end if;
  if invited.role = 'former' then
    update public.chat_users set role = 'admin' where id = invited.id returning * into invited;
  end if;
  perform private.mail_team_invitation(invited.id);
  return invited;
end;
$$;

-- Invites somebody again who has not signed in yet, or who was an admin before. Returns the row, without an id if the
-- address is nobody's or belongs to somebody else. Error: PT429 over three invitations a day; then nothing changes.
create function public.invite_again(address text) returns public.chat_users
language sql volatile set search_path = ''
as $$ select * from private.invite_again(address); $$;

grant execute on function private.add_admin, public.add_admin, private.invite_again, public.invite_again to service_role;

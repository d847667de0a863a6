-- Who runs the studio. An admin is invited by mail and chooses a password; who lost the right stays as a row, because
-- conversations keep who wrote what.

-- One admin always stays. An account that its owner deletes through Auth, with the secret key, is gone already when this
-- looks for it.
create function private.keep_an_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.role = 'admin' then
    return new;
  end if;
  -- Of two who remove each other, the second one looks when the first one is done.
  perform pg_advisory_xact_lock(hashtextextended('the admins', 0));
  if exists (select from auth.users where id = old.id)
    and not exists (select from public.chat_users where role = 'admin' and id <> old.id)
  then
    raise exception 'the last admin stays' using errcode = 'PT409';
  end if;
  return case tg_op when 'UPDATE' then new else old end;
end;
$$;

create trigger keep_an_admin before update of role or delete on public.chat_users
  for each row when (old.role = 'admin') execute function private.keep_an_admin();

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

-- The admins, the first one first: "last_seen_at" is null for who was invited and has not signed in yet, "is_studio" the one
-- whom clients write to, "is_own" who asks. Error: 42501 for everybody else.
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
  delete from auth.sessions where user_id = admin_id;
end;
$$;

-- Takes an admin's right away, one's own too, and ends every session of the account. If clients wrote to this one, they
-- write to the next admin from then on. Errors: 22023 where there is no such admin, PT409 for the last one.
create function public.remove_admin(admin_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.remove_admin(admin_id); $$;

grant execute on function private.find_team, public.find_team, private.remove_admin, public.remove_admin to authenticated;

create function private.add_admin(account_id uuid, username text) returns public.chat_users
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made public.chat_users;
begin
  insert into public.chat_users as person (id, username, role) values (account_id, add_admin.username, 'admin')
  on conflict on constraint chat_users_username_key do nothing
  returning * into made;
  if made.id is not null then
    insert into public.deliveries (kind, account_id, recipient)
    select 'team_invitation', made.id, account.email from auth.users as account where account.id = made.id;
  end if;
  return made;
end;
$$;

-- Makes an account an admin's and mails the invitation. Returns the row, without an id where another account has the user
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
  if private.may_mail_key(invited.id) then
    insert into public.deliveries (kind, account_id, recipient)
    select 'team_invitation', invited.id, account.email from auth.users as account where account.id = invited.id;
  end if;
  return invited;
end;
$$;

-- Invites once more who has not come yet, or who was an admin before. Returns the row, without an id where the address is
-- nobody's or somebody else's.
create function public.invite_again(address text) returns public.chat_users
language sql volatile set search_path = ''
as $$ select * from private.invite_again(address); $$;

grant execute on function private.add_admin, public.add_admin, private.invite_again, public.invite_again to service_role;

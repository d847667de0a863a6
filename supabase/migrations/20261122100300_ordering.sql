-- Lists whose order an admin sets. "order_index" of such a table always runs 0, 1, 2 … without gaps or twins,
-- whatever is inserted, moved or deleted. One transaction at a time works on a list.

create function private.lock_list(list regclass) returns void
language sql volatile set search_path = ''
return pg_advisory_xact_lock(hashtextextended('order of ' || list, 0));

-- Before the rows are touched, so that a second admin waits and then sees the first one's result.
create function private.lock_changed_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_list(tg_relid);
  return null;
end;
$$;

-- No place given, or one beyond the end, means: at the end. Done before the write so that "returning" tells the truth.
create function private.place_in_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  list_length integer;
begin
  execute format('select count(*) from %s', tg_relid::regclass) into list_length;
  new.order_index := least(new.order_index, case tg_op when 'INSERT' then list_length else list_length - 1 end);
  return new;
end;
$$;

-- Numbers the list anew. Where two rows claim one place, the row that came up from below or was inserted pushes the
-- other down; the row that came down from above takes the place and the other one moves up.
create function private.renumber_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  tie_break constant text := case tg_op
    when 'INSERT' then 'item.id not in (select id from changed)'
    when 'UPDATE' then 'coalesce(sign(item.order_index - (select order_index from changed where id = item.id)), 0)'
    else 'true'
  end;
begin
  -- The renumbering below fires this trigger again.
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  execute format(
    'update %1$s as item set order_index = numbered.place
     from (select id, row_number() over (order by order_index, %2$s, id) - 1 as place from %1$s as item) as numbered
     where item.id = numbered.id and item.order_index <> numbered.place',
    tg_relid::regclass, tie_break
  );
  return null;
end;
$$;

-- Makes the database keep the order of a table that has "id" and "order_index".
create procedure private.keep_order(list regclass)
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create trigger lock_list before insert or update of order_index or delete on %1$s
       for each statement execute function private.lock_changed_list();
     create trigger place_in_list before insert or update of order_index on %1$s
       for each row execute function private.place_in_list();
     create trigger renumber_after_insert after insert on %1$s referencing new table as changed
       for each statement execute function private.renumber_list();
     create trigger renumber_after_update after update on %1$s referencing old table as changed
       for each statement execute function private.renumber_list();
     create trigger renumber_after_delete after delete on %1$s
       for each statement execute function private.renumber_list();',
    list
  );
end;
$$;

-- Moves one row of a list: the one with the id or, without an id, the one that stands at "start_index". A place names a
-- row only for who has just read the list; with the id, a move means the row that its admin saw, wherever another admin
-- has moved it meanwhile. Runs with the caller's rights: the table's policies decide who may.
-- Errors: 22023 for a place or an id that the list does not have, 42501 for who may not change it.
create function private.reorder(list regclass, start_index integer, end_index integer, item_id anynonarray) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  last_index integer;
  moved integer;
begin
  perform private.lock_list(list);
  if item_id is not null then
    execute format('select order_index from %s where id = $1', list) into start_index using item_id;
  end if;
  execute format('select count(*) - 1 from %s', list) into last_index;
  if (start_index between 0 and last_index and end_index between 0 and last_index) is not true then
    raise exception 'Invalid index for reordering' using errcode = 'invalid_parameter_value';
  end if;

  execute format('update %s set order_index = $1 where order_index = $2', list) using end_index, start_index;
  get diagnostics moved = row_count;
  if moved = 0 then
    raise exception 'permission denied to reorder %', list using errcode = 'insufficient_privilege';
  end if;
end;
$$;

grant execute on function private.lock_list, private.reorder to authenticated, service_role;

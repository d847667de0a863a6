-- A place names a row only for who has just read the list. With the row's id, a move means the row that its admin saw,
-- wherever another admin has moved it meanwhile.
drop function public.reorder_templates(integer, integer);
drop function public.reorder_projects(integer, integer);
drop function public.reorder_ai_gallery_images(integer, integer);
drop function private.reorder(regclass, integer, integer);

-- Moves one row of a list: the one with the id or, without an id, the one that stands at "start_index". Runs with the
-- caller's rights: the table's policies decide who may.
create function private.reorder(list regclass, start_index integer, end_index integer, item_id uuid) returns void
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

-- Moves the template at one place, or the one with the id, to another place; those between make room.
create function public.reorder_templates(start_index integer, end_index integer, item_id uuid default null)
returns void
language sql volatile set search_path = ''
as $$ select private.reorder('public.templates', start_index, end_index, item_id); $$;

-- As reorder_templates.
create function public.reorder_projects(start_index integer, end_index integer, item_id uuid default null)
returns void
language sql volatile set search_path = ''
as $$ select private.reorder('public.projects', start_index, end_index, item_id); $$;

-- As reorder_templates.
create function public.reorder_ai_gallery_images(start_index integer, end_index integer, item_id uuid default null)
returns void
language sql volatile set search_path = ''
as $$ select private.reorder('public.ai_gallery_images', start_index, end_index, item_id); $$;

revoke execute on function
  private.reorder(regclass, integer, integer, uuid),
  public.reorder_templates(integer, integer, uuid),
  public.reorder_projects(integer, integer, uuid),
  public.reorder_ai_gallery_images(integer, integer, uuid)
  from public;
grant execute on function
  private.reorder(regclass, integer, integer, uuid),
  public.reorder_templates(integer, integer, uuid),
  public.reorder_projects(integer, integer, uuid),
  public.reorder_ai_gallery_images(integer, integer, uuid)
  to authenticated, service_role;

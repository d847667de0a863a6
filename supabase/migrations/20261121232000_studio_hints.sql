-- Whatever the admin console shows announces its changes on the topic "studio", so that an open list reads again.
-- One event for every table: "changed", with the table's name and the row's id. Messages of the chat keep their own.

drop trigger announce_inquiry on public.vitrina_inquiries;
drop trigger announce_contact_message on public.contact_messages;
drop function private.announce_to_studio();

create function private.announce_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed_id constant uuid := case tg_op when 'DELETE' then old.id else new.id end;
begin
  perform realtime.send(jsonb_build_object('table', tg_table_name, 'id', changed_id), 'changed', 'studio', true);
  return null;
end;
$$;
revoke execute on function private.announce_change() from public;

create trigger announce_change after insert or update or delete on public.vitrina_inquiries
  for each row execute function private.announce_change();
create trigger announce_change after insert or update or delete on public.contact_messages
  for each row execute function private.announce_change();
create trigger announce_change after insert or update or delete on public.templates
  for each row execute function private.announce_change();
create trigger announce_change after insert or update or delete on public.projects
  for each row execute function private.announce_change();
create trigger announce_change after insert or update or delete on public.ai_gallery_images
  for each row execute function private.announce_change();

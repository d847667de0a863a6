begin;
select plan(30);

-- A mail about a row is announced for itself.
update private.mail_settings set sends_notices = false, sends_receipts = false;

select tests.make_person('vera', 'admin');
delete from public.vitrina_inquiries;
delete from public.contact_messages;
delete from public.templates;
delete from public.projects;
delete from public.ai_gallery_images;
delete from public.faqs;
delete from public.testimonials;
delete from public.canned_replies;
delete from public.people;
-- Whoever writes is a person, who is announced for itself.
alter table public.vitrina_inquiries disable trigger attach_person;
alter table public.contact_messages disable trigger attach_person;

-- Every table that the console lists, with the command that adds a row to it.
create table tests.listed (name text, add_row text);
insert into tests.listed values
  ('vitrina_inquiries', $$ select from public.submit_inquiry('Ана', 'ana@example.bg', '1', 'x', 'Тайна', '') $$),
  ('contact_messages', $$ select from public.submit_contact_message('Ана', 'ana@example.bg', '1', 'x', 'Тайна', '') $$),
  ('templates', $$ insert into public.templates (name, description, demo_url) values ('x', 'x', '/x') $$),
  ('projects', $$ insert into public.projects (title, description, image) values ('x', 'x', '/pictures/gallery/x.webp') $$),
  ('ai_gallery_images', $$ insert into public.ai_gallery_images (title, image_url) values ('x', '/pictures/gallery/x.webp') $$),
  ('people', $$ insert into public.people (name) values ('x') $$),
  ('faqs', $$ insert into public.faqs (question, answer) values ('x', 'x') $$),
  ('testimonials', $$ insert into public.testimonials (name, quote, rating) values ('x', 'x', 5) $$),
  ('canned_replies', $$ insert into public.canned_replies (title, body) values ('x', 'x') $$);

-- Whether the command announces the table's only row, to the studio alone, by table and id alone.
create function tests.announces(table_name text, command text) returns boolean language plpgsql as $$
declare
  row_id uuid;
  same_row_id uuid;
begin
  delete from realtime.messages;
  execute format('select id from public.%I', table_name) into row_id;
  execute command;
  execute format('select id from public.%I', table_name) into same_row_id;
  return array(
    select jsonb_build_object('topic', topic, 'event', event, 'private', private, 'payload', payload)
    from realtime.messages
    -- A change of what the site shows makes a version and requests a build, which are announced as well.
    where coalesce(payload ->> 'table', '') not in ('site_builds', 'content_versions')
  ) = array[jsonb_build_object(
    'topic', 'studio', 'event', 'changed', 'private', true,
    'payload', jsonb_build_object('table', table_name, 'id', coalesce(row_id, same_row_id))
  )];
end;
$$;

select ok(tests.announces(name, add_row), format('a new row of %s is announced', name)) from tests.listed;
select ok(tests.announces(name, format('update public.%I set id = id', name)), format('a changed row of %s is, too', name))
from tests.listed;
select ok(tests.announces(name, format('delete from public.%I', name)), format('and a deleted row of %s', name))
from tests.listed;

insert into public.people (name) values ('Ана');
select ok(
  tests.announces('person_entries', $$ insert into public.person_entries (id, person_id, kind, body)
    select gen_random_uuid(), id, 'note', 'Тайна' from public.people $$), 'a note is announced'
);
select ok(tests.announces('person_entries', $$ update public.person_entries set body = 'Друга' $$), 'a changed note is announced');
select ok(tests.announces('person_entries', 'delete from public.person_entries'), 'a deleted note is announced');

select * from finish();
rollback;

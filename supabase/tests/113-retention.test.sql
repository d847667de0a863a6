begin;
select plan(21);

select tests.make_studio('ana');
update private.submit_settings set max_submits = 1000;
delete from public.vitrina_inquiries;
delete from public.contact_messages;
delete from public.deliveries;

-- Rows
select public.submit_inquiry(name, name || '@example.bg', '1', 'x', 'y', '')
from unnest(array['old-read', 'old-unread', 'new-read']) as name;
select public.submit_contact_message(name, name || '@example.bg', '1', 'x', 'y', '')
from unnest(array['old-read', 'old-unread', 'new-read']) as name;
update public.vitrina_inquiries set read = name like '%-read',
  created_at = now() - case when name like 'old-%' then interval '12 months 1 day' else interval '12 months -1 day' end;
update public.contact_messages set read = name like '%-read',
  created_at = now() - case when name like 'old-%' then interval '12 months 1 day' else interval '12 months -1 day' end;
update public.deliveries set state = 'sent', sent_at = now() - interval '29 days';
insert into public.deliveries (kind, state, sent_at, queued_at) values
  ('test', 'sent', now() - interval '31 days', now()),
  ('test', 'kept', now() - interval '31 days', now()),
  ('test', 'failed', null, now() - interval '89 days'),
  ('test', 'failed', null, now() - interval '91 days'),
  ('test', 'waiting', null, now() - interval '1 year');

select tests.sign_in('vera');
select throws_ok('select public.delete_expired()', '42501', null, 'nobody can start clean-up, not even an admin');
select throws_ok('select public.finish_clean_up()', '42501', null, 'nobody can say that it is done');
select throws_ok('select * from public.orphan_files(1)', '42501', null, 'nobody can ask for orphan files');
select tests.use_secret_key();
select is(
  public.delete_expired(),
  '{"vitrina_inquiries": 1, "contact_messages": 1, "people": 0, "deliveries": 3, "content_versions": 0}',
  'rows whose time is over are deleted'
);
select tests.be_owner();
select results_eq(
  'select name from public.vitrina_inquiries order by name', array['new-read', 'old-unread'],
  'new and unread rows stay'
);
select results_eq('select name from public.contact_messages order by name', array['new-read', 'old-unread'], 'new and unread rows stay in both inboxes');
select is_empty(
  $$ select from public.deliveries where content ->> 'name' = 'old-read' $$, 'deleting an inquiry deletes the mails about it'
);
select is((select count(*) from public.deliveries where state in ('waiting', 'failed')), 2::bigint, 'a waiting mail is never deleted');
select is((select count(*) from public.deliveries where kind like 'inquiry%'), 4::bigint, 'the mails about other rows stay');

-- People, keys, and what pg_cron notes
insert into public.people (name, updated_at) select name, now() - interval '13 months' from unnest(array['forgotten', 'noted', 'planned']) as name;
insert into public.people (name) values ('recent');
update public.people set next_step = 'x', next_step_on = now() where name = 'planned';
alter table public.people disable trigger stamp_person;
update public.people set updated_at = now() - interval '13 months' where name in ('forgotten', 'noted', 'planned', 'ana');
insert into public.person_entries (id, person_id, kind, body)
select gen_random_uuid(), id, 'note', 'x' from public.people where name = 'noted';
insert into private.account_keys (hash, account_id, purpose, expires_at, first_used_at) values
  ('\x01', tests.id_of('vera'), 'password', now() - interval '25 hours', null),
  ('\x02', tests.id_of('vera'), 'password', now() - interval '23 hours', null),
  ('\x03', tests.id_of('ana'), 'entry', now() + interval '5 days', now() - interval '25 hours'),
  ('\x04', tests.id_of('ana'), 'entry', now() + interval '5 days', now() - interval '23 hours');
-- A hosted project has it, and it is not ours.
do $$ begin
  if to_regclass('cron.job_run_details') is null then
    create schema cron;
    create table cron.job_run_details (runid bigint, start_time timestamptz);
    grant usage on schema cron to postgres;
    grant select, delete on cron.job_run_details to postgres;
  end if;
end $$;
insert into auth.audit_log_entries (id, created_at)
select gen_random_uuid(), now() - age from unnest(array[interval '91 days', interval '89 days']) as age;
insert into cron.job_run_details (runid, start_time)
values (-2, now() - interval '3 days'), (-1, now() - interval '1 day');
select tests.use_secret_key();
select is(public.delete_expired() ->> 'people', '1', 'a year after the last thing that happened a person goes');
select tests.be_owner();
select is_empty($$ select from public.people where name = 'forgotten' $$, 'only a person whom nothing keeps is deleted');
select is(
  (select count(*) from public.people where name in ('noted', 'planned', 'recent', 'ana')), 4::bigint,
  'people with a later note or step, and clients, stay'
);
select results_eq(
  'select hash from private.account_keys order by hash', array['\x02', '\x04']::bytea[], 'a key is deleted a day after it was used or expired'
);
select results_eq(
  $$ select start_time from cron.job_run_details where start_time < now() - interval '1 hour' $$, array[now() - interval '1 day'],
  'a run of the pulse is forgotten after two days'
);

select results_eq(
  'select created_at from auth.audit_log_entries order by created_at', array[now() - interval '89 days'],
  'what Auth has noted of sign-ins is forgotten after 90 days'
);
revoke all on auth.audit_log_entries from postgres;
select tests.use_secret_key();
select lives_ok('select public.delete_expired()', 'where the platform does not let us delete it, the rest is deleted');
select tests.be_owner();

-- Versions of what the site says
delete from public.projects;
delete from public.content_versions;
insert into public.projects (id, title, description, image) values (tests.id_of('shop'), '0', 'x', '/pictures/gallery/x.webp');
do $$
begin
  for nth in 1..60 loop
    update public.projects set title = nth::text where id = tests.id_of('shop');
  end loop;
end
$$;
insert into public.projects (id, title, description, image) values (tests.id_of('rare'), 'x', 'x', '/pictures/gallery/x.webp');
update public.projects set title = 'y' where title = 'x';
update public.content_versions set made_at = made_at - interval '13 months' where content ->> 'title' <> '5';
select tests.use_secret_key();
select is(public.delete_expired() ->> 'content_versions', '11', 'a version older than a year is deleted');
select tests.be_owner();
select results_eq(
  $$ select content ->> 'title' from public.content_versions
     where content ->> 'title' in ('y', 'x', '4', '5', '11', '12', '60') order by content ->> 'title' collate "C" $$,
  array['12', '5', '60', 'x', 'y'], 'unless it is one of the last fifty of its row'
);

-- Reviews that were taken off
insert into public.testimonials (id, name, quote, rating, is_sample)
select tests.id_of(name), name, 'Чудесно.', 5, name = 'sample' from unnest(array['old', 'new', 'sample', 'shown']) as name;
update public.testimonials set quote = 'Чудно.' where name = 'old';
delete from public.testimonials where name <> 'shown';
select tests.sign_in('vera');
select public.save_draft(gen_random_uuid(), 'testimonials', '{"name": "old"}', tests.id_of('old')::text, null);
select tests.be_owner();
update public.content_versions
set made_at = now() - case content ->> 'name' when 'new' then interval '29 days' else interval '31 days' end
where table_name = 'testimonials' and state <> 'draft';
select tests.use_secret_key();
select public.delete_expired();
select tests.be_owner();
select results_eq(
  $$ select content ->> 'name' from public.content_versions
     where table_name = 'testimonials' order by content ->> 'name' collate "C" $$,
  array['new', 'sample', 'shown'], 'thirty days after a real review was taken off, nothing of it is kept'
);

-- Files
insert into storage.objects (bucket_id, name, created_at) values
  ('project-images', 'shown.webp', now() - interval '8 days'),
  ('project-images', 'template.webp', now() - interval '8 days'),
  ('ai-gallery-images', 'gallery.webp', now() - interval '8 days'),
  ('project-images', 'orphan.webp', now() - interval '8 days'),
  ('ai-gallery-images', 'shown.webp', now() - interval '9 days'),
  ('project-images', 'new.webp', now() - interval '6 days'),
  ('project-images', 'replaced.webp', now() - interval '8 days'),
  ('content-images', 'cover.webp', now() - interval '8 days'),
  ('content-images', 'in-text.webp', now() - interval '8 days'),
  ('content-images', 'in-draft.webp', now() - interval '8 days'),
  ('content-images', 'in-gallery.webp', now() - interval '8 days'),
  ('content-images', 'forgotten.webp', now() - interval '8 days'),
  ('Offer Images', 'chat-images/' || tests.id_of('ana') || '/sent.webp', now() - interval '8 days'),
  ('Offer Images', 'chat-images/' || tests.id_of('ana') || '/lost.webp', now() - interval '8 days'),
  ('Offer Images', 'chat-images/' || tests.id_of('ana') || '/sent.webp.thumb', now() - interval '8 days'),
  ('Offer Images', 'chat-images/' || tests.id_of('ana') || '/lost.webp.thumb', now() - interval '8 days'),
  ('client-files', tests.id_of('ana') || '/00000000-0000-4000-8000-000000000001.pdf', now() - interval '8 days'),
  ('client-files', tests.id_of('ana') || '/00000000-0000-4000-8000-000000000002.pdf', now() - interval '8 days'),
  ('client-files', tests.id_of('ana') || '/00000000-0000-4000-8000-000000000003.pdf', now() - interval '8 days');
insert into public.projects (title, description, image)
values ('x', 'x', 'project-images/shown.webp');
insert into public.templates (name, description, demo_url, image_url)
values ('x', 'x', '/x', 'project-images/template.webp');
insert into public.ai_gallery_images (title, image_url)
values ('x', 'ai-gallery-images/gallery.webp');
insert into public.projects (title, description, image) values ('Магазин', 'x', 'project-images/replaced.webp');
update public.projects set image = '/pictures/gallery/x.webp' where title = 'Магазин';
insert into public.posts
  (title, summary, body, author, tags, cover, cover_alt, service, aside_title, aside_text)
values ('x', 'x', 'x ![x](content-images/in-text.webp)', 'x', array['x'], 'content-images/cover.webp', 'x', 'websites', 'x', 'x');
insert into public.content_versions (id, table_name, row_key, state, content)
values
  (gen_random_uuid(), 'posts', '9', 'draft', '{"body": "![x](content-images/in-draft.webp)"}'),
  (gen_random_uuid(), 'services', 'x', 'earlier', '{"gallery": [{"picture": "content-images/in-gallery.webp"}]}');
insert into public.chat_messages (id, sender_id, receiver_id, content, message_type, attachment_url)
values (gen_random_uuid(), tests.id_of('ana'), tests.id_of('vera'), 'x', 'image',
  'chat-images/' || tests.id_of('ana') || '/sent.webp');
insert into public.chat_messages
  (id, sender_id, receiver_id, content, message_type, attachment_url, attachment_name, attachment_size)
values (gen_random_uuid(), tests.id_of('ana'), tests.id_of('vera'), 'x', 'file',
  tests.id_of('ana') || '/00000000-0000-4000-8000-000000000001.pdf', 'x.pdf', 1);
insert into public.requests (id, client_id, kind, title, content)
select message.id, message.client_id, 'approval', 'x', jsonb_build_object('details', '', 'files', jsonb_build_array(
  jsonb_build_object('path', message.client_id || '/00000000-0000-4000-8000-000000000003.pdf', 'name', 'x.pdf', 'size', 1)
))
from public.chat_messages as message where message.attachment_name = 'x.pdf';
select tests.use_secret_key();
select results_eq(
  'select bucket_id, name from public.orphan_files(10) order by bucket_id <> ''client-files'', name = ''forgotten.webp'', name',
  $$ values
    ('client-files', tests.id_of('ana') || '/00000000-0000-4000-8000-000000000002.pdf'),
    ('Offer Images', 'chat-images/' || tests.id_of('ana') || '/lost.webp'),
    ('Offer Images', 'chat-images/' || tests.id_of('ana') || '/lost.webp.thumb'), ('project-images', 'orphan.webp'),
    ('ai-gallery-images', 'shown.webp'), ('content-images', 'forgotten.webp') $$,
  'pictures and files that nothing shows or brings back are found, with their thumbnails, in their own bucket, once they are old enough'
);
select results_eq(
  'select name from public.orphan_files(1)', array['shown.webp'], 'the oldest orphan files come first, as many as were asked for'
);

select * from finish();
rollback;

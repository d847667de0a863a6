begin;
select plan(34);

-- Tables
select is_empty(
  $$ select oid::regclass from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity $$,
  'every table of the API has row-level security'
);
select is_empty(
  $$ select oid::regclass from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f') $$,
  'there are no views, which would pass it by'
);
select is_empty(
  $$ select role, oid::regclass, privilege
     from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as role,
       unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as privilege
     where relnamespace = 'private'::regnamespace and relkind = 'r' and has_table_privilege(role, oid, privilege) $$,
  'no API role has any right to a private table'
);

select is_empty(
  $$ select role, oid::regclass, privilege
     from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as role,
       unnest(array['USAGE', 'SELECT', 'UPDATE']) as privilege
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'S'
       and has_sequence_privilege(role, oid, privilege) $$,
  'nor to a sequence'
);

prepare table_rights(text) as
  select relname::text collate "default", string_agg(privilege, ' ' order by privilege)
  from pg_class, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as privilege
  where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege($1, pg_class.oid, privilege)
  group by relname order by relname;
select results_eq(
  $$ execute table_rights('anon') $$,
  $$ values ('ai_gallery_images', 'SELECT'), ('faqs', 'SELECT'), ('packages', 'SELECT'), ('posts', 'SELECT'),
    ('prices', 'SELECT'), ('projects', 'SELECT'), ('services', 'SELECT'), ('studio_facts', 'SELECT'), ('templates', 'SELECT'),
    ('testimonials', 'SELECT') $$,
  'visitors have these rights to whole tables'
);
select results_eq(
  $$ execute table_rights('authenticated') $$,
  $$ values
    ('ai_gallery_images', 'DELETE INSERT SELECT UPDATE'),
    ('canned_replies', 'DELETE INSERT SELECT UPDATE'),
    ('chat_messages', 'SELECT'),
    ('chat_reads', 'SELECT'),
    ('chat_users', 'SELECT'),
    ('chat_waiting', 'SELECT'),
    ('contact_messages', 'DELETE SELECT'),
    ('content_versions', 'SELECT'),
    ('deliveries', 'SELECT'),
    ('developments', 'SELECT'),
    ('faqs', 'SELECT'),
    ('packages', 'SELECT'),
    ('people', 'DELETE SELECT'),
    ('person_entries', 'DELETE SELECT'),
    ('posts', 'SELECT'),
    ('prices', 'SELECT'),
    ('projects', 'DELETE INSERT SELECT UPDATE'),
    ('requests', 'SELECT'),
    ('services', 'SELECT'),
    ('site_builds', 'SELECT'),
    ('studio_facts', 'SELECT'),
    ('templates', 'DELETE INSERT SELECT UPDATE'),
    ('testimonials', 'SELECT'),
    ('vitrina_inquiries', 'DELETE SELECT') $$,
  'signed-in people have these, within the policies'
);
select results_eq(
  $$ execute table_rights('service_role') $$,
  $$ select name, 'DELETE INSERT SELECT UPDATE' from unnest(array[
    'ai_gallery_images', 'canned_replies', 'chat_messages', 'chat_reads', 'chat_users', 'chat_waiting',
    'contact_messages', 'content_versions', 'deliveries', 'developments', 'faqs', 'packages', 'people', 'person_entries',
    'posts', 'prices', 'projects', 'requests', 'services', 'site_builds', 'studio_facts', 'templates', 'testimonials', 'vitrina_inquiries'
  ]) as name $$,
  'the secret key has these'
);
select results_eq(
  $$ select relname::text collate "default", privilege, string_agg(attname::text collate "default", ' ' order by attnum)
     from pg_attribute join pg_class on pg_class.oid = attrelid, unnest(array['INSERT', 'UPDATE']) as privilege
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
       and has_column_privilege('authenticated', attrelid, attnum, privilege)
       and not has_table_privilege('authenticated', attrelid, privilege)
     group by relname, privilege order by relname $$,
  $$ values
    ('chat_messages', 'INSERT', 'id sender_id receiver_id content message_type attachment_url attachment_type attachment_width attachment_height reply_to attachment_name attachment_size'),
    ('chat_users', 'UPDATE', 'site_url'),
    ('contact_messages', 'UPDATE', 'read answered_at deleted_at'),
    ('faqs', 'UPDATE', 'order_index'),
    ('people', 'INSERT', 'id name email phone stage next_step next_step_on'),
    ('people', 'UPDATE', 'name email phone stage next_step next_step_on'),
    ('person_entries', 'INSERT', 'id person_id kind body'),
    ('person_entries', 'UPDATE', 'body'),
    ('prices', 'UPDATE', 'order_index'),
    ('testimonials', 'UPDATE', 'order_index'),
    ('vitrina_inquiries', 'UPDATE', 'read answered_at deleted_at') $$,
  'and these rights to single columns'
);

-- Functions: whoever is not listed here may not execute them.
prepare callable(text, regnamespace) as
  select proname::text collate "default" from pg_proc
  where pronamespace = $2 and has_function_privilege($1, pg_proc.oid, 'EXECUTE')
  order by proname;
select is_empty(
  $$ select pg_proc.oid::regprocedure from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) as acl
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and acl.grantee = 0 $$,
  'no function of ours is open to everybody'
);
select results_eq(
  $$ execute callable('anon', 'public') $$,
  array[
    'content_version', 'count_view', 'is_admin', 'request_key', 'request_password_link', 'submit_contact_message',
    'submit_inquiry', 'tell_source'
  ],
  'visitors may make these calls'
);
select results_eq(
  $$ execute callable('anon', 'private') $$,
  array[
    'admit_request', 'content_version', 'count_view', 'is_admin', 'request_key', 'request_password_link',
    'submit_contact_message', 'submit_inquiry', 'tell_source'
  ],
  'and execute these functions behind them'
);
select results_eq(
  $$ execute callable('authenticated', 'public') $$,
  array[
    'answer_request', 'chat_conversations', 'chat_messages_after', 'chat_messages_before', 'chat_messages_since',
    'contact_message_totals', 'content_version', 'conversation_files', 'correct_chat_message',
    'count_found_contact_messages', 'count_found_inquiries', 'count_troubled_deliveries', 'count_view',
    'discard_draft', 'drop_push', 'erase_personal_data', 'find_contact_messages', 'find_content', 'find_inquiries',
    'find_people', 'find_team', 'finish_stage', 'inquiry_overview', 'inquiry_totals', 'is_admin', 'is_open', 'keep_push', 'mark_chat_read',
    'mark_chat_unread', 'merge_people', 'my_name', 'page_overview', 'people_totals', 'person_timeline', 'person_with_email',
    'personal_data', 'publish_site', 'publish_version', 'push_key', 'remove_admin', 'reorder_ai_gallery_images',
    'reorder_canned_replies', 'reorder_faqs', 'reorder_prices', 'reorder_projects', 'reorder_templates', 'reorder_testimonials',
    'request_key', 'request_password_link', 'retry_delivery', 'save_development', 'save_draft', 'schedule_troubles',
    'schedule_version', 'search_chat_messages', 'send_letter', 'send_request', 'send_test_mail', 'set_mails_text',
    'settle_conversation', 'similar_people', 'submit_contact_message', 'submit_inquiry', 'take_back_chat_message',
    'take_back_move', 'tell_source', 'unpublish', 'withdraw_request'
  ],
  'signed-in people may make these calls'
);
select results_eq(
  $$ execute callable('authenticated', 'private') $$,
  array[
    'admit_request', 'answer_request', 'as_searched', 'chat_studio', 'content_version', 'correct_chat_message', 'count_in_inbox',
    'count_troubled_deliveries', 'count_view', 'dialed', 'discard_draft', 'drop_push', 'erase_personal_data',
    'find_content', 'find_in_inbox', 'find_people', 'find_team', 'finish_stage', 'folded', 'has_room_for_chat_image',
    'has_room_for_client_file', 'inbox_text', 'is_added_by_hand', 'is_admin', 'is_chat_image_of', 'is_client',
    'is_client_file', 'is_client_file_of', 'is_contact_message', 'is_email', 'is_file_ending', 'is_file_name',
    'is_filled', 'is_inquiry', 'is_line', 'is_link', 'is_mailbox', 'is_our_bucket', 'is_phone', 'is_picture', 'is_picture_of_another', 'is_place_for', 'is_shown_by_request', 'is_site_path',
    'is_told_source', 'is_web_url', 'keep_push', 'latin', 'lock_list', 'mark_chat_read',
    'mark_chat_unread', 'merge_people', 'my_name', 'own_role', 'page_overview', 'person_id', 'person_text',
    'person_with_email', 'personal_data', 'phone_key', 'publish_site', 'publish_version', 'push_key', 'remove_admin',
    'reorder', 'request_key', 'request_password_link', 'retry_delivery', 'role_of', 'save_development', 'save_draft',
    'schedule_troubles', 'schedule_version', 'send_letter', 'send_request', 'send_test_mail', 'set_mails_text',
    'settle_conversation', 'sofia_today', 'submit_contact_message', 'submit_inquiry', 'take_back_chat_message',
    'take_back_move', 'tell_source', 'trimmed', 'unpublish', 'withdraw_request'
  ],
  'and execute these functions behind them, behind policies and checks'
);
select results_eq(
  $$ execute callable('service_role', 'public') $$,
  array[
    'add_admin', 'add_client', 'claim_deliveries', 'clear_unfinished_account', 'count_view',
    'delete_expired', 'finish_clean_up', 'finish_site_build', 'invite_again', 'invite_client',
    'is_admin', 'issue_key', 'orphan_files', 'put_first_content', 'read_push', 'record_delivery', 'record_push',
    'start_site_build', 'submit_contact_message', 'submit_inquiry', 'tell_source',
    'use_entry_key', 'use_password_key'
  ],
  'the secret key may make these calls'
);
select results_eq(
  $$ execute callable('service_role', 'private') $$,
  array[
    'add_admin', 'add_client', 'admit_request', 'are_faqs', 'are_features', 'are_files_of', 'are_hours', 'are_package_rows', 'are_phones', 'are_profiles',
    'are_stages', 'are_tags', 'chat_studio', 'claim_deliveries', 'clear_unfinished_account',
    'count_view', 'delete_expired', 'dialed', 'finish_clean_up', 'folded', 'inbox_text', 'invite_again', 'invite_client',
    'is_admin', 'is_answer', 'is_array_of', 'is_chat_image_of', 'is_client_file', 'is_client_file_of', 'is_contact_message',
    'is_email', 'is_file_ending', 'is_file_name', 'is_filled', 'is_filled_text', 'is_gallery', 'is_inquiry', 'is_integer', 'is_line',
    'is_link', 'is_mailbox', 'is_object_of', 'is_offer_item', 'is_phone', 'is_picture', 'is_request',
    'is_request_file', 'is_site_path', 'is_text', 'is_text_line', 'is_told_source', 'is_web_url', 'issue_key', 'latin',
    'offer_total', 'orphan_files', 'person_text', 'phone_key', 'put_first_content', 'read_push',
    'record_delivery', 'record_push', 'request_fingerprint', 'slug_of', 'sofia_today',
    'submit_contact_message', 'submit_inquiry', 'tell_source', 'trimmed', 'use_entry_key', 'use_password_key'
  ],
  'and execute these functions behind them and behind checks'
);
select is_empty(
  $$ select oid::regprocedure from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and 'search_path=""' <> all (coalesce(proconfig, '{}')) $$,
  'every function of ours has an empty search path'
);
select is_empty(
  $$ select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and prosecdef $$,
  'no function that the API exposes has its owner''s rights'
);
select ok(
  not has_schema_privilege(role, schema, 'CREATE'), format('%s creates nothing in %s', role, schema)
)
from unnest(array['anon', 'authenticated', 'service_role']) as role, unnest(array['public', 'private']) as schema;

-- Policies and indexes
select is_empty(
  $$ select schemaname, tablename, role, command
     from pg_policies, unnest(roles) as role,
       unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) as command
     where schemaname in ('public', 'storage', 'realtime')
     group by 1, 2, 3, 4 having count(*) > 1 $$,
  'there is one policy for each role and command'
);
select is_empty(
  $$ select conrelid::regclass, conname from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
       select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
     ) $$,
  'every foreign key has an index'
);

-- What the role that migrates makes later is closed, too
set local role postgres;
create table public.later (id integer);
create function public.later() returns integer language sql as 'select 1';
create function private.later() returns integer language sql as 'select 1';
reset role;
select ok(not has_table_privilege(role, 'public.later', 'SELECT'), format('%s gets no right to a new table by itself', role))
from unnest(array['anon', 'authenticated', 'service_role']) as role;
select ok(
  not has_function_privilege(role, schema || '.later()', 'EXECUTE'),
  format('%s may not execute a new function in %s by itself', role, schema)
)
from unnest(array['anon', 'authenticated', 'service_role']) as role, unnest(array['public', 'private']) as schema;

select * from finish();
rollback;

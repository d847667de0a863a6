const attacks = (file: string) => `tests/attacks/${file}.test.ts`;
const database = (file: string) => `tests/database/${file}.test.ts`;

/**
 * Faults that somebody in a hurry could make in a migration, by the test file and a part of the test's name that must
 * find them.
 */
export const sqlFaults: Record<string, Record<string, Record<string, string>>> = {
  [attacks('questions')]: {
    'shows no inactive template': {
      'visitors read inactive templates':
        'alter policy "visitors read active templates" on public.templates using (true)',
    },
    'a client cannot become an admin': {
      'a client that may change its own row, and so its role': `grant update (role) on public.chat_users to authenticated;
        alter policy "admins change" on public.chat_users using (id = (select private.person_id())) with check (id = (select private.person_id()))`,
    },
  },

  [attacks('erasure')]: {
    'nothing of an erased person is left': {
      'an address that is only found as it was typed': `create or replace function private.folded(value text)
        returns text language sql immutable set search_path = '' return value`,
      'a record that outlives who was erased': `create or replace function private.people_of(address text)
        returns setof public.people language sql stable security definer set search_path = ''
        as 'select * from public.people where false'`,
      'a digest that outlives who was erased': `create or replace function private.steps_about(address text, digest jsonb)
        returns jsonb language sql stable set search_path = '' return null::jsonb`,
    },
  },

  [attacks('rights')]: {
    'table chat_messages': {
      'every client reads every conversation':
        'alter policy "clients read their conversation, admins all" on public.chat_messages using (true)',
    },
    'table chat_users': {
      'everybody signed in sees who the clients are':
        'alter policy "people read their own row, admins all" on public.chat_users using (true)',
    },
    'table vitrina_inquiries': {
      'a table without row-level security': 'alter table public.vitrina_inquiries disable row level security',
    },
    'table contact_messages': {
      'a table that visitors may read whole': `grant select on public.contact_messages to anon;
        create policy open on public.contact_messages for select to anon using (true)`,
    },
    'table people': {
      'a client who reads what the studio noted': 'alter policy "admins read" on public.people using (true)',
    },
    'table content_versions': {
      'drafts that every client reads': 'alter policy "admins read" on public.content_versions using (true)',
    },
    'table posts': {
      'articles that every client deletes': `grant delete on public.posts to authenticated;
        create policy open on public.posts for delete to authenticated using (true)`,
    },
    'call put_first_content': {
      'content that everybody puts on the site':
        'grant execute on function private.put_first_content(json), public.put_first_content(json) to anon, authenticated',
    },
    'table person_entries': {
      'a private word that a client reads':
        'alter policy "admins read" on public.person_entries using (true)',
    },
    'call use_password_key': {
      'a key used past the edge function': `grant execute on function private.use_password_key(text),
        public.use_password_key(text) to anon, authenticated`,
    },
    'call claim_deliveries': {
      'a call for the schedule that everybody may make':
        'grant execute on function private.claim_deliveries(integer, text), public.claim_deliveries(integer, text) to anon, authenticated',
    },
    'call read_push': {
      'pushes that everybody reads':
        'grant execute on function private.read_push(uuid), public.read_push(uuid) to anon, authenticated',
    },
    'call personal_data': {
      'a call that no longer asks who is there': `create or replace function private.assert_admin() returns void
        language plpgsql stable set search_path = '' as 'begin end'`,
    },
    'bucket Offer Images': {
      'a private bucket that has become public': `update storage.buckets set public = true where id = 'Offer Images'`,
      'addresses signed for uploads that no limit counts': `create policy signing on storage.objects for insert to authenticated
        with check (storage.operation() = 'storage.object.sign_upload_url' and private.is_client())`,
      'clients that delete pictures they have sent': `create policy theirs on storage.objects for delete to authenticated
        using (bucket_id = 'Offer Images' and private.is_chat_image_of(private.person_id(), name))`,
    },
    'bucket client-files': {
      'files that every client opens': `create policy theirs on storage.objects for select to authenticated
        using (bucket_id = 'client-files')`,
    },
    'the table of rights has every table, call': {
      'a new table': 'create table public.planted (id integer primary key)',
      'a new call': `create function public.planted() returns integer language sql as 'select 1'`,
      'a new bucket': `insert into storage.buckets (id, name, public) values ('planted', 'planted', true)`,
    },
    'every topic that the database sends to': {
      'a new topic': `create function private.planted() returns void language plpgsql as $$
        begin perform realtime.send('{}'::jsonb, 'x', 'everybody', true); end $$`,
    },
    'no call is overloaded': {
      'a second form of a call': `create function public.is_admin(person uuid) returns boolean language sql as 'select true'`,
    },
  },

  [attacks('conversation')]: {
    'is not opened by its path': {
      'chat pictures that every client opens': `alter policy "clients read their pictures and files, admins all"
        on storage.objects using (private.is_our_bucket(bucket_id))`,
    },
  },

  [attacks('files')]: {
    'of a client does not get into another client’s folder': {
      'pictures in the folders of others': `alter policy "clients add pictures and files, admins all"
        on storage.objects with check (bucket_id = 'Offer Images')`,
    },
  },

  [attacks('channels')]: {
    'a conversation: only its own people': {
      'channels that every client hears': `alter policy "clients hear their conversation, admins all"
        on realtime.messages using (private.is_client() or private.is_admin())`,
    },
  },

  [attacks('rawRequests')]: {
    'has one address for the limit': {
      'a limit of submits that counts nobody twice': `create or replace function
        private.sender_address(header_name text) returns text
        language plpgsql volatile set search_path = '' as 'begin return gen_random_uuid(); end'`,
    },
  },

  [database('changesWithoutWhere')]: {
    'no function of the migrations': {
      'a change of all rows, which hosted projects refuse': `create function private.planted() returns void
        language sql security definer set search_path = '' as 'update private.mail_settings set sends_notices = false'`,
    },
  },

  [database('pgtap')]: {
    '020-accounts': {
      'an admin who makes another one a client': 'grant update (role) on public.chat_users to authenticated',
    },
    '021-ended-sessions': {
      'tokens that outlive their session': `create or replace function private.person_id() returns uuid
        language sql stable set search_path = '' return auth.uid()`,
    },
    '101-guessed-counts': {
      'a policy that the planner takes for every second row': `alter policy "admins read" on public.vitrina_inquiries
        using ((select private.is_admin()))`,
    },
    '150-files': {
      'a page among the files': `create or replace function private.is_file_ending(ending text) returns boolean
        language sql immutable set search_path = '' return true`,
      'a name that leads elsewhere':
        'alter table public.chat_messages drop constraint files_have_honest_names',
    },
    '151-requests': {
      'an answer to words that nobody has seen': `create or replace function
        private.request_fingerprint(kind text, title text, version integer, content jsonb) returns text
        language sql immutable set search_path = '' return 'x'`,
      'requests that every client reads':
        'alter policy "clients read what they are asked, admins all" on public.requests using (true)',
      'a request that is changed after it was sent': 'drop trigger keep_request on public.requests',
      'what was approved, replaced by an admin': `create or replace function
        private.is_shown_by_request(object_name text) returns boolean
        language sql stable security definer set search_path = '' return false`,
    },
    '152-developments': {
      'plans that every client reads':
        'alter policy "clients read their plan, admins all" on public.developments using (true)',
      'a plan that is saved over another one': `do $$ begin
        execute replace(
          pg_get_functiondef('private.save_development'::regproc), 'known.updated_at is distinct from seen or', ''
        ); end $$`,
      'a plan that nobody has changed': `do $$ begin
        execute replace(pg_get_functiondef('private.finish_stage'::regproc), 'updated_by = private.person_id(),', '');
        end $$`,
    },
    '030-inquiries': {
      'no honeypot': `create or replace function private.refuse_honeypot(website text) returns void
        language plpgsql immutable set search_path = '' as 'begin end'`,
      'messages without an end': `create or replace function private.is_inquiry(
          name text, email text, phone text, service text, message text, choice text
        ) returns boolean language sql immutable set search_path = ''
          return private.is_filled(name, 100) and private.is_email(email) and private.is_phone(phone)
            and private.is_filled(service, 120) and private.is_filled(message, 1000000) and length(choice) <= 500`,
      'inquiries that the studio can rewrite': 'grant update on public.vitrina_inquiries to authenticated',
    },
    '060-chat-messages': {
      'a client that writes in another name': `alter policy "clients write to the studio, admins to a client"
        on public.chat_messages with check (private.is_client() or private.is_admin())`,
      'messages whose time the sender chooses':
        'grant insert ("timestamp") on public.chat_messages to authenticated',
      'links that run scripts': 'alter table public.chat_messages drop constraint links_are_web_addresses',
      'messages in no order': 'drop trigger append_to_conversation on public.chat_messages',
    },
    '063-chat-changes': {
      'messages without end': 'drop trigger limit_chat_messages on public.chat_messages',
      'answers that go on quoting what was taken back':
        'drop trigger follow_chat_change on public.chat_messages',
      'messages that can be changed for ever':
        "update private.chat_message_settings set changeable_for = '100 years'",
    },
    '080-realtime': {
      'channels in which every client speaks': `alter policy "people show what they do"
        on realtime.messages with check (private.is_client() or private.is_admin())`,
    },
    '130-people': {
      'people that every client reads': 'alter policy "admins read" on public.people using (true)',
      'people whose account an admin chooses': 'grant update (client_id) on public.people to authenticated',
      'spam that leaves people': 'drop trigger settle_sender on public.vitrina_inquiries',
    },
    '131-person-entries': {
      'letters that were never sent': `alter policy "admins write notes" on public.person_entries
        with check ((select private.is_admin()))`,
      'moves that leave no trace': 'drop trigger note_stage on public.people',
      'moves that any admin takes back': `create or replace function private.take_back_move(
          person_id uuid, moved_at timestamptz
        ) returns void language plpgsql volatile security definer set search_path = '' as $$
        begin
          perform private.assert_admin();
          delete from public.person_entries as entry where entry.person_id = take_back_move.person_id and kind = 'stage';
        end $$`,
      'letters of which nobody knows whether they left': 'drop trigger note_outcome on public.deliveries',
    },
    '132-canned-replies': {
      'replies that clients read': 'alter policy "admins read" on public.canned_replies using (true)',
    },
    '133-merge': {
      'people whom anybody merges': `create or replace function private.assert_admin() returns void
        language plpgsql stable set search_path = '' as 'begin end'`,
    },
    '134-letters': {
      'letters of any length': `create or replace function private.is_filled(value text, max_length integer) returns boolean
        language sql immutable set search_path = '' return private.trimmed(value) <> ''`,
      'letters to several people at once': `create or replace function private.is_mailbox(value text) returns boolean
        language sql immutable as $$ select value like $s$%@%$s$ $$`,
    },
    '136-bin': {
      'a bin that is passed by': `alter policy "admins empty the bin" on public.vitrina_inquiries
        using ((select private.is_admin()))`,
    },
    '137-team': {
      'a studio without an admin': 'drop trigger keep_an_admin on public.chat_users',
      'keys without an end': `do $$ begin
          execute replace(pg_get_functiondef('private.issue_key'::regproc), 'now() + valid_for', quote_literal('infinity'));
        end $$`,
      'keys for clients': `create or replace function private.role_of(person uuid) returns text
        language sql stable security definer set search_path = '' return 'admin'`,
      'mails with keys without a limit': `create or replace function private.mail_link(kind text, account uuid, address text) returns void
        language sql volatile set search_path = '' as $$
          insert into public.deliveries (kind, account_id, recipient) values (kind, account, address) $$`,
      'invitations without a limit': `create or replace function private.assert_may_invite(account uuid) returns void
        language sql stable set search_path = '' as $$ select $$`,
    },
    '170-counting': {
      'answers that are said over and over': `create or replace function private.tell_source(submission uuid, source text)
        returns void language sql volatile security definer set search_path = '' as $$
          select private.assert_right(private.is_told_source(source));
          update public.vitrina_inquiries as inquiry set told_source = source
          where inquiry.submission = tell_source.submission $$`,
      'pages that name who reads them': `create or replace function private.is_site_path(value text) returns boolean
        language sql immutable set search_path = '' return value like '/%'`,
      'figures for everybody': `create or replace function private.assert_admin() returns void
        language sql stable set search_path = '' as $$ select $$`,
    },
    '138-entry-keys': {
      'expired keys that let clients in': `create or replace function private.use_key(key text, purpose text, role text) returns uuid
        language sql volatile set search_path = '' as $$
          update private.account_keys as known set first_used_at = coalesce(known.first_used_at, now())
          where known.hash = private.key_hash(key) and known.purpose = use_key.purpose
            and coalesce(known.first_used_at, now()) > now() - interval '10 minutes'
            and private.role_of(known.account_id) = use_key.role
          returning known.account_id $$`,
      'a key that lets an admin in': `create or replace function private.role_of(person uuid) returns text
        language sql stable security definer set search_path = '' as $$ select 'client' $$`,
      'keys that went to a former address': 'drop trigger follow_address on public.people',
      'somebody who is there twice': 'drop trigger keep_people_apart on public.people',
      'links for whoever runs the studio': `create or replace function private.request_key(name text) returns void
        language sql volatile security definer set search_path = '' as $$
          select private.count_submit();
          insert into public.deliveries (kind, account_id, recipient)
          select 'sign_in', id, 'vera@example.bg' from public.chat_users where username = private.trimmed(name) $$`,
    },
    '142-mails-with-text': {
      'text for clients who have not asked for it':
        'alter table public.chat_users alter column mails_text set default true',
      'text that an admin asks for': 'grant update (mails_text) on public.chat_users to authenticated',
      'mails that quote what was corrected': 'drop trigger forget_quote_in_mails on public.chat_messages',
    },
    '114-personal-data': {
      'words of who was erased, in the outbox': `create or replace function private.deliveries_about(address text)
        returns setof public.deliveries language sql stable security definer set search_path = ''
        as 'select * from public.deliveries where false'`,
      'a record that outlives who was erased': `create or replace function private.people_of(address text)
        returns setof public.people language sql stable security definer set search_path = ''
        as 'select * from public.people where false'`,
    },
    '140-push': {
      'a push that asks for what was taken back': `do $$ begin
        execute replace(pg_get_functiondef('private.push_words'::regproc), 'and asked.state = ''open''', '');
        end $$`,
      'a server that calls any address': `create or replace function private.is_push_endpoint(endpoint text)
        returns boolean language sql stable set search_path = '' as $$ select endpoint like 'https://%' $$`,
      'hosts that are found anywhere in an address': `create or replace function private.is_push_endpoint(endpoint text)
        returns boolean language sql stable set search_path = '' as $$
          select endpoint ~ '^https://.*(googleapis|mozilla|windows|apple)[.]com/[^ ]+$' $$`,
      'addresses of other browsers taken over': `create or replace function
        private.keep_push(endpoint text, p256dh text, auth text) returns void
        language sql volatile security definer set search_path = '' as $$
          insert into private.push_subscriptions as known (account_id, session_id, endpoint, p256dh, auth)
          values (private.person_id(), private.person_id(), keep_push.endpoint, keep_push.p256dh, keep_push.auth)
          on conflict on constraint push_subscriptions_endpoint_key do update set account_id = excluded.account_id $$`,
      'browsers that are told after the sign-out': `create or replace function
        private.live_push_subscriptions(account uuid) returns setof private.push_subscriptions
        language sql stable set search_path = '' as $$
          select * from private.push_subscriptions where account_id = account $$`,
      'pushes about what was read or taken back': `create or replace function
        private.push_words(push public.deliveries) returns jsonb
        language sql stable security definer set search_path = '' as $$ select '{"text": "x", "count": 1}'::jsonb $$`,
    },
    '160-versions': {
      'a draft published or thrown away unseen': `create or replace function
        private.assert_revision_seen(draft public.content_versions, seen_revision integer) returns void
        language plpgsql immutable set search_path = '' as 'begin end'`,
      'drafts that every client reads': 'alter policy "admins read" on public.content_versions using (true)',
      'texts that are never too long':
        'alter table public.content_versions drop constraint content_versions_content_check',
      'changes that nobody can take back': 'drop trigger record_version on public.projects',
      'two drafts of one row': `drop index public.content_versions_open_idx;
        create unique index on public.content_versions (table_name, row_key, id) where state in ('draft', 'scheduled')`,
      'drafts of every table': `create or replace function private.content_table(list text) returns regclass
        language sql stable set search_path = '' return format('public.%I', list)::regclass`,
    },
    '161-schedule-versions': {
      'publications that never come': `create or replace function private.publish_due_versions() returns void
        language plpgsql set search_path = '' as 'begin end'`,
    },
    '162-posts': {
      'an article that no build can read': 'alter table public.posts drop constraint posts_title_check',
      'a text without end': 'alter table public.posts drop constraint posts_body_check',
      'subjects that are none': 'alter table public.posts drop constraint posts_tags_check',
      'pictures from anywhere': `create or replace function private.is_picture(value text) returns boolean
        language sql immutable set search_path = '' return private.is_link(value)`,
      'addresses that begin with those of the repository': 'alter sequence public.posts_id_seq start with 1',
      'articles past their versions': `grant insert on public.posts to authenticated;
        create policy open on public.posts for insert to authenticated with check (true)`,
    },
    '163-first-content': {
      'first content that comes again': 'drop trigger record_version on public.posts',
      'first content of every table': `create or replace function private.content_table(list text) returns regclass
        language sql stable set search_path = '' return format('public.%I', list)::regclass`,
    },
    '166-prices': {
      'prices that every client moves':
        'alter policy "admins move" on public.prices using (true) with check (true)',
      'prices written past the versions': 'grant update (cents) on public.prices to authenticated',
      'a price that vanishes from under its question': 'drop trigger keep_used_price on public.prices',
      'a price that vanishes from under its page': 'drop trigger keep_price_in_place on public.prices',
      'a mention of no price': 'drop trigger check_price_mentions on public.faqs',
    },
    '167-packages': {
      'two that are recommended': 'drop trigger recommend_one on public.packages',
      'a package less': 'drop trigger keep_packages on public.packages',
      'packages past their versions': `grant update on public.packages to authenticated;
        grant execute on all functions in schema private to authenticated;
        create policy open on public.packages for update to authenticated using (true)`,
    },
    '169-services': {
      'a service less': 'drop trigger keep_services on public.services',
      'changes that no list hears of': 'drop trigger broadcast_change on public.services',
      'services past their versions': `grant update on public.services to authenticated;
        grant execute on all functions in schema private to authenticated;
        create policy open on public.services for update to authenticated using (true)`,
      'a sign that runs off the shop': 'alter table public.services drop constraint services_sign_check',
      'titles by which no inquiry is found': `create or replace function private.topic_names(inbox regclass, names jsonb)
        returns jsonb language sql stable set search_path = '' return names`,
      'a service without its features': 'alter table public.services drop constraint services_features_check',
      'pictures that are none': 'alter table public.services drop constraint services_gallery_check',
      'questions without an answer': 'alter table public.services drop constraint services_faqs_check',
      'a mention of no price': 'drop trigger check_price_mentions on public.services',
      'a price that vanishes from under its service': 'drop trigger keep_used_price on public.prices',
    },
    '164-faqs': {
      'questions that every client moves':
        'alter policy "admins move" on public.faqs using (true) with check (true)',
      'questions written past the versions': 'grant update (question) on public.faqs to authenticated',
    },
    '171-studio-facts': {
      'facts written past the versions': `grant update on public.studio_facts to authenticated;
        grant execute on all functions in schema private to authenticated;
        create policy open on public.studio_facts for update to authenticated using (true)`,
      'a shop that closes before it opens': `create or replace function private.are_hours(hours jsonb) returns boolean
        language sql immutable set search_path = '' return private.is_array_of(hours, 7, 7)`,
      'leva that nobody took away': 'alter table public.studio_facts alter shows_leva set default false',
      'a digest on a holiday': `create or replace function private.is_working_day(day date) returns boolean
        language sql stable set search_path = '' return extract(isodow from day) <= 5`,
    },
    '165-testimonials': {
      'reviews that every client moves':
        'alter policy "admins move" on public.testimonials using (true) with check (true)',
      'a review that its client wanted to keep': 'drop trigger check_review on public.testimonials',
    },
    '168-content-lists': {
      'drafts that every client reads': `create or replace function private.assert_admin() returns void
        language sql set search_path = '' as ''`,
      'drafts beside what is on the site': `create or replace function public.find_content(table_name text, page_size integer default 25, page_offset integer default 0)
        returns table (row_key text, state text, is_published boolean, title text, picture text, publish_at timestamptz, failure text, made_at timestamptz, maker text)
        language sql stable security definer set search_path = ''
        as 'select row_key, state, false, content ->> ''title'', null, publish_at, failure, made_at, (select username from public.chat_users where id = made_by)
          from public.content_versions as version where version.table_name = find_content.table_name'`,
    },
    '117-deliveries': {
      'a mail to several people at once': `create or replace function private.is_mailbox(value text) returns boolean
        language sql immutable as $$ select value like $s$%@%$s$ $$`,
    },
  },

  [database('advisors')]: {
    'the linter of Supabase': {
      'a function with its owner’s rights that looks wherever its caller says':
        'alter function private.is_admin() reset search_path',
      'a foreign key without an index': 'drop index public.chat_messages_receiver_id_idx',
    },
    'a function with its owner’s rights': {
      'a call of the API with its owner’s rights': 'alter function public.inquiry_totals() security definer',
    },
  },

  [database('plpgsqlCheck')]: {
    'plpgsql_check finds nothing': {
      'a function that reads a column there is not': `create function private.planted() returns integer
        language plpgsql set search_path = '' as 'begin return (select planted from public.projects); end'`,
      'a statement put together from what a caller typed': `create function private.planted(typed text) returns integer
        language plpgsql set search_path = '' as $$
        declare found integer; begin execute 'select ' || typed into found; return found; end $$`,
    },
  },
};

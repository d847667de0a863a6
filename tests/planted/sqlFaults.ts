import type { Finder, PlantedFault } from './PlantedFault.ts';

const finder =
  (file: string) =>
  (test: string): Finder => ({ file: `tests/${file}`, test });

const attacks = finder('attacks');
const pgtap = finder('database/pgtap.test.ts');
const linter = finder('database/advisors.test.ts');
const functionsChecked = finder('database/plpgsqlCheck.test.ts');

/** Faults of a migration: what somebody could write who is in a hurry, and what the tests must not let through. */
export const sqlFaults: PlantedFault[] = [
  {
    fault: 'visitors read inactive templates',
    sql: 'alter policy "visitors read active templates" on public.templates using (true)',
    found: attacks('shows no inactive template'),
  },
  {
    fault: 'every client reads every conversation',
    sql: 'alter policy "clients read their conversation, admins all" on public.chat_messages using (true)',
    found: attacks('table chat_messages'),
  },
  {
    fault: 'everybody signed in sees who the clients are',
    sql: 'alter policy "people read their own row, admins all" on public.chat_users using (true)',
    found: attacks('table chat_users'),
  },
  {
    fault: 'a table without row-level security',
    sql: 'alter table public.vitrina_inquiries disable row level security',
    found: attacks('table vitrina_inquiries'),
  },
  {
    fault: 'a table that visitors may read whole',
    sql: `grant select on public.contact_messages to anon;
      create policy open on public.contact_messages for select to anon using (true)`,
    found: attacks('table contact_messages'),
  },
  {
    fault: 'a client that may change its own row, and so its role',
    sql: `alter policy "admins change" on public.chat_users
      using (id = (select auth.uid())) with check (id = (select auth.uid()))`,
    found: attacks('a client makes itself no admin'),
  },
  {
    fault: 'a client that writes in another name',
    sql: `alter policy "clients write to the provider, admins to a client" on public.chat_messages
      with check (private.is_client() or private.is_admin())`,
    found: attacks('a message cannot be sent in another name'),
  },
  {
    fault: 'messages whose time the sender chooses',
    sql: 'grant insert ("timestamp") on public.chat_messages to authenticated',
    found: attacks('a message with timestamp is refused'),
  },
  {
    fault: 'a call for the schedule that everybody may make',
    sql: `grant execute on function private.claim_mails(integer), public.claim_mails(integer) to anon, authenticated`,
    found: attacks('call claim_mails'),
  },
  {
    fault: 'a call that no longer asks who is there',
    sql: `create or replace function private.assert_admin() returns void
      language plpgsql stable set search_path = '' as 'begin end'`,
    found: attacks('call personal_data'),
  },
  {
    fault: 'a private bucket that has become public',
    sql: `update storage.buckets set public = true where id = 'Offer Images'`,
    found: attacks('bucket Offer Images'),
  },
  {
    fault: 'chat pictures that every client opens',
    sql: `alter policy "clients read their chat pictures, admins all" on storage.objects
      using (private.is_our_bucket(bucket_id))`,
    found: attacks('is not opened by its path'),
  },
  {
    fault: 'pictures in the folders of others',
    sql: `alter policy "clients add chat pictures, admins all" on storage.objects
      with check (bucket_id = 'Offer Images')`,
    found: attacks('of a client does not get into another client’s folder'),
  },
  {
    fault: 'clients that delete pictures they have sent',
    sql: `create policy theirs on storage.objects for delete to authenticated
      using (bucket_id = 'Offer Images' and private.is_own_chat_image(name))`,
    found: attacks('bucket Offer Images'),
  },
  {
    fault: 'channels that every client hears',
    sql: `alter policy "clients hear their conversation, admins all" on realtime.messages
      using (private.is_client() or private.is_admin())`,
    found: attacks('topic: a conversation'),
  },
  {
    fault: 'channels in which every client speaks',
    sql: `alter policy "clients speak in their conversation, admins everywhere" on realtime.messages
      with check (private.is_client() or private.is_admin())`,
    found: pgtap('080-realtime'),
  },
  {
    fault: 'a new table',
    sql: 'create table public.planted (id integer primary key)',
    found: attacks('every table, call, bucket and function'),
  },
  {
    fault: 'a new call',
    sql: `create function public.planted() returns integer language sql as 'select 1'`,
    found: attacks('every table, call, bucket and function'),
  },
  {
    fault: 'a second form of a call',
    sql: `create function public.is_admin(person uuid) returns boolean language sql as 'select true'`,
    found: attacks('no call has a second form'),
  },
  {
    fault: 'a new bucket',
    sql: `insert into storage.buckets (id, name, public) values ('planted', 'planted', true)`,
    found: attacks('every table, call, bucket and function'),
  },
  {
    fault: 'a new topic',
    sql: `create function private.planted() returns void language plpgsql as $$
      begin perform realtime.send('{}'::jsonb, 'x', 'everybody', true); end $$`,
    found: attacks('every topic that the database speaks to'),
  },
  {
    fault: 'no honeypot',
    sql: `create or replace function private.refuse_honeypot(website text) returns void
      language plpgsql immutable set search_path = '' as 'begin end'`,
    found: pgtap('030-inquiries'),
  },
  {
    fault: 'a limit of submits that counts nobody twice',
    sql: `create or replace function private.sender_address(header_name text) returns text
      language plpgsql volatile set search_path = '' as 'begin return gen_random_uuid(); end'`,
    found: attacks('has one address for the limit'),
  },
  {
    fault: 'messages without an end',
    sql: 'alter table public.vitrina_inquiries drop constraint vitrina_inquiries_message_check',
    found: pgtap('030-inquiries'),
  },
  {
    fault: 'links that run scripts',
    sql: 'alter table public.chat_messages drop constraint links_are_web_addresses',
    found: attacks('with a script as a link is refused'),
  },
  {
    fault: 'messages in no order',
    sql: 'drop trigger append_to_conversation on public.chat_messages',
    found: pgtap('060-chat-messages'),
  },
  {
    fault: 'inquiries that the studio can rewrite',
    sql: 'grant update on public.vitrina_inquiries to authenticated',
    found: pgtap('030-inquiries'),
  },
  {
    fault: 'a mail to several people at once',
    sql: 'create or replace function private.is_mailbox(value text) returns boolean language sql immutable as $$ select value like $s$%@%$s$ $$',
    found: pgtap('110-mails'),
  },
  {
    fault: 'a function with its owner’s rights that looks wherever its caller says',
    sql: 'alter function private.is_admin() reset search_path',
    found: linter('the linter of Supabase'),
  },
  {
    fault: 'a foreign key without an index',
    sql: 'drop index public.chat_messages_receiver_id_idx',
    found: linter('the linter of Supabase'),
  },
  {
    fault: 'a call of the API with its owner’s rights',
    sql: 'alter function public.inquiry_totals(uuid[]) security definer',
    found: linter('a function with its owner’s rights'),
  },
  {
    fault: 'a function that reads a column there is not',
    sql: `create function private.planted() returns integer language plpgsql set search_path = '' as
      'begin return (select planted from public.projects); end'`,
    found: functionsChecked('plpgsql_check finds nothing'),
  },
  {
    fault: 'a statement put together from what a caller typed',
    sql: `create function private.planted(typed text) returns integer language plpgsql set search_path = '' as
      $$ declare found integer; begin execute 'select ' || typed into found; return found; end $$`,
    found: functionsChecked('plpgsql_check finds nothing'),
  },
];

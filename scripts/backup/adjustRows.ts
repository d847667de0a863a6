import type postgres from 'postgres';

/** Adapts restored rows to the project that they are in now. */
export async function adjustRows(sql: postgres.TransactionSql) {
  await beginHistories(sql);
  await holdDeliveriesBack(sql);
  await forgetCalls(sql);
  await goOnCounting(sql);
  await completeAccounts(sql);
  await moveToChatDomain(sql);
}

/**
 * Creates the missing versions of what the site shows, so that its first change can be undone: earlier backups have
 * none.
 */
async function beginHistories(sql: postgres.TransactionSql) {
  const lists = await sql<{ table_name: string }[]>`select table_name from private.content_tables`;
  for (const { table_name } of lists)
    await sql`
      insert into public.content_versions (id, table_name, row_key, state, content)
      select gen_random_uuid(), ${table_name}, item.id::text, 'published', to_jsonb(item) - 'updated_at'
      from ${sql(`public.${table_name}`)} as item
      where not exists (
        select from public.content_versions as version
        where version.table_name = ${table_name} and version.row_key = item.id::text and version.state = 'published'
      )`;
}

/** Mails that were waiting may have been sent since, so a person decides. Notifications are too late by now. */
async function holdDeliveriesBack(sql: postgres.TransactionSql) {
  await sql`delete from public.deliveries where channel = 'push'`;
  await sql`update public.deliveries set state = 'failed', failure = 'restored from a backup'
    where state in ('waiting', 'sending')`;
}

/** The hook that answered them may be another one, and the site is to be published anew. */
async function forgetCalls(sql: postgres.TransactionSql) {
  await sql`delete from private.deploy_hook_calls`;
}

/**
 * Continues numbering after the restored rows, and after rows that were taken off the site, which keep their numbers.
 */
async function goOnCounting(sql: postgres.TransactionSql) {
  const counted = await sql`
    select attrelid::regclass::text as "table", attname as column, relname as name,
      pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where attidentity <> '' and relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  for (const { table, column, name, sequence } of counted)
    await sql.unsafe(
      `select setval('${sequence}', greatest(
        (select seqstart from pg_sequence where seqrelid = '${sequence}'::regclass),
        (select max("${column}") + 1 from ${table}),
        (select max(row_key::bigint) + 1 from public.content_versions where table_name = '${name}')
      ), false)`,
    );
}

/** Hosted Supabase cannot read tokens that are null, and expects the identity of a sign-in with a password. */
async function completeAccounts(sql: postgres.TransactionSql) {
  await sql`update auth.users set
    instance_id = coalesce(instance_id, '00000000-0000-0000-0000-000000000000'),
    aud = coalesce(aud, 'authenticated'), role = coalesce(role, 'authenticated'),
    confirmation_token = coalesce(confirmation_token, ''), recovery_token = coalesce(recovery_token, ''),
    email_change = coalesce(email_change, ''), email_change_token_new = coalesce(email_change_token_new, ''),
    email_change_token_current = coalesce(email_change_token_current, ''),
    phone_change = coalesce(phone_change, ''), phone_change_token = coalesce(phone_change_token, ''),
    reauthentication_token = coalesce(reauthentication_token, '')`;
  await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
    select gen_random_uuid(), 'email', id::text, id,
      jsonb_build_object('sub', id, 'email', email, 'email_verified', true), created_at, now()
    from auth.users as account
    where email is not null and not exists (select from auth.identities where user_id = account.id)`;
}

/** User names sign in at the chat's domain, which may be another one here. Clients' addresses tell which it was. */
async function moveToChatDomain(sql: postgres.TransactionSql) {
  await sql`
    with moved as (
      update auth.users as account set email = person.username || '@' || private.chat_domain()
      from public.chat_users as person
      where person.id = account.id
        and split_part(account.email, '@', 2) <> private.chat_domain()
        and split_part(account.email, '@', 2) in (
          select split_part(client.email, '@', 2) from auth.users as client
          join public.chat_users on chat_users.id = client.id where chat_users.role = 'client'
        )
      returning account.id, account.email
    )
    update auth.identities set identity_data = identity_data || jsonb_build_object('email', moved.email)
    from moved where user_id = moved.id`;
}

import { randomBytes, randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { AuthError } from './AuthError.ts';
import { type AccountChanges, hashOf } from './accountChanges.ts';

const UNIQUE_VIOLATION = '23505';
const INSUFFICIENT_PRIVILEGE = '42501';
const NO_INSTANCE = '00000000-0000-0000-0000-000000000000';

/** An account as Supabase Auth returns it. */
export interface Account {
  id: string;
  email: string | null;
}

/** The accounts in the database, as an administrator sees and changes them. */
export class Accounts {
  readonly #sql: postgres.Sql;
  readonly #unmailableDomain: string | undefined;

  constructor(sql: postgres.Sql, unmailableDomain?: string) {
    this.#sql = sql;
    this.#unmailableDomain = unmailableDomain;
  }

  async list(page: number, perPage: number): Promise<{ accounts: Account[]; total: number }> {
    const accounts = await this.#select(
      this.#sql`order by u.created_at desc, u.id limit ${perPage} offset ${(page - 1) * perPage}`,
    );
    const [row] = await this.#sql<{ total: number }[]>`select count(*)::int as total from auth.users`;
    return { accounts, total: row?.total ?? 0 };
  }

  /** @throws AuthError when there is no such account. */
  async get(id: string, sql: postgres.ISql = this.#sql): Promise<Account> {
    const [account] = await this.#select(sql`where u.id = ${id}`, sql);
    if (!account) throw new AuthError(404, 'user_not_found', 'User not found');
    return account;
  }

  /**
   * Checks that the account may change its address to this one, which is in lower case.
   * @throws AuthError when it may not.
   */
  async requireChangeable(id: string, email: string): Promise<void> {
    if (this.#unmailableDomain && email.endsWith(`@${this.#unmailableDomain}`))
      throw new AuthError(422, 'email_address_invalid', 'Email address is invalid');
    // The database has more rules than that the address must be unused, so the change is tried and rolled back.
    const tried = new Error('The change is only tried.');
    const attempt = this.#uniqueEmail(async (sql) => {
      await sql`update auth.users set email = ${email} where id = ${id}`;
      throw tried;
    });
    await attempt.catch((error) => {
      if (error !== tried) throw error;
    });
  }

  async create(changes: AccountChanges): Promise<Account> {
    const { id = randomUUID(), email, email_confirm, user_metadata, app_metadata } = changes;
    if (!email)
      throw new AuthError(400, 'validation_failed', 'Cannot create a user without either an email or phone');
    const user = {
      instance_id: NO_INSTANCE,
      id,
      email,
      encrypted_password: (await hashOf(changes)) ?? null,
      email_confirmed_at: email_confirm ? new Date() : null,
      raw_app_meta_data: this.#json({ provider: 'email', providers: ['email'], ...app_metadata }),
      raw_user_meta_data: this.#json({ email_verified: email_confirm ?? false, ...user_metadata }),
    };
    return this.#uniqueEmail(async (sql) => {
      await sql`insert into auth.users ${sql(user)}`;
      await sql`insert into auth.identities (provider, provider_id, user_id, identity_data)
        values ('email', ${id}, ${id}, ${this.#json(identity(id, email))})`;
      // In the same transaction, because afterwards somebody may have deleted the account already.
      return this.get(id, sql);
    });
  }

  async update(id: string, changes: AccountChanges): Promise<Account> {
    await this.get(id);
    const { email, email_confirm, user_metadata = {}, app_metadata = {} } = changes;
    const hash = await hashOf(changes);
    await this.#uniqueEmail<unknown>((sql) => [
      sql`update auth.users set
        email = coalesce(${email ?? null}, email),
        encrypted_password = coalesce(${hash ?? null}, encrypted_password),
        email_confirmed_at = case when ${email_confirm ?? false} then coalesce(email_confirmed_at, now())
          else email_confirmed_at end,
        raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || ${this.#json(user_metadata)}),
        raw_app_meta_data = jsonb_strip_nulls(raw_app_meta_data || ${this.#json(app_metadata)}),
        updated_at = now()
        where id = ${id}`,
      ...(email
        ? [
            sql`update auth.identities set identity_data = identity_data || ${this.#json(identity(id, email))}
              where user_id = ${id} and provider = 'email'`,
          ]
        : []),
      // A new password ends all sessions of the old one.
      ...(hash ? signOutEverywhere(sql, id) : []),
    ]);
    return this.get(id);
  }

  /**
   * Makes a token that signs the account in, once and for as long as `otp_expiry`. It replaces the previous one.
   * @throws AuthError when there is no such account.
   */
  async makeToken(email: string): Promise<{ account: Account; token: string }> {
    // As long, and in the same form, as Supabase Auth's own.
    const token = randomBytes(28).toString('hex');
    const [row] = await this.#sql<{ id: string }[]>`
      update auth.users set recovery_token = ${token}, recovery_sent_at = now() where email = ${email} returning id`;
    if (!row) throw new AuthError(404, 'user_not_found', 'User not found');
    return { account: await this.get(row.id), token };
  }

  async delete(id: string): Promise<void> {
    await this.get(id);
    await this.#sql.begin((sql) => [
      ...signOutEverywhere(sql, id),
      sql`delete from auth.users where id = ${id}`,
    ]);
  }

  #select(rest: postgres.PendingQuery<postgres.Row[]>, sql: postgres.ISql = this.#sql) {
    return sql<Account[]>`
      select u.id, u.aud, u.role, u.email, coalesce(u.phone, '') as phone, u.email_confirmed_at, u.confirmed_at,
        u.last_sign_in_at, u.raw_app_meta_data as app_metadata, u.raw_user_meta_data as user_metadata,
        u.created_at, u.updated_at, u.is_anonymous, coalesce((
          select jsonb_agg(jsonb_build_object(
            'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
            'provider', i.provider, 'email', i.email, 'last_sign_in_at', i.last_sign_in_at,
            'created_at', i.created_at, 'updated_at', i.updated_at
          )) from auth.identities i where i.user_id = u.id
        ), '[]') as identities
      from auth.users u ${rest}`;
  }

  async #uniqueEmail<T>(work: (sql: postgres.TransactionSql) => T | Promise<T>) {
    try {
      return await this.#sql.begin(work);
    } catch (error) {
      if (!(error instanceof postgres.PostgresError)) throw error;
      if (error.code === UNIQUE_VIOLATION) throw emailExists();
      if (error.code === INSUFFICIENT_PRIVILEGE)
        throw new AuthError(403, 'no_authorization', 'The database refuses this address');
      throw error;
    }
  }

  #json(value: Record<string, unknown>) {
    return this.#sql.json(value as postgres.JSONValue);
  }
}

const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

const identity = (id: string, email: string) => ({
  sub: id,
  email,
  email_verified: false,
  phone_verified: false,
});

const signOutEverywhere = (sql: postgres.TransactionSql, id: string) => [
  sql`delete from auth.refresh_tokens where user_id = ${id}`,
  sql`delete from auth.sessions where user_id = ${id}`,
];

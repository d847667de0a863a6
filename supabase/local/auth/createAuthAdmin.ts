import { type Context, Hono } from 'hono';
import { validator } from 'hono/validator';
import { z } from 'zod';
import { readJson } from '../http/readJson.ts';
import type { Secrets } from '../secrets.ts';
import type { Accounts } from './Accounts.ts';
import { AuthError } from './AuthError.ts';
import { readChanges } from './accountChanges.ts';
import { holdsSecretKey } from './holdsSecretKey.ts';

const PATH = '/auth/v1/admin/users';
const linkSchema = z.object({ type: z.literal('magiclink'), email: z.string().toLowerCase() });
const pageSchema = z.object({
  page: z.coerce.number().int().min(1).catch(1),
  per_page: z.coerce.number().int().min(1).max(1000).catch(50),
});

/** The Auth admin endpoints that supabase-js calls as `auth.admin`. lite has none. Only for the secret key. */
export function createAuthAdmin(accounts: Accounts, secrets: Secrets) {
  const api = new Hono();

  api.onError((error) => {
    if (error instanceof AuthError) return error.toResponse();
    throw error;
  });
  api.use(async (context, next) => {
    if (!holdsSecretKey(context.req.raw.headers, secrets.secretKey))
      throw new AuthError(403, 'not_admin', 'User not allowed');
    await next();
  });

  const changesOf = async ({ req }: Context) => {
    const body = await readJson(req.raw, z.unknown());
    if (body === undefined) throw AuthError.badJson();
    return readChanges(body);
  };
  const id = validator('param', ({ id = '' }) => {
    if (!z.uuid().safeParse(id).success)
      throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
    return { id };
  });

  api.get(PATH, async (context) => {
    const { page, per_page: perPage } = pageSchema.parse(context.req.query());
    const { accounts: users, total } = await accounts.list(page, perPage);
    const lastPage = Math.max(1, Math.ceil(total / perPage));
    const link = (target: number, rel: string) =>
      `<${PATH}?page=${target}&per_page=${perPage}>; rel="${rel}"`;
    const next = page < lastPage ? [link(page + 1, 'next')] : [];
    context.header('x-total-count', String(total));
    context.header('link', [...next, link(lastPage, 'last')].join(', '));
    return context.json({ users, aud: 'authenticated' });
  });
  api.post(PATH, async (context) => context.json(await accounts.create(await changesOf(context))));
  api.get(`${PATH}/:id`, id, async (context) =>
    context.json(await accounts.get(context.req.valid('param').id)),
  );
  api.put(`${PATH}/:id`, id, async (context) =>
    context.json(await accounts.update(context.req.valid('param').id, await changesOf(context))),
  );
  api.delete(`${PATH}/:id`, id, async (context) => {
    await accounts.delete(context.req.valid('param').id);
    return context.json({});
  });
  // Without the link itself, because no mail is sent from here and the link's address stays closed.
  api.post('/auth/v1/admin/generate_link', async (context) => {
    const body = await readJson(context.req.raw, linkSchema);
    if (body === undefined)
      throw new AuthError(400, 'validation_failed', 'Only links for signing in are made here');
    const { account, token } = await accounts.makeToken(body.email);
    return context.json({ ...account, hashed_token: token, verification_type: body.type });
  });
  return api;
}

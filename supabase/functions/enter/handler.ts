import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { z } from 'zod';
import { password } from '../_shared/accountFields.ts';
import { answerBrowser } from '../_shared/answerBrowser.ts';
import { RequestError } from '../_shared/RequestError.ts';
import { readBody } from '../_shared/readBody.ts';
import { type Project, readProject } from '../_shared/readProject.ts';
import { openSession } from './openSession.ts';
import { setPassword } from './setPassword.ts';

export const readEnvironment = readProject;

const entrySchema = z.object({ key: z.string().min(1).max(200), password: password.optional() });

/**
 * Takes a key from a mail, whoever sends it:
 * - `POST { key }` signs in the client whose key it is, and answers with the session. The key works again for ten minutes,
 *   so a lost answer or a second tap does no harm;
 * - `POST { key, password }` sets a new password for the admin whose key it is, ends every session of the account, and
 *   answers with `{ email }`, the address to sign in with. That ends the key; if it fails, the key works again for ten
 *   minutes.
 *
 * An error answers with `{ code, message }`; RequestError.ts lists the codes.
 */
export const handler = (request: Request, { supabaseUrl, secretKey }: Project) =>
  answerBrowser(request, 'enter', async () => {
    if (request.method !== 'POST') throw new RequestError('method_not_allowed');
    const { key, password } = await readBody(request, entrySchema);
    const supabase = createServiceClient(supabaseUrl, secretKey);
    const answer =
      password === undefined ? await openSession(supabase, key) : await setPassword(supabase, key, password);
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  });

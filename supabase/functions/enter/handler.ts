import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { z } from 'zod';
import { password } from '../_shared/accountFields.ts';
import { answerBrowser } from '../_shared/answerBrowser.ts';
import { RequestError } from '../_shared/RequestError.ts';
import { readBody } from '../_shared/readBody.ts';
import { type Project, readProject } from '../_shared/readProject.ts';

export const readEnvironment = readProject;

const entrySchema = z.object({ key: z.string().min(1).max(200), password });

/**
 * What a key from a mail opens, for whoever holds it: `POST { key, password }` gives the admin whose key it is a new
 * password, ends every session of the account, and answers 200 with `{ email }`, by which that admin signs in. A key works
 * once. A password that is too short or too long uses nothing up.
 *
 * An error answers with `{ code, message }`; RequestError.ts lists the codes.
 */
export const handler = (request: Request, { supabaseUrl, secretKey }: Project) =>
  answerBrowser(request, 'enter', async () => {
    if (request.method !== 'POST') throw new RequestError('method_not_allowed');
    const { key, password } = await readBody(request, entrySchema);
    const supabase = createServiceClient(supabaseUrl, secretKey);
    const { data: accountId } = await supabase.rpc('use_password_key', { key }).throwOnError();
    if (!accountId) throw new RequestError('key_not_valid');
    const { data, error } = await supabase.auth.admin.updateUserById(accountId, { password });
    if (error) throw error.code === 'weak_password' ? new RequestError('weak_password') : error;
    return Response.json({ email: data.user.email });
  });

import { corsHeaders } from '@supabase/supabase-js/cors';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { type Project, readProject } from '../_shared/readProject.ts';
import { assertAdmin } from './assertAdmin.ts';
import { createClientAccount } from './createClientAccount.ts';
import { deleteClient } from './deleteClient.ts';
import { RequestError } from './RequestError.ts';
import { deletionSchema, newClientSchema, passwordChangeSchema, readBody } from './requests.ts';
import { setPassword } from './setPassword.ts';

export const readEnvironment = readProject;

/**
 * The accounts of the studio's clients, for admins alone. JSON in, JSON out:
 * - `POST { username, password, site_url? }` makes one and answers 201 with its row;
 * - `PATCH { id, password }` sets a new password and answers 204;
 * - `DELETE { id }` removes one with all its messages and pictures and answers 204, also when it is gone already.
 *
 * An error answers with `{ code, message }`; RequestError.ts lists the codes.
 */
export async function handler(request: Request, environment: Project): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
  try {
    const response = await answer(request, environment);
    for (const [name, value] of Object.entries(corsHeaders)) response.headers.set(name, value);
    return response;
  } catch (error) {
    const known = error instanceof RequestError ? error : new RequestError('internal');
    // Callers get no details of an internal failure, and the log none that repeat what somebody wrote.
    if (known !== error) console.error('chat-clients failed:', kindOf(error));
    const { code, message, status } = known;
    return Response.json({ code, message }, { status, headers: corsHeaders });
  }
}

async function answer(request: Request, environment: Project): Promise<Response> {
  await assertAdmin(request, environment);
  const supabase = createServiceClient(environment.supabaseUrl, environment.secretKey);
  switch (request.method) {
    case 'POST':
      return Response.json(await createClientAccount(supabase, await readBody(request, newClientSchema)), {
        status: 201,
      });
    case 'PATCH':
      await setPassword(supabase, await readBody(request, passwordChangeSchema));
      return new Response(null, { status: 204 });
    case 'DELETE':
      await deleteClient(supabase, await readBody(request, deletionSchema));
      return new Response(null, { status: 204 });
    default:
      throw new RequestError('method_not_allowed');
  }
}

/** supabase-js fails with plain objects too. */
function kindOf(error: unknown): unknown {
  if (typeof error === 'object' && error !== null && 'code' in error) return error.code;
  return error instanceof Error ? error.name : 'unknown';
}

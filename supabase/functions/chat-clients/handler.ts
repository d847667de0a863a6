import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { answerBrowser } from '../_shared/answerBrowser.ts';
import { assertAdmin } from '../_shared/assertAdmin.ts';
import { RequestError } from '../_shared/RequestError.ts';
import { readBody } from '../_shared/readBody.ts';
import { type Project, readProject } from '../_shared/readProject.ts';
import { createClientAccount } from './createClientAccount.ts';
import { deleteClient } from './deleteClient.ts';
import { deletionSchema, newClientSchema, passwordChangeSchema } from './requests.ts';
import { setPassword } from './setPassword.ts';

export const readEnvironment = readProject;

/**
 * The accounts of the studio's clients, for admins only. JSON in, JSON out:
 * - `POST { username, password?, name?, email?, site_url? }` creates an account, for the person with that address if there
 *   is one, and answers 201 with its row. Without a password it mails an invitation, so one of the two is needed;
 * - `POST { username, person_id, site_url? }` creates one for a person, without a password, mails an invitation and answers
 *   201 with the row; a person who is a client already only gets another invitation;
 * - `PATCH { id, password }` sets a new password and answers 204;
 * - `DELETE { id }` deletes an account with all its messages, pictures and files and answers 204, even if it is gone
 *   already.
 *
 * An error answers with `{ code, message }`; RequestError.ts lists the codes.
 */
export const handler = (request: Request, environment: Project) =>
  answerBrowser(request, 'chat-clients', () => answer(request, environment));

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

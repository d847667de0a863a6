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
 * The accounts of the studio's clients, for admins alone. JSON in, JSON out:
 * - `POST { username, password?, name?, email?, site_url? }` makes one and answers 201 with its row: of the person with that
 *   address, if there is one. Without a password it mails an invitation, so one of the two is needed;
 * - `POST { username, person_id, site_url? }` makes one of a person, without a password, mails an invitation and answers 201
 *   with the row; for who is a client already it mails another invitation;
 * - `PATCH { id, password }` sets a new password and answers 204;
 * - `DELETE { id }` removes one with all its messages and pictures and answers 204, also when it is gone already.
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

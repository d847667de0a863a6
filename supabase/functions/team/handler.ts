import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { answerBrowser } from '../_shared/answerBrowser.ts';
import { assertAdmin } from '../_shared/assertAdmin.ts';
import { RequestError } from '../_shared/RequestError.ts';
import { readBody } from '../_shared/readBody.ts';
import { type Project, readProject } from '../_shared/readProject.ts';
import { invitationSchema, inviteAdmin } from './inviteAdmin.ts';

export const readEnvironment = readProject;

/**
 * Invites an admin, for admins only: `POST { email, username }` creates the account, mails an invitation that is valid for
 * seven days, and answers 201 with its row. Somebody who has not come yet, or was an admin before, gets another invitation.
 * Listing admins and removing one are calls of the database: `find_team`, `remove_admin`.
 *
 * An error answers with `{ code, message }`; RequestError.ts lists the codes.
 */
export const handler = (request: Request, environment: Project) =>
  answerBrowser(request, 'team', async () => {
    await assertAdmin(request, environment);
    if (request.method !== 'POST') throw new RequestError('method_not_allowed');
    const supabase = createServiceClient(environment.supabaseUrl, environment.secretKey);
    const row = await inviteAdmin(supabase, await readBody(request, invitationSchema));
    return Response.json(row, { status: 201 });
  });

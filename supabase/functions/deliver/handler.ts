import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { answerBrowser } from '../_shared/answerBrowser.ts';
import { assertAdmin } from '../_shared/assertAdmin.ts';
import { type Project, readProject, type Variable } from '../_shared/readProject.ts';
import { refuseStrangers } from '../_shared/refuseStrangers.ts';
import { type MailSettings, mailSettings } from './mailSettings.ts';
import { type PushSettings, pushSettings } from './pushSettings.ts';
import { sendDueMails } from './sendDueMails.ts';
import { sendDuePushes } from './sendDuePushes.ts';

interface Environment extends Project {
  mail: MailSettings;
  push: PushSettings;
}

export const readEnvironment = (variable: Variable): Environment => ({
  ...readProject(variable),
  mail: mailSettings(variable),
  push: pushSettings(variable),
});

/**
 * Sends the mails and pushes that are due, for a caller with a secret key: `POST` answers 200 with
 * `{ sent, kept, delayed, failed }`, the numbers of mails that were sent, kept here, will be retried, or failed for good.
 * For an admin, `GET` answers 200 with `{ way }`: what happens to mails, 'sent', 'kept' (on this machine, as no mail server
 * is set) or 'unset' (they fail). An error answers with `{ code, message }`; RequestError.ts lists the codes.
 */
export async function handler(request: Request, environment: Environment): Promise<Response> {
  const { supabaseUrl, secretKey, secretKeys, mail, push } = environment;
  if (request.method === 'GET' || request.method === 'OPTIONS')
    return answerBrowser(request, 'deliver', async () => {
      await assertAdmin(request, environment);
      return Response.json({ way: mail.way });
    });
  const refusal = await refuseStrangers(request, secretKeys);
  if (refusal) return refusal;
  const supabase = createServiceClient(supabaseUrl, secretKey);
  const mails = sendDueMails(supabase, mail, request.signal);
  const pushes = sendDuePushes(supabase, push, request.signal);
  // A hosted function is stopped once it has answered, so either is finished even where the other fails.
  await Promise.allSettled([mails, pushes]);
  await pushes;
  return Response.json(await mails);
}

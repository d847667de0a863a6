import { holdsSecretKey } from './holdsSecretKey.ts';

/** The answer to a call that is not the schedule's: 401 without a secret key, 405 for another method than `POST`. */
export async function refuseStrangers(request: Request, secretKeys: string[]): Promise<Response | undefined> {
  if (!(await holdsSecretKey(request, secretKeys)))
    return Response.json({ message: 'The secret key is missing.' }, { status: 401 });
  if (request.method !== 'POST')
    return Response.json({ message: 'The method is not POST.' }, { status: 405 });
  return undefined;
}

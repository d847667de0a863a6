import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { holdsSecretKey } from '../_shared/holdsSecretKey.ts';
import { type Project, readProject } from '../_shared/readProject.ts';
import { deleteOrphanFiles } from './deleteOrphanFiles.ts';

export const readEnvironment = readProject;

/**
 * Deletes what is kept no longer, for a caller with a secret key: `POST` answers 200 with `{ rows: { <table>: number },
 * files: number }`.
 */
export async function handler(request: Request, project: Project): Promise<Response> {
  const { supabaseUrl, secretKey, secretKeys } = project;
  if (!(await holdsSecretKey(request, secretKeys)))
    return Response.json({ message: 'The secret key is missing.' }, { status: 401 });
  if (request.method !== 'POST')
    return Response.json({ message: 'The method is not POST.' }, { status: 405 });
  const supabase = createServiceClient(supabaseUrl, secretKey);
  // Rows first: where Storage fails, what people wrote is deleted all the same.
  const { data: rows } = await supabase.rpc('delete_expired').throwOnError();
  const files = await deleteOrphanFiles(supabase);
  await supabase.rpc('finish_clean_up').throwOnError();
  return Response.json({ rows, files });
}

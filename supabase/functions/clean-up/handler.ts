import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { type Project, readProject } from '../_shared/readProject.ts';
import { refuseStrangers } from '../_shared/refuseStrangers.ts';
import { deleteOrphanFiles } from './deleteOrphanFiles.ts';

export const readEnvironment = readProject;

/**
 * Deletes what is kept no longer, for a caller with a secret key: `POST` answers 200 with `{ rows: { <table>: number },
 * files: number }`.
 */
export async function handler(request: Request, project: Project): Promise<Response> {
  const { supabaseUrl, secretKey, secretKeys } = project;
  const refusal = await refuseStrangers(request, secretKeys);
  if (refusal) return refusal;
  const supabase = createServiceClient(supabaseUrl, secretKey);
  // Rows first: where Storage fails, what people wrote is deleted all the same.
  const { data: rows } = await supabase.rpc('delete_expired').throwOnError();
  const files = await deleteOrphanFiles(supabase);
  await supabase.rpc('finish_clean_up').throwOnError();
  return Response.json({ rows, files });
}

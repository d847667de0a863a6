import { corsHeaders } from '@supabase/supabase-js/cors';
import { RequestError } from './RequestError.ts';

/**
 * Answers a page of another origin. An error thrown by `answer` becomes `{ code, message }` with its status;
 * RequestError.ts lists the codes.
 * @param name the function, for the log.
 */
export async function answerBrowser(
  request: Request,
  name: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
  try {
    const response = await answer();
    for (const [header, value] of Object.entries(corsHeaders)) response.headers.set(header, value);
    return response;
  } catch (error) {
    const known = error instanceof RequestError ? error : new RequestError('internal');
    // Callers get no details of an internal failure, and the log none that repeat what somebody wrote.
    if (known !== error) console.error(`${name} failed:`, kindOf(error));
    const { code, message, status } = known;
    return Response.json({ code, message }, { status, headers: corsHeaders });
  }
}

/** supabase-js also throws plain objects. */
function kindOf(error: unknown): unknown {
  if (typeof error === 'object' && error !== null && 'code' in error) return error.code;
  return error instanceof Error ? error.name : 'unknown';
}

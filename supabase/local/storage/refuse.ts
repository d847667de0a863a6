/** A refusal as Supabase Storage answers it: HTTP 400, with the real status in the body. */
export function refuse(statusCode: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(statusCode), error, message }, { status: 400 });
}

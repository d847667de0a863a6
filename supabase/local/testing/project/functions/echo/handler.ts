/** Answers with what it was asked and told; fails when asked to; calls an address first when given one. */
export async function handler(request: Request, environment: { supabaseUrl: string }): Promise<Response> {
  const body = await request.text();
  if (body === 'fail') throw new Error('asked to fail');
  if (body.startsWith('http')) await fetch(body);
  return Response.json({ method: request.method, body, supabaseUrl: environment.supabaseUrl });
}

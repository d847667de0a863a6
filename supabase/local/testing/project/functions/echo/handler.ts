const NAMES = ['SUPABASE_URL', 'SUPABASE_SECRET_KEYS', 'SITE_URL', 'SMTP_URL', 'MAIL_SINK_URL', 'GREETING'];

type Environment = Record<string, string | undefined>;

export const readEnvironment = (variable: (name: string) => string | undefined): Environment =>
  Object.fromEntries(NAMES.map((name) => [name, variable(name)]));

/** Returns the request and the environment; fails if asked to; calls an address first if given one. */
export async function handler(request: Request, environment: Environment): Promise<Response> {
  const body = await request.text();
  if (body === 'fail') throw new Error('asked to fail');
  if (body.startsWith('http')) await fetch(body);
  return Response.json({ method: request.method, body, environment });
}

import type { Lite } from '../lite/createLite.ts';

/** After a new password Supabase Auth ends the account's other sessions; lite leaves them open. */
export async function changeUser(lite: Lite, request: Request): Promise<Response> {
  const change: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const response = await lite.fetch(request);
  const isNewPassword = typeof change === 'object' && change !== null && 'password' in change;
  if (response.ok && isNewPassword) {
    const logout = new URL('/auth/v1/logout?scope=others', request.url);
    await lite.fetch(new Request(logout, { method: 'POST', headers: withoutBody(request.headers) }));
  }
  return response;
}

function withoutBody(headers: Headers): Headers {
  const copy = new Headers(headers);
  copy.delete('content-length');
  copy.delete('content-type');
  return copy;
}

/**
 * Whether a request has one of the project's secret keys. Compares hashes, so that timing reveals nothing about them.
 */
export async function holdsSecretKey(request: Request, secretKeys: string[]): Promise<boolean> {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '');
  const given = await digest(request.headers.get('apikey') ?? bearer ?? '');
  const expected = await Promise.all(secretKeys.map(digest));
  return expected.some((key) => key.every((byte, index) => byte === given[index]));
}

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

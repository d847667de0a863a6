/** Whether a request carries the project's secret key. Compares hashes, so that timing reveals nothing about the key. */
export async function holdsSecretKey(request: Request, secretKey: string): Promise<boolean> {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '');
  const given = request.headers.get('apikey') ?? bearer ?? '';
  const [left, right] = await Promise.all([digest(given), digest(secretKey)]);
  return left.every((byte, index) => byte === right[index]);
}

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

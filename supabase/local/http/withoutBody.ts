/** The same request without a body, perhaps with another method or address. */
export function withoutBody(
  request: Request,
  method = request.method,
  url: string | URL = request.url,
): Request {
  const headers = new Headers(request.headers);
  for (const name of ['content-length', 'content-type']) headers.delete(name);
  return new Request(url, { method, headers });
}

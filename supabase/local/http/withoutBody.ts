/** The same request without a body; asked with another method or at another address, if so wished. */
export function withoutBody(
  request: Request,
  method = request.method,
  url: string | URL = request.url,
): Request {
  const headers = new Headers(request.headers);
  for (const name of ['content-length', 'content-type']) headers.delete(name);
  return new Request(url, { method, headers });
}

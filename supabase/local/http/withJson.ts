/** The same request with another body. */
export function withJson(request: Request, body: object): Request {
  const { url, method } = request;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}

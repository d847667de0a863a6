/**
 * supabase-js sends a `Blob` as a form whose file field has no name; lite looks for one called `file`.
 * @returns the same upload with the file itself as the body; null for a form without one.
 */
export async function plainUpload(request: Request): Promise<Request | null> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return request;
  // A form that cannot be parsed counts as one without a file.
  const form = await request.formData().catch(() => undefined);
  const file = form?.values().find((value) => value instanceof File);
  const { url, method } = request;
  if (!form || !file) return null;
  const headers = new Headers(request.headers);
  const cacheControl = form.get('cacheControl');
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.set('content-length', String(file.size));
  if (typeof cacheControl === 'string' && /^\d+$/.test(cacheControl))
    headers.set('cache-control', `max-age=${cacheControl}`);
  return new Request(url, { method, headers, body: await file.arrayBuffer() });
}

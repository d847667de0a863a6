/** Without any progress for this long an upload counts as lost. */
const STALLED_AFTER_MS = 30_000;

export interface Upload {
  apiUrl: string;
  publishableKey: string;
  /** Of the signed-in person. */
  accessToken: string;
  bucket: string;
  /** Below the bucket; a file that lies there already is not replaced. */
  path: string;
  blob: Blob;
  /** How long a browser may keep the file, in seconds. */
  cacheControl: number;
  /** From 0 to 1. */
  onProgress?: (progress: number) => void;
  signal?: AbortSignal;
}

/** `status` is that of Supabase Storage, 0 without an answer; `message` is in English, for the log. */
export type UploadResult =
  | { ok: true }
  | { ok: false; reason: 'cancelled' | 'offline' | 'refused'; message: string; status: number };

/** Puts a file into Supabase Storage. supabase-js does it through `fetch`, which tells no progress. */
export function uploadFile(upload: Upload): Promise<UploadResult> {
  const { blob, onProgress, signal } = upload;
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(cancelled);
    const request = openRequest(upload);
    const cancel = () => request.abort();
    let stalled: ReturnType<typeof setTimeout>;
    const waitOn = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => {
        resolve(offline('The upload stalled.'));
        request.abort();
      }, STALLED_AFTER_MS);
    };

    request.upload.onprogress = ({ loaded, total }) => {
      waitOn();
      onProgress?.(loaded / total);
    };
    request.onload = () => resolve(resultOf(request));
    request.onerror = () => resolve(offline('No answer.'));
    request.onabort = () => resolve(cancelled);
    request.onloadend = () => {
      clearTimeout(stalled);
      signal?.removeEventListener('abort', cancel);
    };
    signal?.addEventListener('abort', cancel);
    waitOn();
    request.send(blob);
  });
}

function openRequest({ apiUrl, publishableKey, accessToken, bucket, path, blob, cacheControl }: Upload) {
  const address = [bucket, ...path.split('/')].map(encodeURIComponent).join('/');
  const request = new XMLHttpRequest();
  request.open('POST', `${apiUrl}/storage/v1/object/${address}`);
  request.setRequestHeader('apikey', publishableKey);
  request.setRequestHeader('authorization', `Bearer ${accessToken}`);
  request.setRequestHeader('content-type', blob.type);
  request.setRequestHeader('cache-control', `max-age=${cacheControl}`);
  return request;
}

function resultOf({ status, responseText }: XMLHttpRequest): UploadResult {
  if (status >= 200 && status < 300) return { ok: true };
  // Storage answers every refusal with 400 and puts the real status into the body.
  const { statusCode, message } = parse(responseText);
  return {
    ok: false,
    reason: 'refused',
    message: message ?? responseText,
    status: Number(statusCode) || status,
  };
}

function parse(json: string): { statusCode?: string; message?: string } {
  try {
    return JSON.parse(json) ?? {};
  } catch {
    return {};
  }
}

const cancelled: UploadResult = { ok: false, reason: 'cancelled', message: 'Cancelled.', status: 0 };
const offline = (message: string): UploadResult => ({ ok: false, reason: 'offline', message, status: 0 });

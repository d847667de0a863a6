import { failure, type Result, success } from './result.ts';

/** An upload without progress for this long counts as lost. */
const STALLED_AFTER_MS = 30_000;
/**
 * The progress ends when the last bytes have left the browser. On a slow line they then wait in the buffers of the
 * device, and the answer comes when the server has them: at 64 kbit/s, a byte takes an eighth of a millisecond.
 */
const MS_PER_BUFFERED_BYTE = 1 / 8;
const UNANSWERED_AFTER_MS = 180_000;

export interface Upload {
  apiUrl: string;
  publishableKey: string;
  /** The token of the signed-in person. */
  accessToken: string;
  bucket: string;
  /** The path in the bucket; an existing file is not replaced. */
  path: string;
  blob: Blob;
  /** How long a browser may cache the file, in seconds. */
  cacheControl: number;
  /** Called with the uploaded share, from 0 to 1. */
  onProgress?: (progress: number) => void;
  signal?: AbortSignal;
}

export interface UploadFailure {
  kind: 'cancelled' | 'offline' | 'refused';
  /** The status of Supabase Storage, 0 without an answer. */
  status: number;
  /** In English, for logs. */
  message: string;
}

export type UploadResult = Result<void, UploadFailure>;

/** Uploads a file to Supabase Storage. supabase-js uploads with `fetch`, which reports no progress. */
export function uploadFile(upload: Upload): Promise<UploadResult> {
  const { blob, onProgress, signal } = upload;
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(cancelled);
    const request = openRequest(upload);
    const cancel = () => request.abort();
    let stalled: ReturnType<typeof setTimeout>;
    const waitOn = (patienceMs: number) => {
      clearTimeout(stalled);
      stalled = setTimeout(() => {
        resolve(offline('The upload stalled.'));
        request.abort();
      }, patienceMs);
    };

    request.upload.onprogress = ({ loaded, total }) => {
      const buffered = loaded < total ? 0 : total * MS_PER_BUFFERED_BYTE;
      waitOn(Math.min(STALLED_AFTER_MS + buffered, UNANSWERED_AFTER_MS));
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
    waitOn(STALLED_AFTER_MS);
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
  if (status >= 200 && status < 300) return success(undefined);
  // Storage answers every refusal with 400 and gives the real status in the body.
  const { statusCode, message } = parse(responseText);
  return failure({
    kind: 'refused',
    status: Number(statusCode) || status,
    message: message ?? responseText,
  });
}

function parse(json: string): { statusCode?: string; message?: string } {
  try {
    return JSON.parse(json) ?? {};
  } catch {
    return {};
  }
}

const cancelled: UploadResult = failure({ kind: 'cancelled', status: 0, message: 'Cancelled.' });

function offline(message: string): UploadResult {
  return failure({ kind: 'offline', status: 0, message });
}

import { type PublicBucket, pictureAddress } from '@vitrina/shared/pictureAddress.ts';
import { prepareImage } from '@vitrina/shared/prepareImage.ts';
import { HttpError, useLogoutIfAccessDenied, useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type PictureFailure, uploadPicture } from '../providers/pictures.ts';
import { environment } from '../providers/supabase.ts';
import { text } from './text.ts';
import { useCountedUpload } from './Uploads.tsx';

type UploadStatus =
  | { step: 'idle' | 'preparing' }
  | { step: 'uploading'; progress: number }
  /** With a file the upload can be retried; without one, another picture has to be chosen. */
  | { step: 'failed'; reason: string; file?: File };

interface Options {
  bucket: PublicBucket;
  onUploaded: (path: string) => void;
  onFailed: (reason: string) => void;
}

/** Prepares and uploads a picture. Choosing another one aborts the first, and so does leaving the form, which a toast says. */
export function usePictureUpload({ bucket, onUploaded, onFailed }: Options) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const notify = useNotify();
  const running = useRef<AbortController>(null);
  const [status, setStatus] = useState<UploadStatus>({ step: 'idle' });
  const isRunning = status.step === 'preparing' || status.step === 'uploading';

  useCountedUpload(isRunning);
  const leave = useEffectEvent(() => {
    running.current?.abort();
    if (isRunning) notify(text.aborted, { type: 'warning' });
  });
  useEffect(() => () => leave(), []);

  function fail(reason: string, file?: File) {
    setStatus({ step: 'failed', reason, ...(file && { file }) });
    onFailed(reason);
  }

  async function start(file: File) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;

    setStatus({ step: 'preparing' });
    const prepared = await prepareImage(file);
    if (signal.aborted) return;
    if (!prepared.ok) return fail(text.refusals[prepared.reason]);

    setStatus({ step: 'uploading', progress: 0 });
    const result = await uploadPicture(bucket, prepared.value, {
      signal,
      onProgress: (progress) => !signal.aborted && setStatus({ step: 'uploading', progress }),
    });
    if (signal.aborted) return;
    if (!result.ok) {
      fail(reasonOf(result.reason), file);
      if (isSignedOut(result.reason))
        await logoutIfAccessDenied(new HttpError('The session has ended.', 401));
      return;
    }
    const loads = await loadsAsPicture(result.value);
    if (signal.aborted) return;
    if (!loads) return fail(text.unpublished, file);
    setStatus({ step: 'idle' });
    onUploaded(result.value);
  }

  function cancel() {
    running.current?.abort();
    setStatus({ step: 'idle' });
  }

  return { status, isRunning, start, cancel };
}

const isSignedOut = (failure: PictureFailure) =>
  failure.kind === 'signed-out' || (failure.kind === 'refused' && failure.status === 401);

function reasonOf(failure: PictureFailure): string {
  if (failure.kind === 'offline') return text.offline;
  if (failure.kind === 'refused' && failure.status !== 403) {
    console.warn('The upload was refused:', failure.message);
    return failure.status === 413 ? text.refusals['too-large'] : text.refused;
  }
  return text.forbidden;
}

/** Whether the uploaded picture can be loaded. */
function loadsAsPicture(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = pictureAddress(path, environment.supabaseUrl);
  });
}

import { pictureAddress } from '@vitrina/shared/pictureAddress.ts';
import { prepareImage } from '@vitrina/shared/prepareImage.ts';
import { HttpError, useLogoutIfAccessDenied } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { type PictureBucket, type PictureFailure, uploadPicture } from '../providers/pictures.ts';
import { environment } from '../providers/supabase.ts';
import { text } from './text.ts';

type UploadStatus =
  | { step: 'idle' | 'preparing' }
  | { step: 'uploading'; progress: number }
  /** With a file it can be tried again; without, another one has to be chosen. */
  | { step: 'failed'; reason: string; file?: File };

interface Options {
  bucket: PictureBucket;
  onUploaded: (path: string) => void;
  onFailed: (reason: string) => void;
}

/** Prepares and uploads a picture. One at a time: choosing another one aborts the first. */
export function usePictureUpload({ bucket, onUploaded, onFailed }: Options) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const running = useRef<AbortController>(null);
  const [status, setStatus] = useState<UploadStatus>({ step: 'idle' });

  useEffect(() => () => running.current?.abort(), []);

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
      if (isSignedOut(result.reason))
        await logoutIfAccessDenied(new HttpError('The session has ended.', 401));
      return fail(reasonOf(result.reason), file);
    }
    if (!(await loadsAsPicture(result.value))) return fail(text.unpublished, file);
    if (signal.aborted) return;
    setStatus({ step: 'idle' });
    onUploaded(result.value);
  }

  function cancel() {
    running.current?.abort();
    setStatus({ step: 'idle' });
  }

  return { status, start, cancel };
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

/** Whether a browser gets the picture. */
function loadsAsPicture(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = pictureAddress(path, environment.supabaseUrl);
  });
}

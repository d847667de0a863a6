import { pastedFiles } from '@vitrina/shared/pastedFiles.ts';
import { type ClipboardEvent, type DragEvent, type RefObject, useRef } from 'react';
import { useNotify } from 'react-admin';
import { text as imageText } from '../images/text.ts';
import { usePictureUpload } from '../images/usePictureUpload.ts';
import { insertPicture } from './marking.ts';

/** Uploads pictures one after the other and inserts each into the text; handles those that are pasted or dropped there. */
export function useArticlePictures(area: RefObject<HTMLTextAreaElement | null>) {
  const notify = useNotify();
  const waiting = useRef<File[]>([]);
  const { status, isRunning, start, cancel } = usePictureUpload({
    bucket: 'content-images',
    onUploaded: (path) => {
      if (area.current) insertPicture(area.current, path);
      startNext();
    },
    onFailed: (reason) => {
      notify(imageText.failed(reason), { type: 'error', multiLine: true });
      startNext();
    },
  });

  function upload(files: File[]) {
    waiting.current.push(...files);
    if (!isRunning) startNext();
  }

  function startNext() {
    const next = waiting.current.shift();
    if (next) void start(next);
  }

  function take(event: ClipboardEvent | DragEvent, files: File[]) {
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    if (pictures.length === 0) return;
    event.preventDefault();
    upload(pictures);
  }

  return {
    status,
    isRunning,
    upload,
    cancel() {
      cancel();
      waiting.current = [];
    },
    handlers: {
      onPaste: (event: ClipboardEvent) => take(event, pastedFiles(event.clipboardData)),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => take(event, [...event.dataTransfer.files]),
    },
  };
}

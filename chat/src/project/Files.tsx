import { useStore } from '@nanostores/react';
import { formatDate } from '@vitrina/shared/dates.ts';
import { useState } from 'react';
import StoredFile from '../attachments/StoredFile.tsx';
import { Button } from '../ui/Button.tsx';
import { keepFocus } from '../ui/keepFocus.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import { pictureName } from './pictureName.ts';
import { projectOf } from './projectOf.ts';
import { text } from './text.ts';

interface Props {
  clientId: string;
  /** The sender shown for the client's own files. */
  fromClient: string;
}

/** All files and pictures, newest first. */
export function Files({ clientId, fromClient }: Props) {
  const { $project, readMoreFiles } = projectOf(clientId);
  const { files, hasMoreFiles } = useStore($project);
  const [isReading, setReading] = useState(false);
  const toast = useToast();
  const readMore = async () => {
    if (isReading) return;
    setReading(true);
    const read = await readMoreFiles();
    if (!read.ok) toast({ tone: 'error', title: text.moreFailed });
    setReading(false);
  };
  if (files.length === 0) return <p>{text.noFiles}</p>;
  return (
    <>
      <ul className="border-t-3 border-ink">
        {files.map((file) => (
          <li key={file.id} className="border-b border-line py-2">
            <StoredFile
              path={file.attachment_url ?? ''}
              name={file.attachment_name ?? pictureName(file)}
              isPicture={file.attachment_name === null}
              size={file.attachment_size}
            />
            <p className="text-micro text-muted">
              {file.sender_id === clientId ? fromClient : text.fromStudio}, {formatDate(file.timestamp)}
            </p>
          </li>
        ))}
      </ul>
      {hasMoreFiles && (
        <Button ref={keepFocus} variant="ghost" aria-disabled={isReading} onClick={readMore}>
          {text.more}
        </Button>
      )}
    </>
  );
}

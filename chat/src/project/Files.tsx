import { formatDate } from '@vitrina/shared/dates.ts';
import type { Message } from '../api/messages.ts';
import StoredFile from '../pictures/StoredFile.tsx';
import { text } from './text.ts';

interface Props {
  files: readonly Message[];
  clientId: string;
}

/** The newest first. A picture has no name but its place. */
export function Files({ files, clientId }: Props) {
  if (files.length === 0) return <p>{text.noFiles}</p>;
  return (
    <ul className="border-t-3 border-ink">
      {files.map((file) => (
        <li key={file.id} className="border-b border-line py-2">
          <StoredFile
            path={file.attachment_url ?? ''}
            name={file.attachment_name ?? pictureName(file)}
            size={file.attachment_size}
          />
          <p className="text-micro text-muted">
            {file.sender_id === clientId ? text.fromYou : text.fromStudio}, {formatDate(file.timestamp)}
          </p>
        </li>
      ))}
    </ul>
  );
}

const pictureName = ({ attachment_url }: Message) => (attachment_url ?? '').split('/').at(-1) ?? '';

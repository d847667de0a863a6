import { Pencil, Reply, X } from 'lucide-react';
import type { Message } from '../../api/messages.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { text } from '../text.ts';

/** What the composer currently does if it is not writing a new message. */
export interface Task {
  kind: 'correct' | 'reply';
  message: Message;
  author: string;
}

interface Props {
  /** Of the text, which describes the field. */
  id: string;
  task: Task;
  /** Of its message; empty if it was deleted. */
  content: string | undefined;
  onCancel: () => void;
}

/** Shown above the composer while a message is corrected or answered. */
export function TaskBar({ id, task: { kind, author }, content, onCancel }: Props) {
  const Icon = kind === 'correct' ? Pencil : Reply;
  return (
    <div className="mb-2 flex items-center gap-3 border-l-4 border-pave pl-3 text-small/[1.4]">
      <Icon size={18} aria-hidden />
      <p className="min-w-0 flex-1" id={id}>
        <span className="block font-bold">
          {kind === 'correct' ? text.correcting : text.answering(author)}
        </span>{' '}
        <span className="block truncate text-muted" dir="auto">
          {content || text.deleted}
        </span>
      </p>
      <IconButton label={text.cancel} icon={<X size={20} aria-hidden />} onClick={onCancel} />
    </div>
  );
}

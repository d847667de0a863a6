import { Button, type ButtonProps } from '@mui/material';
import { Mail } from 'lucide-react';
import { useNotify } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { ToastButton, UNDO_MS } from '../ui/UndoButton.tsx';
import { useWords } from '../ui/useWords.ts';
import { replyLink } from './contact.ts';
import { text } from './text.ts';
import { useInboxChange } from './useInboxChange.tsx';

/** Opens the device's mail program. Whether the mail was sent only its author knows, so a toast asks to mark the row. */
export function ReplyButton({ row, ...button }: ButtonProps & { row: InboxRow }) {
  const words = useWords();
  const notify = useNotify();
  const { changeUndoably } = useInboxChange();
  const { id, read, answered_at } = row;
  const askForMark = () =>
    notify(text.claimAnswer, {
      autoHideDuration: UNDO_MS,
      action: (
        <ToastButton
          label={text.isAnswered}
          onPress={() => void changeUndoably([id], 'answered', { read, answered_at })}
        />
      ),
    });
  return (
    <Button
      startIcon={<Mail size={20} />}
      href={replyLink(row.email, words('reply_subject'))}
      onClick={() => answered_at === null && askForMark()}
      {...button}
    />
  );
}

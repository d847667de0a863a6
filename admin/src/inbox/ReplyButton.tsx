import { Button, type ButtonProps } from '@mui/material';
import { Mail } from 'lucide-react';
import type { InboxRow } from '../providers/inboxReads.ts';
import { useWords } from '../ui/useWords.ts';
import { replyLink } from './contact.ts';
import { useAnswer } from './useAnswer.tsx';

/** Only the mail program knows whether the letter was sent, so opening it counts as the answer; that can be undone. */
export function ReplyButton({ row, ...button }: ButtonProps & { row: InboxRow }) {
  const words = useWords();
  const answer = useAnswer(row);
  return (
    <Button
      startIcon={<Mail size={20} />}
      href={replyLink(row.email, words('reply_subject'))}
      onClick={() => row.answered_at === null && answer(true)}
      {...button}
    />
  );
}

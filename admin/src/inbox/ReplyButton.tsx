import Button, { type ButtonProps } from '@mui/material/Button';
import { Mail } from 'lucide-react';
import type { InboxRow } from '../providers/inboxReads.ts';
import { useInbox } from './InboxContext.tsx';
import { replyLink } from './replyLink.ts';
import { useMarkAsAnswered } from './useMarkAsAnswered.ts';

interface Props extends ButtonProps {
  row: InboxRow;
}

/** Only the mail program knows whether the letter was sent, so opening it counts as the answer; that can be undone. */
export function ReplyButton({ row, children, ...button }: Props) {
  const { text } = useInbox();
  const mark = useMarkAsAnswered(row);
  return (
    <Button
      startIcon={<Mail size={20} />}
      href={replyLink(row.email, text.replySubject)}
      onClick={() => row.answered_at === null && mark(true)}
      {...button}
    >
      {children}
    </Button>
  );
}

import Button from '@mui/material/Button';
import { Check, Mail, Undo2 } from 'lucide-react';
import type { InboxRow } from '../providers/inboxReads.ts';
import { useInbox } from './InboxContext.tsx';
import { replyLink } from './replyLink.ts';
import { text as common } from './text.ts';
import { useMarkAsAnswered } from './useMarkAsAnswered.ts';

/** Whether a letter was sent only the person's mail program knows, so opening it counts, and can be taken back. */
export function AnswerButtons({ row }: { row: InboxRow }) {
  const { text } = useInbox();
  const mark = useMarkAsAnswered(row);
  const isAnswered = row.answered_at !== null;
  return (
    <>
      <Button
        color="inherit"
        startIcon={isAnswered ? <Undo2 size={20} /> : <Check size={20} />}
        onClick={() => mark(!isAnswered)}
      >
        {isAnswered ? common.markUnanswered : common.markAnswered}
      </Button>
      <Button
        variant="contained"
        startIcon={<Mail size={20} />}
        href={replyLink(row.email, text.replySubject)}
        onClick={() => !isAnswered && mark(true)}
      >
        {common.reply}
      </Button>
    </>
  );
}

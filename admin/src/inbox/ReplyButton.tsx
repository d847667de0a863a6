import Button, { type ButtonProps } from '@mui/material/Button';
import { Mail } from 'lucide-react';
import { useResourceContext, useTranslate } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { replyLink } from './replyLink.ts';
import { useAnswer } from './useAnswer.tsx';

/** Only the mail program knows whether the letter was sent, so opening it counts as the answer; that can be undone. */
export function ReplyButton({ row, ...button }: ButtonProps & { row: InboxRow }) {
  const resource = useResourceContext();
  const translate = useTranslate();
  const answer = useAnswer(row);
  return (
    <Button
      startIcon={<Mail size={20} />}
      href={replyLink(row.email, translate(`resources.${resource}.reply_subject`))}
      onClick={() => row.answered_at === null && answer(true)}
      {...button}
    />
  );
}

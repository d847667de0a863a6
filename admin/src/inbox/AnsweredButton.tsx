import Button from '@mui/material/Button';
import { Check, Undo2 } from 'lucide-react';
import type { InboxRow } from '../providers/inboxReads.ts';
import { text } from './text.ts';
import { useMarkAsAnswered } from './useMarkAsAnswered.ts';

/** For answers given elsewhere, and for letters that were not sent after all. */
export function AnsweredButton({ row }: { row: InboxRow }) {
  const mark = useMarkAsAnswered(row);
  const isAnswered = row.answered_at !== null;
  return (
    <Button
      color="inherit"
      startIcon={isAnswered ? <Undo2 size={20} /> : <Check size={20} />}
      onClick={() => mark(!isAnswered)}
    >
      {isAnswered ? text.markUnanswered : text.markAnswered}
    </Button>
  );
}

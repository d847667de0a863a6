import Button from '@mui/material/Button';
import { Check, Undo2 } from 'lucide-react';
import type { InboxRow } from '../providers/inboxReads.ts';
import { text } from './text.ts';
import { useAnswer } from './useAnswer.tsx';

/** For answers given elsewhere, and for letters that were not sent after all. */
export function AnsweredButton({ row }: { row: InboxRow }) {
  const answer = useAnswer(row);
  const isAnswered = row.answered_at !== null;
  return (
    <Button
      color="inherit"
      startIcon={isAnswered ? <Undo2 size={20} /> : <Check size={20} />}
      onClick={() => answer(!isAnswered)}
    >
      {isAnswered ? text.markUnanswered : text.markAnswered}
    </Button>
  );
}

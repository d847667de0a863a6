import { Button } from '@mui/material';
import { momentOf } from '@vitrina/shared/dates.ts';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { Notice } from '../../forms/Notice.tsx';
import type { NewestLetter } from '../../providers/timeline.ts';
import { text } from '../text.ts';

interface Props {
  answer: NewestLetter;
  onReview: () => void;
  onSend: (values: FieldValues) => void;
}

/** Says that somebody else has answered while this letter was being written. */
export function AnsweredNotice({ answer, onReview, onSend }: Props) {
  const { handleSubmit } = useFormContext();
  const { made_at, made_by } = answer;
  return (
    <Notice role="alert">
      <strong className="basis-full">{text.letter.answered(made_by, momentOf(made_at))}</strong>
      <Button variant="outlined" color="inherit" onClick={handleSubmit(onSend)}>
        {text.letter.sendAnyway}
      </Button>
      <Button variant="outlined" color="inherit" onClick={onReview}>
        {text.letter.review}
      </Button>
    </Notice>
  );
}

import { Button } from '@mui/material';
import { PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { letterAddress } from './letter/letterAddress.ts';
import { text } from './text.ts';
import { usePersonOfRow } from './usePersonOfRow.ts';

/** Opens a letter to the sender of the row around it. */
export function AnswerButton() {
  const person = usePersonOfRow();
  if (!person?.email) return null;
  return (
    <Button
      component={Link}
      to={letterAddress(person.id)}
      variant="contained"
      startIcon={<PenLine size={20} />}
      className="max-md:-order-1 max-md:basis-full"
    >
      {text.letter.write}
    </Button>
  );
}

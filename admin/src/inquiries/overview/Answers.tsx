import Box from '@mui/material/Box';
import { text } from './text.ts';

interface Props {
  /** Answered, or waiting for more than a day. */
  due: number;
  /** Answered within 24 hours. */
  inTime: number;
}

export function Answers({ due, inTime }: Props) {
  return (
    <div>
      <Box component="h2" sx={{ m: 0, fontSize: '1rem' }}>
        {text.answered}
      </Box>
      <Box sx={{ my: 1, font: '850 2rem / 1 var(--font-display)' }}>{text.answeredOf(inTime, due)}</Box>
      <Box sx={{ color: 'var(--color-muted)', fontSize: '0.9375rem' }}>{text.answeredHint}</Box>
    </div>
  );
}

import { Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      className="max-w-160 p-[clamp(1rem,4vw,1.75rem)] wrap-anywhere"
    >
      <Typography id={id} variant="h3" component="h2" className="mb-5">
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

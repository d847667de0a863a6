import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

export function Section({ title, children }: Props) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3.5 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 2.5, fontSize: '2rem' }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', '& form': formStyle }}>{children}</Box>
    </Paper>
  );
}

const formStyle = {
  display: 'grid',
  gap: 2.5,
  justifyItems: 'start',
  width: '100%',
  '& .MuiFormControl-root': { width: '100%' },
};

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What stands above a list: words or a search, and the buttons beside them; on phones below one another. */
export function PageHead({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        mb: 2.5,
      }}
    >
      {children}
    </Box>
  );
}

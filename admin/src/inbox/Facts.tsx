import Box from '@mui/material/Box';
import { useTranslateLabel } from 'ra-core';
import type { ReactNode } from 'react';
import { useInbox } from './InboxContext.tsx';

/** Fields with their names, a line each. */
export function Facts({ facts }: { facts: Record<string, ReactNode> }) {
  const { resource } = useInbox();
  const labelOf = useTranslateLabel();
  return (
    <Box component="dl" sx={{ m: 0, borderTop: '1px solid var(--color-line)' }}>
      {Object.entries(facts).map(([field, value]) => (
        <Box
          key={field}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '84px 1fr', sm: '110px 1fr' },
            alignItems: 'baseline',
            py: 1.375,
            borderBottom: '1px solid var(--color-line)',
          }}
        >
          <Box component="dt" sx={{ color: 'var(--color-muted)' }}>
            {labelOf({ source: field, resource })}
          </Box>
          <Box component="dd" sx={dd}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const dd = {
  m: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  // Keeps buttons from making the line higher.
  '& .MuiIconButton-root': { my: -1.5 },
};

import Box from '@mui/material/Box';
import type { SiteBuild } from '../providers/siteBuilds.ts';
import { text } from './text.ts';

/** Why a build failed, and the technical detail below. */
export function FailureReason({ build: { failure, failure_detail } }: { build: SiteBuild }) {
  if (!failure) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 0.75,
        p: 1.5,
        borderRadius: '8px',
        backgroundColor: 'var(--color-danger-bg)',
        color: 'var(--color-ink)',
      }}
    >
      <span>{text.failures[failure]}</span>
      {failure_detail && (
        <Box component="code" lang="en" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {failure_detail}
        </Box>
      )}
    </Box>
  );
}

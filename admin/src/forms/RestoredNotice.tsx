import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { text } from './text.ts';
import type { useDraft } from './useDraft.ts';

export function RestoredNotice({ draft }: { draft: ReturnType<typeof useDraft> }) {
  if (!draft.isRestored) return null;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 0.5,
        backgroundColor: 'var(--color-new-bg)',
        borderLeft: '6px solid var(--color-pave)',
      }}
    >
      {text.restored}
      <Button color="inherit" onClick={draft.drop}>
        {text.dropRestored}
      </Button>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useInbox } from './InboxContext.tsx';
import { text } from './text.ts';
import { useInboxTotals } from './useInboxTotals.ts';

const number = new Intl.NumberFormat('bg-BG', { useGrouping: 'always' });

export function InboxTotals() {
  const { resource } = useInbox();
  const { total, unread } = useInboxTotals(resource);
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3.5, rowGap: 1, m: 0 }}>
      <Total label={text.total} value={total} />
      <Total label={text.unread} value={unread} isHighlighted={Boolean(unread)} />
    </Box>
  );
}

interface TotalProps {
  label: string;
  value: number | undefined;
  isHighlighted?: boolean;
}

function Total({ label, value, isHighlighted = false }: TotalProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <Box component="dt">{label}</Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          font: '850 2rem / 1 var(--font-display)',
          fontVariantNumeric: 'tabular-nums',
          ...(isHighlighted && {
            px: 1.25,
            py: 0.25,
            borderRadius: '6px',
            backgroundColor: 'var(--color-pave)',
            color: 'var(--color-ink-fix)',
          }),
        }}
      >
        {value === undefined ? '–' : number.format(value)}
      </Box>
    </Box>
  );
}

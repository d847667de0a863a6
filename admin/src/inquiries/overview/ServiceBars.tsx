import Box from '@mui/material/Box';
import { text } from './text.ts';
import type { Count } from './useOverview.ts';

const SHOWN = 4;

export function ServiceBars({ services }: { services: Count[] }) {
  const most = Math.max(1, ...services.map(({ count }) => count));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="h2" sx={{ m: 0, mb: 1, fontSize: '1rem' }}>
        {text.services}
      </Box>
      {services.length === 0 && text.none}
      <Box component="dl" sx={{ display: 'grid', gap: 0.75, m: 0 }}>
        {services.slice(0, SHOWN).map(({ label, count }) => (
          <Box key={label} sx={{ display: 'flex', gap: 1.5, position: 'relative', pb: 0.5 }}>
            <Box component="dt" className="ellipsis" sx={{ flex: 1 }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
              {count}
              <Box
                aria-hidden="true"
                component="span"
                sx={{
                  position: 'absolute',
                  left: 0,
                  bottom: 0,
                  width: `${(count / most) * 100}%`,
                  height: 3,
                  backgroundColor: 'var(--color-pave)',
                }}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

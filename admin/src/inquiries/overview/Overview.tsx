import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { Answers } from './Answers.tsx';
import { DayChart } from './DayChart.tsx';
import { ServiceBars } from './ServiceBars.tsx';
import { text } from './text.ts';
import { useOverview } from './useOverview.ts';

/**
 * The last thirty days at a glance, above the list; on a phone folded, so that the inquiries come first.
 * When it cannot be read, the list goes without it.
 */
export default function Overview() {
  const isPhone = useIsPhone();
  const overview = useOverview();
  if (!overview) return null;
  const { days, services, due, inTime } = overview;
  const parts = (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', lg: '2fr 1.4fr 1fr' },
        gap: { xs: 2.5, lg: 4 },
      }}
    >
      <DayChart days={days} />
      <ServiceBars services={services} />
      <Answers due={due} inTime={inTime} />
    </Box>
  );
  return (
    <Paper
      component="section"
      aria-label={text.title}
      variant="outlined"
      sx={{ mb: 2.5, px: { xs: 2, sm: 2.5 }, py: { xs: 0.5, sm: 2.5 } }}
    >
      {isPhone ? (
        <details>
          <Box component="summary" sx={{ py: 1.25, fontWeight: 700, cursor: 'pointer' }}>
            {text.title}
          </Box>
          <Box sx={{ py: 1.5 }}>{parts}</Box>
        </details>
      ) : (
        parts
      )}
    </Paper>
  );
}

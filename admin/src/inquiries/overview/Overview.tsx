import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { inquiriesText } from '../text.ts';
import { DayChart } from './DayChart.tsx';
import { ServiceBars } from './ServiceBars.tsx';
import { useOverview } from './useOverview.ts';

const { overview: text } = inquiriesText;

/** The last thirty days at a glance, above the list. When it cannot be read, the list goes without it. */
export default function Overview() {
  const overview = useOverview();
  if (!overview) return null;
  const { days, services, due, inTime } = overview;
  return (
    <Paper
      component="section"
      aria-label={text.title}
      variant="outlined"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', lg: '2fr 1.4fr 1fr' },
        gap: { xs: 2.5, lg: 4 },
        mb: 2.5,
        p: { xs: 2, sm: 2.5 },
      }}
    >
      <DayChart days={days} />
      <ServiceBars services={services} />
      <Box>
        <Box component="h2" sx={{ m: 0, fontSize: '1rem' }}>
          {text.answered}
        </Box>
        <Box sx={{ my: 1, font: '850 2rem / 1 var(--font-display)' }}>{text.answeredOf(inTime, due)}</Box>
        <Box sx={{ color: 'var(--muted)', fontSize: '0.9375rem' }}>{text.answeredHint}</Box>
      </Box>
    </Paper>
  );
}

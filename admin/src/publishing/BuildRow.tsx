import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import type { SiteBuild } from '../providers/siteBuilds.ts';
import { FailureReason } from './FailureReason.tsx';
import { StateIcon } from './StateIcon.tsx';
import { text } from './text.ts';

const labels: Record<SiteBuild['status'], string> = {
  requested: text.waiting,
  running: text.running,
  published: text.published,
  failed: text.failed,
};

const colours: Partial<Record<SiteBuild['status'], string>> = {
  published: 'var(--color-success)',
  failed: 'var(--color-danger)',
};

export function BuildRow({ build }: { build: SiteBuild }) {
  const { status, causes, requested_at } = build;
  return (
    <Paper component="li" variant="outlined" sx={{ display: 'grid', gap: 0.75, px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            fontWeight: 700,
            color: colours[status],
            flex: 1,
          }}
        >
          <StateIcon status={status} />
          {labels[status]}
        </Box>
        <Box sx={{ color: 'var(--color-muted)', fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums' }}>
          {formatDateTime(requested_at)}
        </Box>
      </Box>
      <Box sx={{ overflowWrap: 'anywhere', '&::first-letter': { textTransform: 'uppercase' } }}>
        {causes.map((cause) => text.causes[cause]).join(', ')}
        {duration(build)}
      </Box>
      <FailureReason build={build} />
    </Paper>
  );
}

function duration({ status, started_at, finished_at }: SiteBuild): string {
  if (status !== 'published' || !started_at || !finished_at) return '';
  const seconds = Math.max(1, Math.round((Date.parse(finished_at) - Date.parse(started_at)) / 1000));
  return `, ${text.lasted(seconds)}`;
}

import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { SiteBuild } from '../providers/siteBuilds.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import { BuildRow } from './BuildRow.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { publishState } from './publishState.ts';
import { text } from './text.ts';
import { useSiteBuilds } from './useSiteBuilds.ts';

export default function BuildList() {
  const { data, error, isPending, refetch } = useSiteBuilds();
  return (
    <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 880 }}>
      <PageTitle title={text.title} />
      {isPending && <Loading />}
      {error && (
        <LoadFailed title={text.loadFailed} reason={text.loadFailedReason} error={error} onRetry={refetch} />
      )}
      {data && <Builds builds={data} />}
    </Box>
  );
}

function Builds({ builds }: { builds: SiteBuild[] }) {
  return (
    <>
      <Paper variant="outlined" sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 3 } }}>
        <PublishPanel state={publishState(builds)} />
      </Paper>
      <Typography variant="h2" sx={{ mt: 1 }}>
        {text.latest}
      </Typography>
      {builds.length === 0 ? (
        <StatePanel text={text.empty} />
      ) : (
        <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
          {builds.map((build) => (
            <BuildRow key={build.id} build={build} />
          ))}
        </Box>
      )}
    </>
  );
}

function Loading() {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <span className="visually-hidden">{text.loading}</span>
      {['one', 'two', 'three'].map((row) => (
        <Skeleton key={row} variant="rounded" height={70} />
      ))}
    </Box>
  );
}

import './publishing.css';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import { BuildRow } from './BuildRow.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { publishState } from './publishState.ts';
import { text } from './text.ts';
import { useBuilds } from './useBuilds.ts';

export default function BuildList() {
  const { data: builds, error, isPending, refetch } = useBuilds();
  return (
    <div className="sections">
      <PageTitle title={text.title} />
      {isPending && <ListSkeleton />}
      {error && (
        <LoadFailed title={text.loadFailed} reason={text.loadFailedReason} error={error} onRetry={refetch} />
      )}
      {builds && (
        <>
          <Paper variant="outlined" className="card">
            <PublishPanel state={publishState(builds)} />
          </Paper>
          <Typography variant="h2">{text.latest}</Typography>
          {builds.length === 0 ? (
            <StatePanel text={text.empty} />
          ) : (
            <ul className="cards">
              {builds.map((build) => (
                <BuildRow key={build.id} build={build} />
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}

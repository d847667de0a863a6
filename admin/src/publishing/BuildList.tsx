import { Paper, Typography } from '@mui/material';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import type { SiteBuild } from '../providers/siteBuilds.ts';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import { Changes } from './Changes.tsx';
import { durationOf } from './durationOf.ts';
import { FailureReason, PublishPanel } from './PublishPanel.tsx';
import { publishState } from './publishState.ts';
import { StateIcon } from './StateIcon.tsx';
import { text } from './text.ts';
import { useBuilds } from './useBuilds.ts';

export default function BuildList() {
  const query = useBuilds();
  const { data: builds } = query;
  return (
    <div className="grid gap-6">
      <PageTitle title={text.title} />
      <NotLoaded {...query} reason={text.loadFailedReason} />
      {builds && (
        <>
          <Paper variant="outlined" className="card">
            <PublishPanel state={publishState(builds)} />
          </Paper>
          <Changes />
          <Typography variant="h2">{text.latest}</Typography>
          {builds.length === 0 && <StatePanel text={text.empty} />}
          <ul className="cards">
            {builds.map((build) => (
              <BuildRow key={build.id} build={build} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const labels: Record<SiteBuild['status'], string> = {
  requested: text.waiting,
  running: text.running,
  published: text.published,
  failed: text.failed,
};

const colours: Partial<Record<SiteBuild['status'], string>> = {
  published: 'text-success',
  failed: 'text-danger',
};

function BuildRow({ build }: { build: SiteBuild }) {
  const { status, causes, requested_at } = build;
  return (
    <Paper component="li" variant="outlined" className="card">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <strong className={`flex flex-1 items-center gap-2 ${colours[status] ?? ''}`}>
          <StateIcon status={status} />
          {labels[status]}
        </strong>
        <time className="muted">{formatDateTime(requested_at)}</time>
      </div>
      <div className="wrap-anywhere first-letter:uppercase">
        {[...causes.map((cause) => text.causes[cause]), durationOf(build)].filter(Boolean).join(', ')}
      </div>
      <FailureReason build={build} />
    </Paper>
  );
}

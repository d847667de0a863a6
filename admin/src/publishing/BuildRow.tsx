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

export function BuildRow({ build }: { build: SiteBuild }) {
  const { status, causes, requested_at } = build;
  return (
    <Paper component="li" variant="outlined" className="card">
      <div className="build-head">
        <strong className={`is-${status}`}>
          <StateIcon status={status} />
          {labels[status]}
        </strong>
        <time className="muted">{formatDateTime(requested_at)}</time>
      </div>
      <div className="build-causes">
        {causes.map((cause) => text.causes[cause]).join(', ')}
        {duration(build)}
      </div>
      <FailureReason build={build} />
    </Paper>
  );
}

function duration({ status, started_at, finished_at }: SiteBuild): string {
  if (status !== 'published' || !started_at || !finished_at) return '';
  const seconds = Math.max(1, Math.round((Date.parse(finished_at) - Date.parse(started_at)) / 1000));
  return `, ${text.lasted(seconds)}`;
}

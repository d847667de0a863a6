import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import { useRecordContext, useResourceContext } from 'react-admin';
import { contentTableOf } from '../providers/resourceTables.ts';
import { standingsQuery, type Version } from '../providers/versions.ts';
import { text } from './text.ts';

/** Whether the row around it has changes that are not on the site yet, and who changed it last. */
export function RowState() {
  const table = contentTableOf(useResourceContext() ?? '');
  const id = useRecordContext()?.id;
  const { data: standings } = useQuery({
    ...standingsQuery(table ?? 'templates'),
    enabled: table !== undefined,
  });
  const { published, open } = standings?.find(({ key }) => key === String(id)) ?? {};
  const last = open ?? published;
  if (!last) return null;
  return (
    <div className="leading-[1.45]">
      {open ? stateOf(open, published !== undefined) : text.states.published}
      <div className="muted">{byWhom(last)}</div>
    </div>
  );
}

/** The state of an open version in words. */
export function stateOf(
  { publish_at, failure }: Pick<Version, 'publish_at' | 'failure'>,
  isOnSite: boolean,
): string {
  if (failure) return text.states.failed;
  if (publish_at) return text.states.scheduled(formatDateTime(publish_at));
  return isOnSite ? text.states.changes : text.states.draft;
}

export const byWhom = ({ maker, made_at }: Pick<Version, 'maker' | 'made_at'>) =>
  [maker?.username, formatDateTime(made_at)].filter(Boolean).join(', ');

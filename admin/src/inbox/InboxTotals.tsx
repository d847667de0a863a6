import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { totalsQuery } from '../providers/inboxReads.ts';
import { text } from './text.ts';

const number = new Intl.NumberFormat('bg-BG', { useGrouping: 'always' });

/** Of every row, whatever the list is filtered by. */
export function InboxTotals() {
  const resource = useResourceContext() ?? '';
  const { data } = useQuery(totalsQuery(resource));
  return (
    <dl className="totals">
      <Total label={text.total} value={data?.total} />
      <Total label={text.unread} value={data?.unread} isHighlighted={Boolean(data?.unread)} />
    </dl>
  );
}

interface TotalProps {
  label: string;
  value: number | undefined;
  isHighlighted?: boolean;
}

function Total({ label, value, isHighlighted = false }: TotalProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isHighlighted ? 'is-highlighted' : undefined}>
        {value === undefined ? '–' : number.format(value)}
      </dd>
    </div>
  );
}

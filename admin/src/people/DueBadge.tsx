import { useQuery } from '@tanstack/react-query';
import { peopleTotalsQuery } from '../providers/people.ts';
import { MenuCount } from '../ui/MenuCount.tsx';
import { text } from './text.ts';

/** In the menu: how many steps are due. */
export default function DueBadge() {
  const { data: totals = [] } = useQuery(peopleTotalsQuery);
  const due = totals.reduce((sum, { due }) => sum + due, 0);
  return <MenuCount count={due} label={text.due(due)} />;
}

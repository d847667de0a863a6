import { useQuery } from '@tanstack/react-query';
import { peopleTotalsQuery } from '../providers/people.ts';
import { MenuCount } from '../ui/MenuCount.tsx';
import { useWords } from '../ui/useWords.ts';

/** The number of due steps, for the menu. */
export default function DueBadge() {
  const words = useWords();
  const { data: totals = [] } = useQuery(peopleTotalsQuery);
  const due = totals.reduce((sum, { due }) => sum + due, 0);
  return <MenuCount count={due} label={words('due', { smart_count: due })} />;
}

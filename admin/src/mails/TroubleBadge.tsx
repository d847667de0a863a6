import { MenuCount } from '../ui/MenuCount.tsx';
import { useTroubles } from './useTroubles.ts';

export default function TroubleBadge() {
  const { count, troubles } = useTroubles();
  return <MenuCount count={count} label={troubles.map(({ short }) => short).join(', ')} isTrouble />;
}

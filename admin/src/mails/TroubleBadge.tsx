import { MenuCount } from '../layout/MenuCount.tsx';
import { text } from './text.ts';
import { useScheduleTroubles } from './useScheduleTroubles.ts';
import { useTroubledMails } from './useTroubledMails.ts';

export default function TroubleBadge() {
  const count = useTroubledMails();
  const stopped = useScheduleTroubles().map(({ short }) => short);
  const labels = count > 0 ? [text.troubled(count), ...stopped] : stopped;
  return <MenuCount count={count + stopped.length} label={labels.join(', ')} isTrouble />;
}

import { MenuCount } from '../layout/MenuCount.tsx';
import { text } from './text.ts';
import { useTroubledMails } from './useTroubledMails.ts';

export default function TroubleBadge() {
  const count = useTroubledMails();
  return <MenuCount count={count} label={text.troubled(count)} isTrouble />;
}

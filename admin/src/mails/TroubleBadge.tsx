import { MenuCount } from '../layout/MenuCount.tsx';
import { text } from './text.ts';
import { useTroubledMails } from './useTroubledMails.ts';

/** The number of mails in trouble, in red in the menu; nothing when all is well. */
export default function TroubleBadge() {
  const count = useTroubledMails();
  return <MenuCount count={count} label={text.troubled(count)} isTrouble />;
}

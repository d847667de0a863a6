import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';
import { NEW, useOpenRecord } from '../ui/recordAddress.ts';
import { BoardPage } from './BoardPage.tsx';

const PersonPage = lazyWithoutSuspense(() => import('./PersonPage.tsx'));

/** Everybody the studio deals with, or the one whom the address names. */
export default function PeoplePage() {
  const [id, part] = useOpenRecord().id?.split('/') ?? [];
  return id && id !== NEW ? <PersonPage key={id} id={id} isWriting={part === LETTER} /> : <BoardPage />;
}

/** Behind the address of a person: the letter is open. */
export const LETTER = 'letter';

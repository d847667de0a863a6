import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';
import { NEW, useOpenRecord } from '../ui/recordAddress.ts';
import { BoardPage } from './BoardPage.tsx';

const PersonPage = lazyWithoutSuspense(() => import('./PersonPage.tsx'));

/** All people, or the person whom the address names. */
export default function PeoplePage() {
  const [id, part] = useOpenRecord().id?.split('/') ?? [];
  return id && id !== NEW ? <PersonPage key={id} id={id} isWriting={part === LETTER} /> : <BoardPage />;
}

/** Follows a person's id in the address when the letter is open. */
export const LETTER = 'letter';

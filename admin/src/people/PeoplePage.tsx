import { lazyWithoutSuspense } from '@vitrina/shared/lazyWithoutSuspense.tsx';
import { NEW, useOpenRecord } from '../ui/recordAddress.ts';
import { BoardPage } from './BoardPage.tsx';
import { LETTER } from './letter/letterAddress.ts';

const PersonPage = lazyWithoutSuspense(() => import('./PersonPage.tsx'));

/** All people, or the person whom the address names. */
export default function PeoplePage() {
  const [id, part] = useOpenRecord().id?.split('/') ?? [];
  return id && id !== NEW ? <PersonPage key={id} id={id} isWriting={part === LETTER} /> : <BoardPage />;
}
